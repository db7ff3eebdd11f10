// The baseline for reads: Fastify, better-sqlite3, prepared SQL, a response schema, and nothing more.
import { join } from 'node:path'
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { PAGE_SIZE } from '../page-size.ts'
import { bareCards } from './cards.ts'
import { bareDetail } from './detail.ts'
import { bareFacets } from './facets.ts'
import { detailSchema, listSchema } from './schemas.ts'

const { DATA_DIR = '', PORT } = process.env
const PAID = 'coalesce(discounted_price, price) BETWEEN ? AND ?'
const db = new Database(join(DATA_DIR, 'shop.db'), { readonly: true })
const cards = bareCards(db)
const detail = bareDetail(db, cards)
const facets = bareFacets(db)
const total = db
  .prepare<[number, number], number>(`SELECT count(*) FROM product WHERE ${PAID}`)
  .pluck()
const page = db
  .prepare<[number, number, number], number>(
    `SELECT id FROM product WHERE ${PAID} ORDER BY lower(title), id LIMIT ${PAGE_SIZE} OFFSET ?`,
  )
  .pluck()

type Query = { page?: string; min_price?: string; max_price?: string; facets?: 'no' }

const app = Fastify()
app.get('/ready', () => ({ status: 'ok' }))
// With `facets=no`, a list without its facets.
app.get<{ Querystring: Query }>(
  '/store/products',
  { schema: { response: { 200: listSchema } } },
  async ({ query }) => {
    const number = Number(query.page ?? 1)
    const prices = [
      Number(query.min_price ?? 0) * 100,
      Number(query.max_price ?? Number.MAX_SAFE_INTEGER / 100) * 100,
    ] as const
    const found = total.get(...prices) ?? 0
    return {
      items: cards(page.all(...prices, (number - 1) * PAGE_SIZE)),
      total: found,
      page: number,
      pages: Math.max(1, Math.ceil(found / PAGE_SIZE)),
      // Of searches, which this handler doesn't have.
      corrected: null,
      changes_at: null,
      is_partial: false,
      ...(query.facets !== 'no' && { facets: facets(...prices) }),
    }
  },
)
app.get<{ Params: { id: string } }>(
  '/store/products/:id',
  { schema: { response: { 200: detailSchema } } },
  async ({ params }, reply) => detail(Number(params.id)) ?? reply.callNotFound(),
)
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', () => process.exit(0))
