import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.mjs'
import { root, run } from './run.mjs'
import { forgetReport, oneFailed, readReport, sum } from './totals.mjs'

const report = join(root, 'packages', 'gates', 'test-results', 'gates.json')

/** Runs the gates on the built shop, chosen by `args`, and gives their exit code: 0 where all that ran are held. */
export async function runGates(pnpm, args) {
  const env = { CHROMIUM_PATH: await findOrInstallChromium(pnpm) }
  const gates = ['--silent', '--filter', '@etrend/gates', 'gates', ...args]
  const { code } = await run('pnpm', gates, { path: [pnpm], env })
  return code
}

/** The short form of every gate, as a step of CI: how many are held, and each claim that is not. */
export async function shortGates(pnpm) {
  forgetReport(report)
  const code = await runGates(pnpm, ['--short'])
  const { totals = oneFailed, failures = [] } = readReport(report) ?? {}
  return { ...(code !== 0 && totals.failed === 0 ? sum([totals, oneFailed]) : totals), failures }
}
