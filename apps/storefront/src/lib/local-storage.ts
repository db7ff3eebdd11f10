import type { Schema } from './schema'

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

/** The value kept as JSON under a key; undefined where there is none, or where it isn't as described. */
export function keptValue<Value>(key: string, schema: Schema<Value>): Value | undefined {
  const text = keptText(key)
  if (text === null) return undefined
  try {
    return schema(JSON.parse(text))
  } catch {
    return undefined
  }
}
