import { contract } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/client'
import { visitorOf } from '../http/access'
import { authorOf, record } from '../records/audit'
import type { ServerParts } from './server-lacks'
import { stepTitles, stepsOf } from './steps'
import { unneededSteps } from './unneeded'

/** The checklist that opens a new shop. `isNew`: the shop was opened without the demo (SEED=none). */
export function setUpRoutes(
  given: ServerParts & { db: Database; clock: () => Date; isNew?: boolean },
) {
  const { db, clock, isNew } = given

  async function answer(request: Pick<FastifyRequest, 'visitor'>) {
    const steps = isNew ? await stepsOf(db.read, given, visitorOf(request).id) : []
    return { status: 200 as const, body: { steps } }
  }

  return initServer().router(contract.setUp, {
    read: ({ request }) => answer(request),

    mark: async ({ params: { step }, body: { is_needed }, request }) => {
      const by = authorOf(request, clock)
      await db.transaction(async (tx) => {
        const unneeded = await unneededSteps(tx)
        if (unneeded.has(step) !== is_needed) return
        const action = is_needed ? 'need step' : 'skip step'
        await record(tx, by, { action, noun: 'set-up', label: stepTitles[step], after: { step } })
      })
      return await answer(request)
    },
  })
}
