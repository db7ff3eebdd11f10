import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { load, type Load } from '../support/load'
import { pin, usageOf, watchMemory } from '../support/usage'

const CALM = 16
const [SERVER_CORE, CLIENT_CORE] = [0, 1]

export const overload: Gate = {
  id: 'G15',
  aim: '10 and 100 times the connections that it can serve, 60 s each: what is accepted p99 ≤ 1 s and ≥ 0.8 of its capacity, the rest 503 with Retry-After, RSS + 150 MB at most, /livez < 1 s, calm again within 5 s',
  async run(run) {
    const { openShop, many, expect, skip, isShort } = run
    const shop = await openShop()
    const isPinned = cpus().length > 1 && pin(shop.pid, SERVER_CORE)
    if (!isPinned)
      skip('server and clients share their cores (taskset or a second core is missing)')
    const core = isPinned ? { core: CLIENT_CORE } : {}
    const seconds = many(60, 3)
    await load(shop.port, { connections: CALM, seconds: many(5, 1), ...core })
    const calm = await load(shop.port, { connections: CALM, seconds: many(10, 2), ...core })
    const resting = usageOf(shop).rss
    const crowds: string[] = []
    for (const times of [10, 100]) {
      const memory = watchMemory(shop)
      const [crowd, slowestProbe] = await Promise.all([
        load(shop.port, { connections: CALM * times, seconds, ...core }),
        slowestLivez(shop, seconds),
      ])
      const grown = memory() - resting
      judge(run, times, calm, crowd, { grown, slowestProbe })
      crowds.push(
        `${times}×: ${rate(crowd)}/s, p99 ${crowd.p99.toFixed(0)} ms, ${crowd.busy} × 503, /livez ${slowestProbe.toFixed(0)} ms, RSS ${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
      )
    }
    await setTimeout(many(5_000, 2_000))
    const after = await load(shop.port, { connections: CALM, seconds: many(5, 2), ...core })
    const most = isShort ? Math.max(500, calm.p99 * 5) : calm.p99 * 2
    expect(
      after.p99 <= most,
      `5 s later p99 is ${after.p99.toFixed(0)} ms, ${calm.p99.toFixed(0)} before`,
    )
    expect(shop.stderr() === '', `it wrote ${shop.stderr().slice(0, 200)}`)
    return `capacity ${rate(calm)}/s, p99 ${calm.p99.toFixed(0)} ms; ${crowds.join('; ')}; afterwards p99 ${after.p99.toFixed(0)} ms`
  },
}

function judge(
  { expect, isShort }: GateRun,
  times: number,
  calm: Load,
  crowd: Load,
  { grown, slowestProbe }: { grown: number; slowestProbe: number },
) {
  // Other programs may use the cores in the short form, so it only finds a collapse; the full form checks the figures.
  const wide = isShort ? 5 : 1
  const least = isShort ? 0.3 : 0.8
  const title = `at ${times} times the connections`
  expect(crowd.p99 <= 1_000 * wide, `${title} p99 is ${crowd.p99.toFixed(0)} ms`)
  expect(
    crowd.perSecond >= calm.perSecond * least,
    `${title} ${rate(crowd)}/s are served of ${rate(calm)}`,
  )
  expect(crowd.other === 0, `${title} ${crowd.other} calls ended in neither 200 nor 503`)
  expect(crowd.busyWithoutTime === 0, `${title} ${crowd.busyWithoutTime} × 503 lack Retry-After`)
  expect(grown <= 150, `${title} RSS grew by ${grown.toFixed(0)} MB`)
  expect(slowestProbe <= 1_000 * wide, `${title} /livez took ${slowestProbe.toFixed(0)} ms`)
}

function rate({ perSecond }: Load) {
  return perSecond.toFixed(0)
}

async function slowestLivez({ port }: OpenShop, seconds: number) {
  let slowest = 0
  for (const until = Date.now() + seconds * 1000; Date.now() < until;) {
    const { ms, status } = await ask({
      port,
      method: 'GET',
      path: '/livez',
      headers: { connection: 'close' },
    })
    slowest = Math.max(slowest, status === 200 ? ms : Infinity)
    await setTimeout(200)
  }
  return slowest
}
