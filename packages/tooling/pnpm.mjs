import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'
import { workspaces } from './workspaces.mjs'

/**
 * Gives the folder of the pnpm version that package.json names as `packageManager`; npx downloads it when this machine
 * doesn't have it. That takes a second even when it does, so callers keep the folder. Throws when the download fails.
 */
export async function fetchPnpm() {
  const { packageManager } = workspaces()[0].manifest
  const printPath = ['node', '-p', 'process.env.PATH']
  const npx = ['--yes', `--package=${packageManager}`, '--', ...printPath]
  const { code, output } = await run('npx', npx, { quiet: true })
  const folder = output
    .split(/\r?\n/)
    .flatMap((line) => line.split(delimiter))
    .find(holdsPnpm)
  if (code === 0 && folder) return folder
  throw new Error(`${output}npx could not fetch ${packageManager}: is the npm registry reachable?`)
}

/** Whether pnpm is in this folder (npm may have emptied its cache since). */
export function holdsPnpm(folder) {
  return existsSync(join(folder, 'pnpm')) || existsSync(join(folder, 'pnpm.cmd'))
}
