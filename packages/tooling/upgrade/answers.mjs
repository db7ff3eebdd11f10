import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** A start takes seconds; migrating a large shop may take a minute. Tests wait less. */
const PATIENCE_MS = Number(process.env.UPGRADE_PATIENCE_MS ?? 120_000)
const PAUSE_MS = 500

/**
 * Waits until the shop on this machine is ready and its home page is answered with 200. Gives true, or a sentence that
 * says what was answered last, after two minutes or once `until` has settled.
 */
export async function isAnswering({ PORT = '4000', STOREFRONT_ORIGIN }, { until } = {}) {
  const host = STOREFRONT_ORIGIN && new URL(STOREFRONT_ORIGIN).host
  const end = Date.now() + PATIENCE_MS
  let isOver = false
  until?.then(() => (isOver = true))
  let last = 'nothing'
  while (Date.now() < end && !isOver) {
    const ready = await statusOf({ PORT, path: '/readyz', host })
    const home = ready === 200 ? await statusOf({ PORT, path: '/', host }) : undefined
    if (home === 200) return true
    last = home === undefined ? `/readyz answered ${ready}.` : `The home page answered ${home}.`
    await setTimeout(PAUSE_MS)
  }
  return last
}

function statusOf({ PORT, path, host }) {
  return new Promise((resolve) => {
    const asked = request(
      { host: '127.0.0.1', port: PORT, path, timeout: 20_000, headers: host ? { host } : {} },
      (answer) => {
        answer.resume()
        answer.on('close', () => resolve(answer.statusCode))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error('nothing within 20 s')))
    asked.on('error', (error) => resolve(`nothing (${error.code ?? error.message})`))
    asked.end()
  })
}
