import type { FastifyInstance } from 'fastify'
import type { Database } from '../../db/client'
import type { Ask } from '../gateway'
import { simulateEsewa } from './esewa'
import { simulateKhalti } from './khalti'
import { playMoney } from './play-money'

/** Both gateways inside this process, for tests and demonstrations: PAYMENTS=simulator. No money moves. */
export async function serveSimulator(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: () => Date },
  origin: string,
) {
  await app.register(async (scope) => {
    // Only here: a browser's plain form can reach no other call of the shop.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    const money = playMoney(db, clock)
    simulateEsewa(scope, money, origin)
    simulateKhalti(scope, money, origin)
  })
}

/** Asks the simulator without the network. */
export function askInside(app: FastifyInstance): Ask {
  return async (url, { method, headers = {}, body }) => {
    const { pathname, search } = new URL(url)
    const payload = body === undefined ? {} : { payload: body }
    const answer = await app.inject({ method, url: pathname + search, headers, ...payload })
    return { status: answer.statusCode, body: answer.body }
  }
}
