// `npm run dev`: installs, then starts the API and both apps from their sources, which reload when they change. Their
// settings are those of dev-task.mjs.
import './node-version.mjs'
import { install } from './install.mjs'
import { turbo } from './turbo.mjs'

try {
  const { code } = await turbo(await install(), ['run', 'dev'])
  process.exitCode = code
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
