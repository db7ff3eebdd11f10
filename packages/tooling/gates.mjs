// `npm run gates` or `pnpm gates`: the shop under attack, gate by gate (packages/gates). From a fresh clone too.
import './node-version.mjs'
import { install } from './install.mjs'
import { runGates } from './run-gates.mjs'
import { build } from './turbo.mjs'

try {
  const pnpm = await install()
  if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  process.exitCode = await runGates(pnpm, process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
