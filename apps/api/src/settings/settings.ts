import { contract, moneySettings } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import type { Database } from '../db/client'
import { one } from '../db/rows'
import { shop } from '../db/schema/shop'
import { requireProof } from '../http/access'
import { Refusal } from '../lib/refusal'
import { authorOf, difference, record } from '../records/audit'

/** Reads and changes the settings of the whole shop. A database trigger makes cached pages stale after a change. */
export function settingsRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.shopSettings, {
    get: async () => ({ status: 200, body: await one(db.read.select().from(shop)) }),

    edit: async ({ body, request }) => {
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const before = await one(tx.select().from(shop))
        if (Object.keys(body).length === 0) return before
        if (moneySettings.some((name) => isChanged(before[name], body[name]))) requireProof(request)
        const after = await one(tx.update(shop).set(body).returning())
        if (body.tax_mode !== undefined || body.tax_number !== undefined) refuseNameless(after)
        const changed = difference(before, after)
        const action = { action: 'edit', noun: 'settings', label: 'Settings' }
        if (changed) await record(tx, by, { ...action, ...changed })
        return after
      })
      return { status: 200, body: edited }
    },
  })
}

function isChanged(before: unknown, after: unknown) {
  return after !== undefined && after !== before
}

/** Bills of a shop with a PAN or VAT number name it. */
function refuseNameless({ tax_mode, tax_number }: typeof shop.$inferSelect) {
  if (tax_mode === 'flat' || tax_number !== '') return
  const message = 'Enter the PAN or VAT number too: bills name it.'
  throw new Refusal(400, message, { tax_number: message })
}
