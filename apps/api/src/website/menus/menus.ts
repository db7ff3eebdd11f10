import { contract, menuItem, type MenuItem, type MenuPlace, type StaffMenu } from '@etrend/contract'
import { standardFooter, standardHeader } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import * as z from 'zod'
import type { Database, Queries } from '../../db/client'
import { first } from '../../db/rows'
import { menu, shownPage } from '../../db/schema/website'
import { etagOf, refuseIfChanged } from '../../http/etag'
import { Refusal } from '../../lib/refusal'
import { authorOf, difference, record, type Author } from '../../records/audit'
import { titlesOf } from './titles'

const items = z.array(menuItem)

/** The menus of the header and the footer as staff edit them: each is saved as a whole tree. */
export function menuRoutes(db: Database, clock: () => Date) {
  return initServer().router(contract.menus, {
    get: async ({ params: { place }, reply }) => {
      const found = await db.snapshot((queries) => read(queries, place))
      reply.header('etag', etagOf(found))
      return { status: 200, body: found }
    },

    save: async ({ params: { place }, headers, body, request, reply }) => {
      refuseMisplaced(place, body.items)
      const by = authorOf(request, clock)
      const saved = await db.transaction((tx) =>
        change(tx, place, tagOf(headers), by, async () => {
          const values = { place, items: body.items }
          await tx
            .insert(menu)
            .values(values)
            .onConflictDoUpdate({ target: menu.place, set: values })
        }),
      )
      reply.header('etag', etagOf(saved))
      return { status: 200, body: saved }
    },

    reset: async ({ params: { place }, headers, request, reply }) => {
      const by = authorOf(request, clock)
      const saved = await db.transaction((tx) =>
        change(tx, place, tagOf(headers), by, async () => {
          await tx.delete(menu).where(eq(menu.place, place))
        }),
      )
      reply.header('etag', etagOf(saved))
      return { status: 200, body: saved }
    },
  })
}

/** Headings and the social links belong in the footer: headings above its columns, the social links in one of them. */
function refuseMisplaced(place: MenuPlace, tree: MenuItem[]) {
  const top = tree.map(({ kind }) => kind)
  const below = tree.flatMap(({ children }) => children).map(({ kind }) => kind)
  const isWrong =
    place === 'header'
      ? [...top, ...below].some((kind) => kind === 'heading' || kind === 'social')
      : top.includes('social') || below.includes('heading')
  if (!isWrong) return
  const message = 'Headings go above the columns of the footer, the social links into one of them.'
  throw new Refusal(400, message, { items: message })
}

/** Writes a menu with its audit entry, and reads it again. Throws Refusal (409) where `match` names another state. */
async function change(
  tx: Queries,
  place: MenuPlace,
  match: string | undefined,
  by: Author,
  write: () => Promise<void>,
) {
  const before = await read(tx, place)
  refuseIfChanged(before, match, 'menu')
  await write()
  const after = await read(tx, place)
  const changed = difference({ items: before.items }, { items: after.items })
  if (changed) await record(tx, by, { action: 'edit', noun: 'menus', label: place, ...changed })
  return after
}

async function read(queries: Queries, place: MenuPlace): Promise<StaffMenu> {
  const row = await first(queries.select().from(menu).where(eq(menu.place, place)))
  const tree = row ? items.parse(row.items) : await standardMenu(queries, place)
  const titleOf = await titlesOf(queries)
  return {
    place,
    is_standard: row === undefined,
    items: tree.map(({ children, ...entry }) => ({
      ...entry,
      name: titleOf(entry),
      children: children.map((child) => ({ ...child, name: titleOf(child) })),
    })),
  }
}

async function standardMenu(queries: Queries, place: MenuPlace): Promise<MenuItem[]> {
  const target = null
  if (place === 'header') {
    return standardHeader.map((entry) => ({ ...entry, target, children: [] }))
  }
  const rows = await queries
    .select({ slug: shownPage.slug, content: shownPage.content })
    .from(shownPage)
    .where(and(ne(shownPage.slug, ''), isNull(shownPage.subcategory)))
    .orderBy(asc(shownPage.id))
  const pages = rows.map(({ slug, content }) => ({ slug, title: titled.parse(content).title }))
  return standardFooter(pages).map(({ children, ...entry }) => ({
    ...entry,
    target,
    children: children.map((child) => ({ ...child, target })),
  }))
}

const titled = z.object({ title: z.string() })

function tagOf(headers: { 'if-match'?: string | string[] | undefined }) {
  return [headers['if-match']].flat()[0]
}
