import { chmod, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = 0o700
const FILE = 0o600
const ALL_MODES = 0o777

/**
 * Lets only the shop's own user read its files: every file that this process makes from now on, and those that earlier
 * versions left in `folder` with one of these `names`. The folder's own mode is changed last: once it is private, its
 * contents are known to be.
 */
export async function keepPrivate(folder: string, names: RegExp) {
  process.umask(ALL_MODES - FOLDER)
  if (((await stat(folder)).mode & ALL_MODES) === FOLDER) return
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!names.test(entry.name)) continue
    if (entry.isDirectory()) await closeFolder(join(folder, entry.name))
    else if (entry.isFile()) await chmod(join(folder, entry.name), FILE)
  }
  await chmod(folder, FOLDER)
}

async function closeFolder(folder: string) {
  await chmod(folder, FOLDER)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await chmod(join(entry.parentPath, entry.name), FOLDER)
    else if (entry.isFile()) await chmod(join(entry.parentPath, entry.name), FILE)
  }
}
