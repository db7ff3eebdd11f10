import { connect } from 'node:net'
import { signIn } from '@etrend/e2e/support/call'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { atOnce } from '../support/at-once'
import { invariantBreaches } from '../support/books'
import { faultsOf } from '../support/conformance'
import { contractCalls, type ContractCall } from '../support/contract-calls'
import { tally } from '../support/count'
import { madeUpRequest } from '../support/fuzzing'
import { rawCases } from '../support/raw-cases'
import { customers } from '../support/stocked'

type Tokens = Record<ContractCall['access'], string | undefined>

export const fuzz: Gate = {
  id: 'G5',
  aim: '1,000 made-up requests a route (a third valid, a third with one field broken, a third garbage) and raw bytes: no 5xx, none longer than 2 s, every answer as the contract says, nothing unhandled',
  async run(run) {
    const { openShop, many, expect, seed, isShort } = run
    const shop = await openShop()
    const each = many(1_000, 6)
    const longest = isShort ? 10_000 : 2_000
    const statuses: number[] = []
    let slowest = 0
    let tokens = await signedIn(shop)
    for (const call of contractCalls) {
      // Some calls end their own session.
      let isOver = false
      const numbers = Array.from({ length: each }, (_, n) => n)
      await atOnce(8, numbers, async (n) => {
        if (isOver && n % 50 === 49) tokens = await signedIn(shop)
        const { kind, request } = madeUpRequest(call, seed, n, tokens[call.access])
        const said = await ask({ port: shop.port, timeoutMs: 30_000, ...request })
        statuses.push(said.status)
        isOver ||= said.status === 401 && call.access !== 'public'
        slowest = Math.max(slowest, said.ms)
        const title = `${call.id} no. ${n} of seed ${seed} (${kind}, ${call.method} ${request.path.slice(0, 80)})`
        for (const fault of faultsOf(call, said))
          expect(false, `${title}: ${fault}: ${said.text.slice(0, 120)}`)
        expect(said.ms <= longest, `${title} took ${said.ms.toFixed(0)} ms`)
      })
      if (isOver) tokens = await signedIn(shop)
    }
    const raw = await rawStatuses(shop, run)
    const alive = await ask({ port: shop.port, method: 'GET', path: '/readyz' })
    expect(alive.status === 200, `afterwards /readyz answered ${alive.status}`)
    const complaints = shop
      .stdout()
      .split('\n')
      .filter((line) => /"level":[56]0/.test(line))
    expect(
      complaints.length === 0,
      `the log holds ${complaints.length} errors: ${complaints[0]?.slice(0, 400)}`,
    )
    await shop.stop()
    for (const breach of invariantBreaches(shop.dataDir)) expect(false, breach)
    return `${statuses.length} requests on ${contractCalls.length} routes and ${rawCases.length} of raw bytes (${raw}); ${tally(statuses)}; slowest ${slowest.toFixed(0)} ms`
  },
}

async function signedIn({ api }: OpenShop): Promise<Tokens> {
  const [{ email, password }] = customers
  const customer = await signIn(api, { email, password })
  const staff = await signIn(api)
  return { public: undefined, customer: customer.access, staff: staff.access }
}

async function rawStatuses({ port }: OpenShop, { expect, isShort }: GateRun) {
  const found = await atOnce(rawCases.length, rawCases, async ({ name, bytes }) => {
    const { text, ms } = await sendRaw(port, bytes)
    const status = /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'closed'
    expect(!/^5(?!03)/.test(status), `${name} answered ${status}`)
    expect(ms <= (isShort ? 20_000 : 16_000), `${name} was still open after ${ms.toFixed(0)} ms`)
    return status
  })
  return tally(found)
}

/** Sends these bytes and gives what the shop sends until the connection ends, or until nothing has come for 30 s. */
function sendRaw(port: number, bytes: string | Buffer) {
  const began = performance.now()
  return new Promise<{ text: string; ms: number }>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    let text = ''
    const end = () => {
      socket.destroy()
      resolve({ text, ms: performance.now() - began })
    }
    socket.setEncoding('latin1').on('data', (part: string) => (text += part))
    socket.on('error', end).on('close', end).on('end', end)
    socket.setTimeout(30_000, end)
    socket.end(bytes)
  })
}
