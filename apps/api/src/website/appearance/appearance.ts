import { appearance, contract, keysOf, type Appearance } from '@etrend/contract'
import { contentWidths, defaultPalette, paletteProblems } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import type { Database, Queries } from '../../db/client'
import { one } from '../../db/rows'
import { columnsOf } from '../../db/schema/columns-of'
import { shop } from '../../db/schema/shop'
import { Refusal } from '../../lib/refusal'
import { authorOf, difference, record } from '../../records/audit'

/** Whether the shop has a picture in these widths: see media/. */
type Holds = (src: string, widths: readonly number[]) => Promise<boolean>

/** The shop's logo, icon, share picture and colors. A database trigger makes cached pages stale after a change. */
export function appearanceRoutes(db: Database, clock: () => Date, holds: Holds) {
  return initServer().router(contract.shopAppearance, {
    get: async () => ({ status: 200, body: await read(db.read) }),

    edit: async ({ body, request }) => {
      await requirePictures(body, holds)
      const by = authorOf(request, clock)
      const edited = await db.transaction(async (tx) => {
        const before = await read(tx)
        const after = { ...before, ...body }
        refuseFaint(after)
        const changed = difference(before, after)
        if (!changed) return before
        await tx.update(shop).set(after)
        const action = { action: 'edit', noun: 'appearance', label: 'Appearance' }
        await record(tx, by, { ...action, ...changed })
        return after
      })
      return { status: 200, body: edited }
    },
  })
}

function read(queries: Queries) {
  return one(queries.select(columnsOf(shop, keysOf(appearance.shape))).from(shop))
}

/** Throws Refusal (422) with a sentence for each color that can't be read where the shop uses it. */
function refuseFaint({ accent_color, ink_color, paper_color }: Appearance) {
  const problems = paletteProblems({
    accent: accent_color || defaultPalette.accent,
    ink: ink_color || defaultPalette.ink,
    paper: paper_color || defaultPalette.paper,
  })
  const fields = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [`${name}_color`, problem]),
  )
  const [message] = Object.values(fields)
  if (message) throw new Refusal(422, message, fields)
}

async function requirePictures(body: Partial<Appearance>, holds: Holds) {
  for (const field of ['logo', 'favicon', 'share_picture'] as const) {
    const src = body[field]
    if (!src || (await holds(src, contentWidths))) continue
    const message = 'This picture is no longer kept: choose it again.'
    throw new Refusal(422, message, { [field]: message })
  }
}
