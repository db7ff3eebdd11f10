import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'
import { isAnswering } from './answers.mjs'

/**
 * Points `current` to the release, restarts the shop, and waits until it answers. When it doesn't, points back to the
 * former version, restarts that, and throws an error that says so.
 */
export async function switchTo(release, installation, { backup, withoutWayBack }) {
  const { former, settings } = installation
  const problem = await start(release, installation)
  if (!problem) return
  const restore = `cd ${former} && npm run restore -- ${backup}`
  if (withoutWayBack) {
    throw new Error(
      `The new version doesn't answer: ${problem} There is no way back but the backup, without the orders since: point ${installation.current} to ${former}, then ${restore}`,
    )
  }
  const second = await start(former, installation)
  if (second) {
    throw new Error(
      `The new version doesn't answer: ${problem} The former one doesn't either: ${second} The backup from before: ${restore}`,
    )
  }
  throw new Error(
    `The new version doesn't answer: ${problem} The former version runs again, on the same data: ${settings.DATA_DIR}. No order was lost.`,
  )
}

/** Gives what is wrong, or undefined once the version answers. */
async function start(version, { current, restart, settings }) {
  pointTo(version, current)
  const { code, output } = await run('sh', ['-c', restart], { quiet: true, cwd: version })
  if (code !== 0) return `\`${restart}\` failed: ${output.trim()}.`
  const answers = await isAnswering(settings)
  return answers === true ? undefined : answers
}

/** In one step: there is no moment without `current`. */
function pointTo(version, current) {
  const next = join(current, '..', '.next')
  rmSync(next, { force: true })
  symlinkSync(version, next)
  renameSync(next, current)
}
