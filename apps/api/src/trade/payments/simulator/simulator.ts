import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../db/client'
import type { Exchange } from '../gateway-call'
import { simulateEsewa } from './esewa'
import { simulateKhalti } from './khalti'
import { misbehave, type Mischief } from './mischief'
import { playMoney } from './play-money'

/** Both gateways inside this process, for tests and demonstrations: PAYMENTS=simulator. No money moves. */
export async function serveSimulator(
  app: FastifyInstance,
  { db, clock, mischief }: { db: Database; clock: () => Date; mischief?: Mischief | undefined },
  origin: string,
) {
  await app.register(async (scope) => {
    // Only for the simulator's routes: no other route of the shop reads a browser's URL-encoded form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    if (mischief) misbehave(scope, mischief)
    const money = playMoney(db, clock)
    simulateEsewa(scope, money, origin)
    simulateKhalti(scope, money, origin)
  })
}

/** Asks the simulator without the network. */
export function askInside(app: FastifyInstance): Exchange {
  return async (url, { method, headers = {}, body, signal }) => {
    const { pathname, search } = new URL(url)
    const payload = body === undefined ? {} : { payload: body }
    const asked = { method, url: pathname + search, headers, ...payload, signal }
    const answer = await app.inject({ ...asked, payloadAsStream: true })
    return { status: answer.statusCode, body: answer.stream() }
  }
}
