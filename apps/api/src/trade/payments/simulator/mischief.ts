import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

/**
 * How a simulated gateway misbehaves, for tests: `trick` on a call to this path, undefined for a correct answer. It says
 * by `silent` that it has begun to keep an answer back for ever.
 */
export type Mischief = { trick: (path: string) => Trick | undefined; silent: () => void }

/**
 * never: does nothing and doesn't answer; down: does nothing and answers 503. The others do what the call asks for, and
 * differ in the answer. late: none; twice: the second one, since the call is done two times, as if a proxy repeated it;
 * broken: a proxy's error page; stranger: another payment's data; unsure: the status AMBIGUOUS; endless: a body that
 * never ends; slow: a body that never ends and comes a byte at a time.
 */
export type Trick =
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
export function misbehave(scope: FastifyInstance, { trick: trickOn, silent }: Mischief) {
  const tricks = new WeakMap<FastifyRequest, Trick>()

  scope.addHook('preHandler', async (request, reply) => {
    const { method, url, headers, body } = request
    const trick = headers[REPEATED] ? undefined : trickOn(new URL(url, 'http://shop').pathname)
    if (!trick) return
    tricks.set(request, trick)
    if (trick === 'never') await forever(silent)
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
    return answer ? answer(reply, String(payload), silent) : payload
  })
}

type OddAnswer = (reply: FastifyReply, payload: string, silent: () => void) => unknown

const oddAnswers = new Map<Trick | undefined, OddAnswer>([
  ['late', (_reply, _payload, silent) => forever(silent)],
  ['broken', errorPage],
  ['stranger', (_reply, payload) => JSON.stringify(somebodyElses(payload))],
  ['unsure', (_reply, payload) => JSON.stringify({ ...read(payload), status: 'AMBIGUOUS' })],
  ['endless', (reply) => dripping(reply, 0)],
  [
    'slow',
    (reply, _payload, silent) => {
      silent()
      return dripping(reply, 50)
    },
  ],
])

function errorPage(reply: FastifyReply) {
  reply.status(502).type('text/html')
  return '<h1>502 Bad Gateway</h1>'
}

function forever(silent: () => void) {
  silent()
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
