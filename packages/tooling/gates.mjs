// `npm run gates` or `pnpm gates`: the shop under attack, gate by gate (packages/gates). From a fresh clone too.
import './node-version.mjs'
import { findOrInstallChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { build } from './turbo.mjs'

try {
  const pnpm = await install()
  if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  process.exitCode = await runGates(pnpm, process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** Runs the gates on the built shop and gives their exit code: 0 where all that ran are held. */
async function runGates(pnpm, args) {
  const env = { CHROMIUM_PATH: await findOrInstallChromium(pnpm) }
  const gates = ['--silent', '--filter', '@etrend/gates', 'gates', ...args]
  const { code } = await run('pnpm', gates, { path: [pnpm], env })
  return code
}
