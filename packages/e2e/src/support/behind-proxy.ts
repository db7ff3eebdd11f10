import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { makeCertificate } from './certificate'
import { curl } from './curl'
import { domains, type Behind, type startCaddy } from './proxies'
import { freePort, startShop, type Shop } from './shop'

type Running = Behind & { stop: () => Promise<unknown>; said: () => string; server: Shop }

/** For the tests of one block: a shop with public https addresses, and the proxy in front of it that `start` starts. */
export function behindProxy(program: string | undefined, start: typeof startCaddy) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-https-'))
  let running: Running | undefined
  beforeAll(async () => {
    if (!program) return
    const data = join(folder, 'data')
    await cp(inject('seeded'), data, { recursive: true })
    mkdirSync(join(folder, 'proxy'))
    const [http, https] = [await freePort(), await freePort()]
    const [STOREFRONT_ORIGIN, ADMIN_ORIGIN] = [
      `https://${domains[0]}:${https}`,
      `https://${domains[1]}:${https}`,
    ]
    const server = await startShop({ DATA_DIR: data, STOREFRONT_ORIGIN, ADMIN_ORIGIN })
    const certificate = makeCertificate(folder, domains)
    const behind = { http, https, shop: server.port, certificate, folder: join(folder, 'proxy') }
    const proxy = start(program, behind)
    running = { ...behind, ...proxy, server }
    await vi.waitFor(
      async () => {
        const answer = await get(`${STOREFRONT_ORIGIN}/readyz`)
        if (answer.status !== 200) throw new Error(`${answer.status} ${proxy.said()}`)
      },
      { timeout: 20_000, interval: 100 },
    )
  }, 120_000)
  afterAll(async () => {
    await running?.stop()
    await running?.server.stop('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })

  function current() {
    if (!running) throw new Error('The proxy has not started.')
    return running
  }

  /** A request by curl, which refuses any certificate but one of the test's CA. */
  const get = (url: string, ...args: string[]) =>
    curl(url, '--cacert', current().certificate.ca, ...args)

  return {
    get,
    current,
    origin: () => `https://${domains[0]}:${current().https}`,
    adminOrigin: () => `https://${domains[1]}:${current().https}`,
    /** Arguments for a Chromium that finds the domains on this machine and trusts the certificate. */
    chromium: () =>
      running
        ? [
            `--host-resolver-rules=MAP *.example 127.0.0.1, MAP ${domains[0]} 127.0.0.1`,
            `--ignore-certificate-errors-spki-list=${running.certificate.pin}`,
          ]
        : [],
  }
}
