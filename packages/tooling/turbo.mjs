import { join } from 'node:path'
import { root, run } from './run.mjs'

// turbo's own start script: the wrapper in node_modules/.bin is another file on Windows.
const starter = join(root, 'node_modules', 'turbo', 'bin', 'turbo')

/** Runs turbo; it needs the folder of pnpm to start the packages' scripts. */
export function turbo(pnpm, args, options) {
  return run(process.execPath, [starter, ...args], { path: [pnpm], ...options })
}

/** Builds what changed since the last build, silently unless it fails. Gives the exit code. */
export async function build(pnpm) {
  const { code, output } = await turbo(pnpm, ['run', 'build'], { quiet: true })
  if (code !== 0) console.error(output)
  return code
}
