import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Certificate } from './certificate'

const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url))

export const domains = ['shop.example', 'admin.shop.example'] as const

/** What a proxy needs: ports of its own, the shop's port, a certificate, and a folder to write in. */
export type Behind = {
  http: number
  https: number
  shop: number
  certificate: Certificate
  folder: string
}

/** Starts Caddy with packages/deploy/Caddyfile. */
export function startCaddy(program: string, { certificate, folder, ...ports }: Behind) {
  return started(
    program,
    ['run', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')],
    {
      HOME: folder,
      CADDY_ADMIN: 'off',
      SHOP_DOMAIN: `${domains[0]}:${ports.https}`,
      ADMIN_DOMAIN: `${domains[1]}:${ports.https}`,
      HTTP_PORT: String(ports.http),
      HTTPS_PORT: String(ports.https),
      SHOP_UPSTREAM: `127.0.0.1:${ports.shop}`,
      CADDY_TLS: `tls ${certificate.cert} ${certificate.key}`,
    },
  )
}

/** Starts nginx with packages/deploy/nginx.conf, on other ports and with the test's certificate. */
export function startNginx(program: string, { certificate, folder, ...ports }: Behind) {
  const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${ports.https} `)
    .replace('127.0.0.1:4000', `127.0.0.1:${ports.shop}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate.cert};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${certificate.key};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  // Root's workers would otherwise be another user, who can't enter the test's folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; ${user} pid ${join(folder, 'pid')}; events {}
    http { access_log off; ${paths} ${site} }`,
  )
  // On SIGTERM nginx ends its workers at once; SIGKILL would leave them running.
  return started(program, ['-e', 'stderr', '-c', file], {}, 'SIGTERM')
}

function started(
  program: string,
  args: string[],
  env: Record<string, string>,
  signal: NodeJS.Signals = 'SIGKILL',
) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ended = once(child, 'close')
  return {
    said: () => said,
    async stop() {
      child.kill(signal)
      await ended
    },
  }
}
