"""What render() shows, in every mode, and what a notebook and ``str`` show of a state: never more than the viewer sees."""

import re
import sys
import xml.etree.ElementTree as ET
from io import BytesIO

import numpy as np
import pytest

import roadstead
from roadstead import envs
from roadstead.conformance.tables import at_smallest_tables
from roadstead.records.match import Match

pytest.importorskip("pettingzoo")

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def position(game, seats=2, decisions=20):
    state = game.new(seats, seed=4)
    for _ in range(decisions):
        state.play(state.actor(), state.legal(state.actor())[0])
    return state


@at_smallest_tables
def test_a_state_is_text_and_a_drawing(table):
    state = position(table.game, table.seats)
    for view in (state, state.redacted(None), state.redacted(0)):
        told = str(view)
        assert told.startswith(f"{table.game.title}")
        assert len(told.splitlines()) > 5
        for name in table.game.seat_names[: table.seats]:
            assert name.lower() in told.lower()
        assert ET.fromstring(view._repr_svg_()).tag.endswith("svg")
    assert "Waiting for" in str(state.redacted(None))


def test_what_a_view_shows_depends_on_what_its_viewer_sees_alone():
    """Two tables that differ in the other's hand look alike, as text and as a drawing; all cards face up they do not."""
    game = roadstead.game("jamaica")
    state = game.new(2, seed=4)
    other = game.new(2, seed=4)
    hand, rest = other.hand[1], 2**11 - 1
    other.hand[1] = next(cards for cards in range(rest) if cards.bit_count() == hand.bit_count() and cards != hand)
    for viewer in (0, None):
        mine, theirs = state.redacted(viewer), other.redacted(viewer)
        assert (str(mine), mine._repr_svg_()) == (str(theirs), theirs._repr_svg_())
    assert str(state.redacted(1)) != str(other.redacted(1))
    assert state.redacted(1)._repr_svg_() != other.redacted(1)._repr_svg_()
    assert state._repr_svg_() != other._repr_svg_()


def test_a_match_is_shown_as_its_table():
    match = Match.new(roadstead.game("jamaica"), 2, seed=8)
    assert match._repr_svg_() == match.state._repr_svg_()
    assert str(match) == str(match.state)
    assert repr(match).startswith("<Match <Jamaica, 2 seats, 0 decisions")


def played(env, steps=3):
    env.reset(seed=3)
    for _ in range(steps):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    return env


def test_gymnasium_shows_the_learners_view():
    for mode in ("ansi", "svg"):
        env = played(envs.gymnasium("jamaica", seats=2, opponents="random", seat=1, render_mode=mode))
        view = env.state.redacted(1)
        assert env.render() == (str(view) if mode == "ansi" else view._repr_svg_())
        assert "as seat 1 sees it" in env.render()
    assert played(envs.gymnasium("jamaica", seats=2, opponents="random")).render() is None


def test_pettingzoo_and_many_games_show_the_spectators_view():
    env = envs.pettingzoo("jamaica", seats=2, render_mode="ansi")
    env.reset(seed=3)
    assert env.render() == str(env.state_now.redacted(None))
    many = envs.vector("jamaica", seats=2, count=2, seed=3, render_mode="svg")
    assert many.render()[0] == env.state_now.redacted(None)._repr_svg_()
    assert len(many.render()) == 2
    assert envs.vector("jamaica", seats=2, count=2).render() is None
    with pytest.raises(ValueError, match="not 'human'"):
        envs.vector("jamaica", render_mode="human")


def test_without_the_library_pixels_are_refused_with_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    env = played(envs.gymnasium("jamaica", seats=2, opponents="random", render_mode="rgb_array"))
    with pytest.raises(ImportError, match=re.escape("pip install 'roadstead[render]'")):
        env.render()


def test_pixels_show_the_drawing():
    resvg_py = pytest.importorskip("resvg_py")
    from PIL import Image

    env = played(envs.gymnasium("supremacy", seats=2, opponents="random", render_mode="rgb_array"))
    one = env.render()
    assert (one.dtype, one.shape[1:]) == (np.uint8, (960, 3))
    assert np.array_equal(one, env.render())
    whole = resvg_py.svg_to_bytes(svg_string=env.state.redacted(env.seat)._repr_svg_(), width=960, background="#ffffff")
    far = np.abs(np.array(Image.open(BytesIO(bytes(whole))).convert("RGB")).astype(int) - one)
    assert far.mean() < 0.5, "the board and the pieces above it are the drawing"
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert not np.array_equal(one, env.render())
    blue_water = (one[..., 2] > one[..., 0].astype(int) + 40).mean()
    assert blue_water > 0.1


def test_a_window_is_opened_for_people(monkeypatch):
    pytest.importorskip("resvg_py")
    pygame = pytest.importorskip("pygame")
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    for make in (lambda: played(envs.gymnasium("supremacy", seats=2, render_mode="human"), 1), pettingzoo_for_people):
        env = make()
        shown = pygame.surfarray.array3d(pygame.display.get_surface())
        assert shown.shape[0] == 960
        assert shown.std() > 20
        assert pygame.display.get_caption()[0].startswith("Supremacy with Fortuna as")
        env.close()
        assert pygame.display.get_surface() is None


def pettingzoo_for_people():
    env = envs.pettingzoo("supremacy", seats=2, render_mode="human")
    env.reset(seed=3)
    return env
