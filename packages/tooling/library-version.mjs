import { readFileSync } from 'node:fs'

/**
 * Throws an error if the module `id` belongs to another version of the library than the one that a build plugin was
 * written for. The plugin changes the library's code by its exact text, so it must be checked against each new version.
 */
export function requireVersion(id, library, version) {
  const folder = `/node_modules/${library}/`
  const root = id.slice(0, id.lastIndexOf(folder) + folder.length)
  const found = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).version
  if (found === version) return
  throw new Error(
    `${library} is ${found}, but the build changes the code of ${version}. Check that its changes still fit, then name ${found} where they are written.`,
  )
}
