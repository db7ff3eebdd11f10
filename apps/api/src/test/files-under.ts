import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** The files below a folder, as sorted paths relative to it. */
export function filesUnder(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted()
}
