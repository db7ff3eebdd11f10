import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program that is installed on this system: in a folder of PATH, or where servers lie. */
export function onPath(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))
}
