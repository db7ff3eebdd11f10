import { createHash, randomBytes } from 'node:crypto'
// The baseline for placing an order on PostgreSQL: Fastify and pg with named statements, the same rows, each statement
// awaited before the next, and nothing more. Writers take turns as the shop's do.
import Fastify from 'fastify'
import pg from 'pg'

const { DATABASE_URL = '', PORT } = process.env
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
const client = new pg.Client(DATABASE_URL)
await client.connect()

const texts = {
  seen: `SELECT body_hash, answer FROM idempotency_key WHERE owner = 'guest' AND "key" = $1`,
  shop: 'SELECT shipping, tax FROM shop',
  unit: `SELECT p.id AS product, p.title, c.color_name, s.size_name, pc.color_img AS picture,
    coalesce(p.discounted_price, p.price) AS price
    FROM stock_level l JOIN product_color pc ON pc.id = l.product_color JOIN product p ON p.id = pc.product
    JOIN color c ON c.id = pc.color JOIN size s ON s.id = l.size
    WHERE l.product_color = $1 AND l.size = $2`,
  number: `INSERT INTO counter (name, value) VALUES ('bare', 1)
    ON CONFLICT (name) DO UPDATE SET value = counter.value + 1 RETURNING value`,
  order: `INSERT INTO shop_order (number, state, source, email, name, phone, province, district, city, street,
      landmark, note, subtotal, discount, shipping, tax, total, payment_method, payment_state, placed_at)
    VALUES ($1, 'placed', 'shop', $2, $3, $4, $5, $6, $7, $8, '', '', $9, 0, $10, $11, $12, 'cod', 'due', $13)
    RETURNING id`,
  line: `INSERT INTO order_line ("order", product, product_color, size, title, color_name, size_name, picture, price,
      quantity) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  take: `UPDATE stock_level SET quantity = quantity - $1
    WHERE product_color = $2 AND size = $3 AND quantity >= $1`,
  lastMovement: 'SELECT coalesce(max(id), 0) AS last FROM stock_movement',
  movement: `INSERT INTO stock_movement (id, product_color, size, movement_type, quantity, notes, "order", created_at)
    VALUES ($1, $2, $3, 'Out', $4, $5, $6, $7)`,
  event: `INSERT INTO order_event ("order", kind, text, is_public, created_at) VALUES ($1, $2, $3, $4, $5)`,
  mail: `INSERT INTO mail ("to", subject, text, html, "order", state, created_at)
    VALUES ($1, $2, $3, $4, $5, 'sent', $6)`,
  keep: `INSERT INTO idempotency_key (owner, "key", body_hash, answer, created_at)
    VALUES ('guest', $1, $2, $3, $4)`,
}

type Line = { product_color: number; size: number; quantity: number }
type Unit = Record<'title' | 'color_name' | 'size_name' | 'picture', string> &
  Record<'product' | 'price', number>
type Body = Record<
  'email' | 'name' | 'phone' | 'province' | 'district' | 'city' | 'street',
  string
> & { lines: Line[] }

/** Sends one of the texts as a statement of its name. */
function run<Row extends pg.QueryResultRow>(name: keyof typeof texts, values: unknown[] = []) {
  return client.query<Row>({ name, text: texts[name], values })
}

async function first<Row extends pg.QueryResultRow>(
  name: keyof typeof texts,
  values: unknown[] = [],
) {
  const { rows } = await run<Row>(name, values)
  if (!rows[0]) throw new Error(`${name} has no row.`)
  return rows[0]
}

async function place(body: Body, key: string) {
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  if ((await run('seen', [key])).rows.length > 0) throw new Error('This key was used.')
  const { shipping, tax } = await first<{ shipping: number; tax: number }>('shop')
  const now = new Date().toISOString()
  const lines: (Line & Unit)[] = []
  for (const line of body.lines) {
    const unit = await first<Unit>('unit', [line.product_color, line.size])
    lines.push({ ...line, ...unit })
  }
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const total = subtotal + shipping + tax
  const { value } = await first<{ value: number }>('number')
  const number = `BA-${String(value).padStart(6, '0')}`
  const { email, name, phone, province, district, city, street } = body
  const where = [email, name, phone, province, district, city, street]
  const sums = [subtotal, shipping, tax, total]
  const { id } = await first<{ id: number }>('order', [number, ...where, ...sums, now])
  for (const one of lines) {
    const { product, product_color, size, title, color_name, size_name, picture } = one
    const texted = [title, color_name, size_name, picture]
    await run('line', [id, product, product_color, size, ...texted, one.price, one.quantity])
    const taken = await run('take', [one.quantity, product_color, size])
    if (taken.rowCount === 0) throw new Error('It is sold out.')
    const { last } = await first<{ last: number }>('lastMovement')
    const moved = [last + 1, product_color, size, one.quantity, `Order ${number}`, id, now]
    await run('movement', moved)
  }
  await run('event', [id, 'state', 'Order placed', 1, now])
  await run('event', [id, 'stock', 'Pieces taken from stock', 0, now])
  const text = `Namaste ${name},\n\nthank you for your order ${number}.`
  await run('mail', [email, `Your order ${number}`, text, `<p>${text}</p>`, id, now])
  await run('event', [id, 'mail', 'Mail sent', 0, now])
  const token = randomBytes(32).toString('base64url')
  const answer = { number, token, state: 'placed', total: total / 100 }
  await run('keep', [key, body_hash, JSON.stringify(answer), now])
  return answer
}

let last: Promise<unknown> = Promise.resolve()

/** One transaction at a time on the one connection. */
function inTurn(body: Body, key: string) {
  const turn = last.then(async () => {
    await client.query('BEGIN')
    await client.query('LOCK TABLE writer_turn IN EXCLUSIVE MODE')
    const answer = await place(body, key)
    await client.query('COMMIT')
    return answer
  })
  last = turn.catch(() => client.query('ROLLBACK'))
  return turn
}

const app = Fastify()
app.get('/ready', () => ({ status: 'ok' }))
app.post<{ Body: Body }>('/store/orders', async ({ body, headers }, reply) => {
  reply.status(201)
  return await inTurn(body, String(headers['idempotency-key']))
})
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', () => process.exit(0))
