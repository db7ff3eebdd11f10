import { contract, recordPermissions, type GridChange } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database, Queries } from '../db/client'
import { requirePermission } from '../http/access'
import { Refusal } from '../lib/refusal'
import { authorOf, record, recordParts, type Author } from '../records/audit'
import { planCodes } from './grid-codes'
import { planProducts } from './grid-products'
import { planThresholds } from './grid-thresholds'

/** The call that saves changed cells of the grid. */
export function gridRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.grid, {
    save: async ({ body, request }) => {
      if (body.units.length > 0) requirePermission(request, recordPermissions.stock)
      const by = authorOf(request, clock)
      const { conflicts, ...saved } = await db.transaction((tx) => saveGrid(tx, body, by))
      if (conflicts.length === 0) return { status: 200, body: saved }
      const cells =
        conflicts.length === 1 ? 'one of these cells' : `${conflicts.length} of these cells`
      const message = `Somebody else changed ${cells} meanwhile. Nothing was saved.`
      return { status: 409, body: { message, conflicts } }
    },
  })
}

/**
 * Saves all rows, as one audit entry with a part for each, or none: where a cell isn't as it was `before`, only says
 * which. Throws Refusal (400) for a wrong price, a code that isn't free or a deleted row; `fields` names the cells.
 */
async function saveGrid(tx: Queries, { products, units }: GridChange, by: Author) {
  const plans = [
    await planProducts(tx, products),
    await planThresholds(tx, units),
    await planCodes(tx, units),
  ]
  const conflicts = plans.flatMap((plan) => plan.conflicts)
  const fields = Object.fromEntries(plans.flatMap((plan) => Object.entries(plan.problems)))
  const [problem] = Object.values(fields)
  if (problem !== undefined && conflicts.length === 0) throw new Refusal(400, problem, fields)
  const actions = plans.flatMap((plan) => plan.actions)
  if (conflicts.length > 0 || actions.length === 0) return { conflicts, audit: null, rows: 0 }
  for (const plan of plans) await plan.write()
  const rows = new Set(plans.flatMap(({ changed }) => [...changed])).size
  const label = rows === 1 ? '1 row' : `${rows} rows`
  const audit = await record(tx, by, { action: 'grid', noun: 'products', label })
  await recordParts(tx, by, audit, actions)
  return { conflicts, audit, rows }
}
