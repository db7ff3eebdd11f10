// `npm run backup`, `npm run restore -- FILE`, `npm run verify-backup`, on a running and on a stopped shop alike, and
// `npm run move -- URL` or `npm run move -- FOLDER`, `npm run doctor` and `npm run doctor -- URL`, `npm run reset-factor -- EMAIL`.
import './node-version.mjs'
import { resolve } from 'node:path'
import { install } from './install.mjs'
import { root, run } from './run.mjs'
import { build } from './turbo.mjs'

try {
  const pnpm = await install()
  if ((await build(pnpm)) !== 0) throw new Error('The build failed; the reason is above.')
  const [command, ...given] = process.argv.slice(2)
  // npm runs this script in the repository's folder. File names are relative to the folder where npm was called.
  const from = process.env.INIT_CWD ?? root
  const isFile = (word) => command !== 'reset-factor' && !/^(--|\w+:\/\/)/.test(word)
  const args = given.map((word) => (isFile(word) ? resolve(from, word) : word))
  const isOfBackups = !['move', 'doctor', 'reset-factor'].includes(command)
  const entry = isOfBackups ? ['apps/api/dist/backup.js', command] : [`apps/api/dist/${command}.js`]
  const { code } = await run(process.execPath, [...entry, ...args])
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
