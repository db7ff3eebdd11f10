import type { Notes } from '../database'

/** Notes in this process's memory: a shop on SQLite has one process. */
export function notesInMemory(): Notes {
  const notes = new Map<string, string>()

  return {
    write: async (name, note) => void notes.set(name, note),
    read: async (name) => notes.get(name),
  }
}
