import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { taxFiling } from '@etrend/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { vatSkirt } from '../test/billing'
import { orderingShop } from '../test/ordering'
import { delivered } from '../test/staff-orders'
import { chargeTax } from '../test/tax-office'
import { untilSilent } from '../test/until-silent'

const body = z.looseObject({ username: z.string(), invoice_number: z.string() })
const address = z.object({ port: z.int() })
const listed = z.array(taxFiling)

/** A server of this machine, whose port closes and opens again. */
async function serve(listener: RequestListener) {
  const server = createServer(listener)
  const open = (at: number) =>
    new Promise<void>((resolve) => void server.listen(at, '127.0.0.1', resolve))
  await open(0)
  const { port } = address.parse(server.address())
  const close = async () => {
    server.closeAllConnections()
    await new Promise<void>((resolve) => void server.close(() => resolve()))
  }
  onTestFinished(close)
  return { url: `http://127.0.0.1:${port}/api/`, close, reopen: () => open(port) }
}

/** A shop whose one bill goes over the network to a tax office that answers as `answer` says. */
async function shopOverNetwork() {
  const received: { path: string; type: string; number: string; isRealtime: unknown }[] = []
  const play = { answer: (response: ServerResponse): void => void response.end('200') }
  const office = await serve((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const { invoice_number: number, isrealtime: isRealtime } = body.parse(JSON.parse(text))
      const type = request.headers['content-type'] ?? ''
      received.push({ path: request.url ?? '', type, number, isRealtime })
      play.answer(response)
    })
  })
  const { answer: wait, silent } = untilSilent()
  const taxOffice = {
    simulator: false as const,
    url: office.url,
    username: 'shop',
    password: 'a secret word',
    seller_pan: '601234567',
    wait,
  }
  const shop = await orderingShop({ taxOffice, gateways: { simulator: true } })
  await chargeTax(shop, 'vat_inclusive')
  await delivered(shop, vatSkirt)
  const later = async (minutes: number) => {
    await shop.later(minutes)
    await shop.signIn()
  }
  const filing = async () => {
    const [first] = listed.parse((await shop.get('/staff/tax-filings/')).json())
    return first
  }
  const log = async () => {
    const one = await shop.get(`/staff/tax-filings/${(await filing())?.id}/`)
    return one.json<{ log: { answer: string }[] }>().log
  }
  return { shop, play, silent, office, received, later, filing, log }
}

const UNREACHED = 'The tax office could not be reached.'

describe('a bill that is sent over the network', () => {
  it('arrives as JSON at the address of the settings', async () => {
    const { received, later, filing } = await shopOverNetwork()
    await later(0)
    const sent = await filing()
    expect(sent).toMatchObject({ state: 'sent', is_realtime: true, attempts: 1 })
    expect(received).toEqual([
      { path: '/api/bill', type: 'application/json', number: sent?.number, isRealtime: true },
    ])
  })

  it('waits while nothing listens at the address, and is sent once somebody does', async () => {
    const { office, received, later, filing } = await shopOverNetwork()
    await office.close()
    await later(0)
    expect(await filing()).toMatchObject({ state: 'waiting', attempts: 1, problem: UNREACHED })
    await office.reopen()
    await later(1)
    expect(await filing()).toMatchObject({ state: 'sent', attempts: 2, is_realtime: false })
    expect(received).toHaveLength(1)
  })

  it('follows no redirect, which would carry the password elsewhere', async () => {
    const { play, later, filing } = await shopOverNetwork()
    let strangers = 0
    const elsewhere = await serve((_request, response) => {
      strangers += 1
      response.end('200')
    })
    for (const status of [301, 302, 307, 308]) {
      play.answer = (response) =>
        void response.writeHead(status, { location: elsewhere.url }).end('200')
      await later(60)
      expect(await filing()).toMatchObject({ state: 'waiting', problem: UNREACHED })
    }
    expect(strangers).toBe(0)
  })

  it('whose answer never ends waits, and little of the answer is kept', async () => {
    const { play, later, filing, log } = await shopOverNetwork()
    let isBroken = false
    play.answer = (response) => {
      response.writeHead(200)
      const drops = setInterval(() => response.write('x'.repeat(16_384)), 1)
      response.on('close', () => {
        isBroken = true
        clearInterval(drops)
      })
    }
    await later(0)
    const problem = 'The tax office answered nothing usable (HTTP 200).'
    expect(await filing()).toMatchObject({ state: 'waiting', problem })
    await expect.poll(() => isBroken).toBe(true)
    expect((await log()).map(({ answer }) => answer.length)).toEqual([300])
  })

  it('that was taken without an answer is sent again, and 101 says that it is there', async () => {
    const { play, silent, received, later, filing } = await shopOverNetwork()
    play.answer = silent
    await later(0)
    const problem = 'The tax office did not answer in time.'
    expect(await filing()).toMatchObject({ state: 'waiting', problem })
    play.answer = (response) => void response.writeHead(400).end('{"message":"101"}')
    await later(1)
    expect(await filing()).toMatchObject({ state: 'sent', attempts: 2, is_realtime: false })
    expect(received.map(({ isRealtime }) => isRealtime)).toEqual([true, false])
    expect(new Set(received.map(({ number }) => number)).size).toBe(1)
  })

  it.each([
    ['a connection that breaks', (response: ServerResponse) => void response.destroy(), UNREACHED],
    [
      'what isn’t HTTP',
      (response: ServerResponse) => void response.socket?.end('\u0001 garbage'),
      UNREACHED,
    ],
    [
      'garbage',
      (response: ServerResponse) => void response.end('\0\uFFFD{"mess'),
      'The tax office answered nothing usable (HTTP 200).',
    ],
    [
      'a page of HTML',
      (response: ServerResponse) => void response.writeHead(503).end('<h1>Busy</h1>'),
      'The tax office answered nothing usable (HTTP 503).',
    ],
  ])('answered with %s waits, and is sent later', async (_what, answer, problem) => {
    const { play, later, filing } = await shopOverNetwork()
    play.answer = answer
    await later(0)
    expect(await filing()).toMatchObject({ state: 'waiting', attempts: 1, problem })
    play.answer = (response) => void response.end('200')
    await later(1)
    expect(await filing()).toMatchObject({ state: 'sent', attempts: 2 })
  })
})
