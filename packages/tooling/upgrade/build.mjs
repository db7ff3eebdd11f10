import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../run.mjs'

/** Installs and builds a release by its own tools, unless that has been done. */
export async function buildRelease(release) {
  if (isBuilt(release)) return
  const code = `const { install } = await import('./packages/tooling/install.mjs')
    const { build } = await import('./packages/tooling/turbo.mjs')
    process.exitCode = await build(await install())`
  const args = ['--input-type=module', '--eval', code]
  const result = await run(process.execPath, args, { cwd: release, quiet: true })
  if (result.code === 0 && isBuilt(release)) return
  throw new Error(`${result.output}The new version could not be built. The shop runs on as it was.`)
}

function isBuilt(release) {
  return ['api/dist/server.js', 'storefront/dist', 'admin/dist'].every((path) =>
    existsSync(join(release, 'apps', path)),
  )
}
