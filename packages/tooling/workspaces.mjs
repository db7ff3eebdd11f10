import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

/** Every package of this repository: its folder, relative to the root, and its manifest. The root is the first. */
export function workspaces() {
  const folders = ['apps', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
  )
  return ['.', ...folders]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: manifestOf(folder) }))
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
}
