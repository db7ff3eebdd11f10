import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

/** How a simulated gateway misbehaves on a call to this path; undefined for a correct answer. For tests. */
export type Mischief = (path: string) => Trick | undefined

/**
 * never: does nothing and doesn't answer; down: does nothing and answers 503. The others do what the call asks for, and
 * differ in the answer. late: none; twice: the second one, since the call is done two times, as if a proxy repeated it;
 * broken: a proxy's error page; stranger: another payment's data; unsure: the status AMBIGUOUS; endless: a body that
 * never ends; slow: a body that never ends and comes a byte at a time.
 */
type Trick =
  | 'never'
  | 'down'
  | 'late'
  | 'twice'
  | 'broken'
  | 'stranger'
  | 'unsure'
  | 'endless'
  | 'slow'

const REPEATED = 'x-repeated'

/** Makes every route of the scope misbehave as `mischief` says. */
export function misbehave(scope: FastifyInstance, mischief: Mischief) {
  const tricks = new WeakMap<FastifyRequest, Trick>()

  scope.addHook('preHandler', async (request, reply) => {
    const { method, url, headers, body } = request
    const trick = headers[REPEATED] ? undefined : mischief(new URL(url, 'http://shop').pathname)
    if (!trick) return
    tricks.set(request, trick)
    if (trick === 'never') await forever()
    if (trick === 'down') {
      return reply.status(503).send({ status: 'Service is currently unavailable', code: 0 })
    }
    if (trick === 'twice') {
      const payload = body ? { payload: JSON.stringify(body) } : {}
      const again = { ...headers, [REPEATED]: 'yes' }
      await scope.inject({
        method: method === 'GET' ? 'GET' : 'POST',
        url,
        headers: again,
        ...payload,
      })
    }
    return undefined
  })

  scope.addHook('onSend', async (request, reply, payload) => {
    const answer = oddAnswers.get(tricks.get(request))
    return answer ? answer(reply, String(payload)) : payload
  })
}

const oddAnswers = new Map<Trick | undefined, (reply: FastifyReply, payload: string) => unknown>([
  ['late', forever],
  ['broken', errorPage],
  ['stranger', (_reply, payload) => JSON.stringify(somebodyElses(payload))],
  ['unsure', (_reply, payload) => JSON.stringify({ ...read(payload), status: 'AMBIGUOUS' })],
  ['endless', (reply) => dripping(reply, 0)],
  ['slow', (reply) => dripping(reply, 50)],
])

function errorPage(reply: FastifyReply) {
  reply.status(502).type('text/html')
  return '<h1>502 Bad Gateway</h1>'
}

function forever() {
  return new Promise<never>(() => {})
}

const named = z.looseObject({
  pidx: z.string().optional(),
  transaction_uuid: z.string().optional(),
})

function read(payload: string) {
  return named.parse(JSON.parse(payload))
}

function somebodyElses(payload: string) {
  const answer = read(payload)
  if (answer.pidx) return { ...answer, pidx: 'somebody-elses' }
  return { ...answer, transaction_uuid: 'somebody-elses' }
}

function dripping(reply: FastifyReply, pauseMs: number) {
  reply.removeHeader('content-length')
  return Readable.from(drops(pauseMs))
}

async function* drops(pauseMs: number) {
  for (;;) {
    yield ' '.repeat(pauseMs === 0 ? 8192 : 1)
    await setTimeout(pauseMs)
  }
}
