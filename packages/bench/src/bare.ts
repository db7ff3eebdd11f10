import { join } from 'node:path'
// The baseline for reads: Fastify, better-sqlite3, prepared SQL, a response schema, and nothing more.
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { bareCards } from './bare-cards'
import { bareDetail } from './bare-detail'
import { detailSchema, listSchema } from './bare-schemas'

const { DATA_DIR = '', PORT } = process.env
const db = new Database(join(DATA_DIR, 'shop.db'), { readonly: true })
const cards = bareCards(db)
const detail = bareDetail(db, cards)
const total = Number(db.prepare('SELECT count(*) FROM product').pluck().get())
const page = db
  .prepare<[number], number>('SELECT id FROM product ORDER BY lower(title), id LIMIT 10 OFFSET ?')
  .pluck()

const app = Fastify()
app.get<{ Querystring: { page?: string } }>(
  '/store/products',
  { schema: { response: { 200: listSchema } } },
  async ({ query }) => {
    const number = Number(query.page ?? 1)
    return {
      items: cards(page.all((number - 1) * 10)),
      total,
      page: number,
      pages: Math.ceil(total / 10),
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
