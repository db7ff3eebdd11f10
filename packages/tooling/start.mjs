// `npm start`: installs, builds and runs the shop, from a fresh clone too. Plain Node: no package is installed yet.
// package.json says `exec node … || node …`: without exec, a SIGTERM to npm ends its shell and leaves the shop running;
// Windows has no exec, and runs the command after the bars.
import './node-version.mjs'
import { install } from './install.mjs'
import { replaceBy } from './run.mjs'
import { serverArgs, serverMemory } from './server-args.mjs'
import { stage } from './stage.mjs'
import { build } from './turbo.mjs'

try {
  const pnpm = await install()
  await stage('Building what changed', async () => {
    if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  })
  process.exitCode = await replaceBy(process.execPath, serverArgs, {
    env: { ...serverMemory, ...process.env },
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
