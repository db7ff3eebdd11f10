import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './run.mjs'

/** The proxies that the https tests put in front of the shop: variable, program, Debian's package. */
const proxies = [
  { variable: 'CADDY_PATH', program: 'caddy', package: 'caddy' },
  { variable: 'NGINX_PATH', program: 'nginx', package: 'nginx-light' },
]

/**
 * Finds Caddy and nginx, or installs Debian's packages where it can, and gives their programs by variable. A variable
 * of the environment that is set wins. Says which proxy is missing: its tests are then skipped.
 */
export async function findOrInstallProxies() {
  if (proxies.some((proxy) => !pathOf(proxy))) await installFromDebian()
  const found = {}
  for (const proxy of proxies) {
    const path = pathOf(proxy)
    if (path) found[proxy.variable] = path
    else
      console.log(
        `The https tests behind ${proxy.program} are skipped: it isn't installed (Debian: apt install ${proxy.package}; or set ${proxy.variable}).`,
      )
  }
  return found
}

function pathOf({ variable, program }) {
  const chosen = process.env[variable]
  if (chosen) return chosen
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

async function installFromDebian() {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return
  const missing = proxies.filter((proxy) => !pathOf(proxy)).map((proxy) => proxy.package)
  console.log(`Installing ${missing.join(' and ')} for the https tests…`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env, quiet: true })
  for (const name of [...missing, 'openssl']) {
    const args = ['install', '-y', '-q', '--no-install-recommends', name]
    await run('apt-get', args, { env, quiet: true })
  }
}
