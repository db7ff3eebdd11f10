// `npm run backup`, `npm run restore -- FILE`, `npm run verify-backup`: on a running and on a stopped shop alike.
import './node-version.mjs'
import { resolve } from 'node:path'
import { install } from './install.mjs'
import { root, run } from './run.mjs'
import { build } from './turbo.mjs'

try {
  const pnpm = await install()
  if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  const [command, ...files] = process.argv.slice(2)
  // npm runs this script in the repository's folder. File names are relative to the folder where npm was called.
  const from = process.env.INIT_CWD ?? root
  const names = files.map((file) => resolve(from, file))
  const { code } = await run(process.execPath, ['apps/api/dist/backup.js', command, ...names])
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
