import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { root, run } from './run.mjs'
import { forgetReport, oneFailed, readReport, sum } from './totals.mjs'

const report = join(root, 'packages', 'gates', 'test-results', 'gates.json')

/** Runs the gates on the built shop, chosen by `args`, and gives the exit code: 0 when all gates that ran are held. */
export async function runGates(pnpm, args) {
  const env = { CHROMIUM_PATH: await findOrInstallChromium(pnpm) }
  const gates = ['--silent', '--filter', '@etrend/gates', 'gates', ...args]
  const { code } = await run('pnpm', gates, { path: [pnpm], env })
  return code
}

/** Runs the short form of every gate, as a step of CI: gives how many are held, and each that is not. */
export async function shortGates(pnpm) {
  forgetReport(report)
  const code = await runGates(pnpm, ['--short'])
  const { totals = oneFailed, failures = [] } = readReport(report) ?? {}
  return { ...(code !== 0 && totals.failed === 0 ? sum([totals, oneFailed]) : totals), failures }
}
