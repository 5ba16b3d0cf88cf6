"""Reads a line from the player, so that Ctrl-C always works."""

import os
import signal
import threading

AGAIN_SECONDS = 0.05


def ask(prompt: str) -> str:
    """A line from standard input; raises ``EOFError`` at its end and ``KeyboardInterrupt`` for Ctrl-C.

    A signal may come between the prompt and the wait for a key.  Python notes it and waits all the same.  So a Ctrl-C
    that has not ended the waiting is sent again.
    """
    if threading.current_thread() is not threading.main_thread():
        return input(prompt)
    waiting_thread = threading.get_ident()
    answered = threading.Event()
    hears, tells = os.pipe()
    os.set_blocking(tells, False)

    def send_again() -> None:
        while signalled := os.read(hears, 1):
            if signalled[0] == signal.SIGINT and not answered.wait(AGAIN_SECONDS):
                signal.pthread_kill(waiting_thread, signal.SIGINT)

    listener = threading.Thread(target=send_again, daemon=True)
    listener.start()
    before = signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
    try:
        return input(prompt)
    finally:
        answered.set()
        signal.set_wakeup_fd(before)
        os.close(tells)
        listener.join()
        os.close(hears)
