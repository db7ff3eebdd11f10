import { createServer } from 'node:net'
import { now } from '@etrend/tooling/given-time'
import { expect, onTestFinished, test } from 'vitest'
import { readEnv } from '../env'
import { openTestShop } from '../test/test-app'
import { openMonitoring } from './open-monitoring'

const token = 'only-for-prometheus'

/** Monitoring with these settings; `address` is the one that it prints. */
async function monitored(settings: Record<string, string>, worker?: number) {
  const shop = await openTestShop()
  const parts = { ...shop, clock: () => new Date(now()) }
  const monitoring = await openMonitoring(readEnv(settings), parts, worker)
  onTestFinished(() => monitoring.close())
  const said: string[] = []
  await monitoring.listen((line) => void said.push(line))
  const address = /http:\S+/.exec(said.join())?.[0] ?? ''
  return { monitoring, said, address }
}

test('nothing is measured and nothing listens unless a port or a token is set', async () => {
  const { monitoring, said } = await monitored({})
  expect([monitoring.metrics, said]).toEqual([undefined, []])
})

test('a port of their own shows the metrics on this machine, and nothing else', async () => {
  const { address } = await monitored({ METRICS_PORT: '0' })
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  const answer = await fetch(address)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('etrend_database_up 1')
  expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(address.replace('/metrics', '/staff/orders'))).status).toBe(404)
  expect((await fetch(address, { method: 'POST' })).status).toBe(405)
})

test('where both a port and a token are set, the port asks for the token', async () => {
  const { address } = await monitored({ METRICS_PORT: '0', METRICS_TOKEN: token })
  expect((await fetch(address)).status).toBe(401)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(address, { headers })).status).toBe(200)
})

test('each of several processes has its own port, counted from METRICS_PORT', async () => {
  const third = await takenPort()
  await expect(monitored({ METRICS_PORT: String(third - 2) }, 3)).rejects.toThrow(
    `METRICS_PORT ${third} on METRICS_HOST 127.0.0.1 can't be listened on`,
  )
})

test('several processes don’t show one of them at random on the port that they share', async () => {
  const several = { WORKERS: '2', DATABASE_URL: 'postgres://127.0.0.1/shop', METRICS_TOKEN: token }
  expect(() => readEnv(several)).toThrow('METRICS_TOKEN needs METRICS_PORT')
  const { monitoring } = await monitored({ ...several, METRICS_PORT: '0' })
  expect(monitoring.metrics?.token).toBeUndefined()
})

test('a taken port stops the start with a sentence', async () => {
  const port = await takenPort()
  await expect(monitored({ METRICS_PORT: String(port) })).rejects.toThrow(
    `METRICS_PORT ${port} on METRICS_HOST 127.0.0.1 can't be listened on`,
  )
})

test('a token has at least 16 characters and no spaces', () => {
  const read = (METRICS_TOKEN: string) => () => readEnv({ METRICS_TOKEN })
  expect(read('a'.repeat(16))).not.toThrow()
  const sentence = 'METRICS_TOKEN must have 16 to 200 letters, digits or signs, without spaces.'
  expect(read('a'.repeat(15))).toThrow(sentence)
  expect(read(`${'a'.repeat(10)} ${'a'.repeat(10)}`)).toThrow(sentence)
})

/** A port that another program listens on. */
async function takenPort() {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void taken.close())
  const address = taken.address()
  return typeof address === 'object' && address ? address.port : 0
}
