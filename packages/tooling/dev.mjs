// `npm run dev`: installs, then starts the API and both apps from their sources, which reload when they change.
import './node-version.mjs'
import { resolve } from 'node:path'
import { install } from './install.mjs'
import { root } from './run.mjs'
import { turbo } from './turbo.mjs'

try {
  const pnpm = await install()
  const { DATA_DIR = 'data', BACKUP_DIR } = process.env
  // turbo starts each app in its own folder: without this, the API would not use the data folder of `npm start`.
  process.env.DATA_DIR = resolve(root, DATA_DIR)
  if (BACKUP_DIR) process.env.BACKUP_DIR = resolve(root, BACKUP_DIR)
  // The API takes calls of a browser only from pages of these addresses: those of Vite's servers.
  process.env.STOREFRONT_ORIGIN ??= 'http://localhost:5173'
  process.env.ADMIN_ORIGIN ??= 'http://admin.localhost:5174'
  const { code } = await turbo(pnpm, ['run', 'dev'])
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
