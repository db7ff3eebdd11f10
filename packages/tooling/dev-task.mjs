// The `dev` script of each app, run by `pnpm turbo dev` and `npm run dev`: starts the given program of the app's folder
// (`vite`, `tsx watch …`), on a newer Node where this one is too old, with the settings that fit development.
import './node-version.mjs'
import { resolve } from 'node:path'
import { replaceBy, root } from './run.mjs'

const { env } = process
// turbo starts each app in its own folder: without this, the API would not use the data folder of `npm start`.
env.DATA_DIR = resolve(root, env.DATA_DIR ?? 'data')
if (env.BACKUP_DIR) env.BACKUP_DIR = resolve(root, env.BACKUP_DIR)
// The API takes calls of a browser only from pages of these addresses: those of Vite's servers, which listen there.
env.STOREFRONT_ORIGIN ??= 'http://localhost:5173'
env.ADMIN_ORIGIN ??= 'http://admin.localhost:5174'
env.API_ORIGIN ??= `http://localhost:${env.PORT ?? 4000}`

const [program, ...args] = process.argv.slice(2)
try {
  process.exitCode = await replaceBy(program, args, { cwd: process.cwd() })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
