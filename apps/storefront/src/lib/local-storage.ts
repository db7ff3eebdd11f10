/** What could not be stored, because local storage is full or forbidden. It lasts as long as the page. */
const unstored = new Map<string, string>()

/** The text kept under a key; null where there is none. */
export function keptText(key: string) {
  const text = unstored.get(key)
  if (text !== undefined) return text
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepText(key: string, text: string) {
  try {
    localStorage.setItem(key, text)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

export function dropText(key: string) {
  unstored.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // What is forbidden holds nothing.
  }
}

/** The JSON kept under a key; undefined where there is none, or where it isn't JSON. */
export function keptJson(key: string): unknown {
  const text = keptText(key)
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
