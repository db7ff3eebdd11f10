import { join } from 'node:path'
import { isDeep } from './depth.mjs'
import { programPath } from './machine.mjs'
import { root, run } from './run.mjs'
import { forgetReport, oneFailed, readReport, sum } from './totals.mjs'

const report = join(root, 'packages', 'gates', 'test-results', 'gates.json')

/** Runs the gates on the built shop, chosen by `args`, and gives the exit code: 0 when all gates that ran are held. */
export async function runGates(pnpm, args) {
  const CHROMIUM_PATH = await programPath('chromium', pnpm)
  if (!CHROMIUM_PATH)
    throw new Error('The gates need Chromium or Chrome: install it, or set CHROMIUM_PATH.')
  const env = { CHROMIUM_PATH }
  const gates = ['--silent', '--filter', '@etrend/gates', 'gates', ...args]
  const { code } = await run('pnpm', gates, { path: [pnpm], env })
  return code
}

/** The gates of `npm test`: sold once, paid once, no access without a right, no crash, nothing lost when killed. */
const FIRST = ['G1', 'G2', 'G3', 'G5', 'G9', 'G12']
/** `npm test` always makes up the same calls, so that it says the same of the same commit; the deep run makes up others. */
const SEED = ['--seed', '1']

/** Runs the short form of the first gates, or in the deep run of all: gives how many are held, and each that is not. */
export async function shortGates(pnpm) {
  forgetReport(report)
  const code = await runGates(pnpm, ['--short', ...(isDeep ? [] : [...SEED, ...FIRST])])
  const { totals = oneFailed, failures = [] } = readReport(report) ?? {}
  return { ...(code !== 0 && totals.failed === 0 ? sum([totals, oneFailed]) : totals), failures }
}
