import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
// The baseline for placing an order: Fastify and better-sqlite3 with prepared SQL, the same rows, and nothing more. With
// OUTBOX, a folder, it also writes the order's mail into a file there, as the shop does without a mail server.
import Database from 'better-sqlite3'
import Fastify from 'fastify'
import { createTransport } from 'nodemailer'

const { DATA_DIR = '', OUTBOX, PORT } = process.env
const db = new Database(join(DATA_DIR, 'shop.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.pragma('foreign_keys = ON')

const sql = {
  seen: db.prepare<[string]>(
    `SELECT body_hash, answer FROM idempotency_key WHERE owner = 'guest' AND "key" = ?`,
  ),
  shop: db.prepare<[], { shipping: number; tax: number }>('SELECT shipping, tax FROM shop'),
  unit: db.prepare<[number, number], Unit>(`SELECT p.id AS product, p.title, c.color_name,
    s.size_name, pc.color_img AS picture, coalesce(p.discounted_price, p.price) AS price
    FROM stock_level l JOIN product_color pc ON pc.id = l.product_color JOIN product p ON p.id = pc.product
    JOIN color c ON c.id = pc.color JOIN size s ON s.id = l.size
    WHERE l.product_color = ? AND l.size = ?`),
  number: db.prepare<[], { value: number }>(`INSERT INTO counter (name, value)
    VALUES ('bare', 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`),
  order: db.prepare(`INSERT INTO shop_order (number, state, source, email, name, phone, province,
    district, city, street, landmark, note, subtotal, discount, shipping, tax, total,
    payment_method, payment_state, placed_at)
    VALUES (?, 'placed', 'shop', ?, ?, ?, ?, ?, ?, ?, '', '', ?, 0, ?, ?, ?, 'cod', 'due', ?)`),
  line: db.prepare(`INSERT INTO order_line ("order", product, product_color, size, title,
    color_name, size_name, picture, price, quantity) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  take: db.prepare(`UPDATE stock_level SET quantity = quantity - ?
    WHERE product_color = ? AND size = ? AND quantity >= ?`),
  lastMovement: db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM stock_movement').pluck(),
  movement: db.prepare(`INSERT INTO stock_movement (id, product_color, size, movement_type,
    quantity, notes, "order", created_at) VALUES (?, ?, ?, 'Out', ?, ?, ?, ?)`),
  event: db.prepare(`INSERT INTO order_event ("order", kind, text, is_public, created_at)
    VALUES (?, ?, ?, ?, ?)`),
  mail: db.prepare(`INSERT INTO mail ("to", subject, text, html, "order", state, created_at)
    VALUES (?, ?, ?, ?, ?, 'sent', ?)`),
  keep: db.prepare(`INSERT INTO idempotency_key (owner, "key", body_hash, answer, created_at)
    VALUES ('guest', ?, ?, ?, ?)`),
}

type Unit = {
  product: number
  title: string
  color_name: string
  size_name: string
  picture: string
  price: number
}
type Line = { product_color: number; size: number; quantity: number }
type Body = Record<
  'email' | 'name' | 'phone' | 'province' | 'district' | 'city' | 'street',
  string
> & {
  lines: Line[]
}

const place = db.transaction((body: Body, key: string) => {
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url')
  if (sql.seen.get(key)) throw new Error('This key was used.')
  const { shipping = 0, tax = 0 } = sql.shop.get() ?? {}
  const now = new Date().toISOString()
  const lines = body.lines.map((line) => {
    const unit = sql.unit.get(line.product_color, line.size)
    if (!unit) throw new Error('There is no such unit.')
    return { ...line, ...unit }
  })
  const subtotal = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const total = subtotal + shipping + tax
  const number = `BA-${String(sql.number.get()?.value).padStart(6, '0')}`
  const { email, name, phone, province, district, city, street } = body
  const where = [email, name, phone, province, district, city, street]
  const made = sql.order.run(number, ...where, subtotal, shipping, tax, total, now)
  const id = Number(made.lastInsertRowid)
  for (const one of lines) {
    const { product, product_color, size, title, color_name, size_name, picture } = one
    sql.line.run(
      id,
      product,
      product_color,
      size,
      title,
      color_name,
      size_name,
      picture,
      one.price,
      one.quantity,
    )
    const taken = sql.take.run(one.quantity, product_color, size, one.quantity)
    if (taken.changes === 0) throw new Error('It is sold out.')
    const movement = (sql.lastMovement.get() ?? 0) + 1
    sql.movement.run(movement, product_color, size, one.quantity, `Order ${number}`, id, now)
  }
  sql.event.run(id, 'state', 'Order placed', 1, now)
  sql.event.run(id, 'stock', 'Pieces taken from stock', 0, now)
  const text = `Namaste ${name},\n\nthank you for your order ${number}.`
  sql.mail.run(email, `Your order ${number}`, text, `<p>${text}</p>`, id, now)
  sql.event.run(id, 'mail', 'Mail sent', 0, now)
  const token = randomBytes(32).toString('base64url')
  const answer = { number, token, state: 'placed', total: total / 100 }
  sql.keep.run(key, body_hash, JSON.stringify(answer), now)
  return { answer, mail: { to: email, subject: `Your order ${number}`, text } }
})

const transport = createTransport({ streamTransport: true, buffer: true })
let mails = 0

async function send(
  folder: string,
  { text, ...mail }: { to: string; subject: string; text: string },
) {
  const from = 'eTrend <shop@example.com>'
  const { message } = await transport.sendMail({ from, ...mail, text, html: `<p>${text}</p>` })
  await writeFile(join(folder, `${(mails += 1)}.eml`), message)
}

const app = Fastify()
app.get('/ready', () => ({ status: 'ok' }))
app.post<{ Body: Body }>('/store/orders', async ({ body, headers }, reply) => {
  const { answer, mail } = place.immediate(body, String(headers['idempotency-key']))
  if (OUTBOX !== undefined) void send(OUTBOX, mail)
  reply.status(201)
  return answer
})
await app.listen({ host: '127.0.0.1', port: Number(PORT) })
process.on('SIGTERM', () => process.exit(0))
