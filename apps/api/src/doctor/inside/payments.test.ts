import * as https from 'node:https'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { readEnv } from '../../env'
import { authority } from '../../test/certificates'
import { asking } from '../ask'
import { checkPayments } from './payments'

/** A gateway at an address of this machine that answers each call with this status. */
async function playedGateway(status: number) {
  const signer = authority()
  const asked: string[] = []
  const server = https.createServer(signer.certificate(['localhost']), (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`)
    response.writeHead(status).end('{"detail":"?"}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `https://localhost:${port}/`, ask: asking({ ca: signer.ca }), asked }
}

async function stateOf(settings: Record<string, string>, ask = asking({})) {
  const [found] = await checkPayments(readEnv(settings), ask)
  return `${found?.state}: ${found?.sentence}`
}

it('a shop without keys takes cash, and a shop with the simulator takes no money', async () => {
  expect(await stateOf({})).toBe('ok: No gateway has keys: customers pay cash on delivery.')
  expect(await stateOf({ PAYMENTS: 'simulator' })).toContain('wrong: Payments are simulated')
})

it('Khalti is asked about a payment that doesn’t exist: 404 takes the key, 401 refuses it', async () => {
  const taking = await playedGateway(404)
  const settings = { KHALTI_SECRET_KEY: 'k3y', KHALTI_URL: `${taking.url}api/v2/` }
  expect(await stateOf(settings, taking.ask)).toContain('warning: Khalti is set to its test system')
  expect(taking.asked).toEqual(['POST /api/v2/epayment/lookup/ Key k3y'])
  const refusing = await playedGateway(401)
  const other = { KHALTI_SECRET_KEY: 'k3y', KHALTI_URL: refusing.url }
  expect(await stateOf(other, refusing.ask)).toContain('wrong: Khalti refuses the key')
})

it('a gateway that fails is named', async () => {
  const failing = await playedGateway(503)
  const settings = { KHALTI_SECRET_KEY: 'k3y', KHALTI_URL: failing.url }
  expect(await stateOf(settings, failing.ask)).toContain('wrong: Khalti answers 503 from this')
})

it('a key is never sent to a gateway whose certificate isn’t trusted', async () => {
  const { url, asked } = await playedGateway(404)
  expect(await stateOf({ KHALTI_SECRET_KEY: 'k3y', KHALTI_URL: url })).toContain(
    'wrong: Khalti can’t',
  )
  expect(asked).toEqual([])
})

it('eSewa’s test merchant at its live address is named, and so is half a setting', async () => {
  const test = { ESEWA_PRODUCT_CODE: 'EPAYTEST', ESEWA_SECRET: 's' }
  expect(await stateOf(test)).toContain('wrong: eSewa’s merchant and addresses are partly live')
  expect(await stateOf({ ESEWA_SECRET: 's' })).toContain(
    'wrong: ESEWA_PRODUCT_CODE and ESEWA_SECRET',
  )
  const { url, ask } = await playedGateway(400)
  const all = { ...test, ESEWA_FORM_URL: url, ESEWA_STATUS_URL: url }
  expect(await stateOf(all, ask)).toContain('warning: eSewa is set to its test system')
  const own = { ...all, ESEWA_PRODUCT_CODE: 'OURSHOP' }
  expect(await stateOf(own, ask)).toContain('wrong: eSewa’s merchant and addresses are partly live')
})
