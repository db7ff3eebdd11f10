// `npm run bench`: how fast the built shop is, as one table. `npm run bench -- search` and others measure one thing closely
// (packages/bench/README.md).
import './node-version.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { prepareMachine } from './machine.mjs'
import { runBench } from './run-bench.mjs'
import { root } from './run.mjs'
import { build } from './turbo.mjs'

try {
  const [given = '', ...others] = process.argv.slice(2)
  const isNamed = /^[a-z]/.test(given)
  const name = isNamed ? given : 'bench'
  if (!existsSync(join(root, 'packages', 'bench', 'src', `${name}.ts`))) {
    throw new Error(`No benchmark is called ${name}.`)
  }
  const pnpm = await install()
  await prepareMachine(['postgres'], pnpm)
  if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  process.exitCode = await runBench(pnpm, name, isNamed ? others : process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
