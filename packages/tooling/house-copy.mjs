import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './run.mjs'

/** Copies the files that git knows, as they are now, to a new folder without installed packages. Gives the folder. */
export function copyOfTheHouse(name) {
  const house = mkdtempSync(join(tmpdir(), `etrend-${name}-`))
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const files = execFileSync('git', list, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  for (const file of files.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    cpSync(join(root, file), join(house, file))
  }
  return house
}
