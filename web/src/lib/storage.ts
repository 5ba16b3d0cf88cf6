// localStorage where the browser allows it; otherwise memory, which lasts as long as the page.

const memory = new Map<string, string>()

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key) ?? memory.get(key)
    return text === undefined ? otherwise : (JSON.parse(text) as T)
  } catch {
    const text = memory.get(key)
    return text === undefined ? otherwise : (JSON.parse(text) as T)
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Blocked or full: the memory has it.
  }
}

/** Whether what is written is still there tomorrow. */
export function lasting(): boolean {
  try {
    localStorage.setItem('roadstead.try', '1')
    localStorage.removeItem('roadstead.try')
    return true
  } catch {
    return false
  }
}
