import type pg from 'pg'
import * as z from 'zod'
import { lineWords } from '../people/shoppers'
import type { Databases } from '../shop/database'
import type { Records } from './records'
import { keyRules, numberRules, stockRules } from './rules'

/** Sentences for what is wrong in the shop's database: none in each list when all is well. */
export type Books = {
  lost: string[]
  oversold: string[]
  wrongNumbers: string[]
  duplicates: string[]
}

const found = z.array(z.object({ what: z.coerce.string() }))
const stored = z.array(
  z.object({
    number: z.string(),
    email: z.string(),
    total: z.coerce.number(),
    lines: z.array(z.object({ product_color: z.int(), size: z.int(), quantity: z.int() })),
  }),
)

/** Compares the shop's database with what shoppers and staff were answered before this call. */
export function readBooks(databases: Databases, records: Records): Promise<Books> {
  const seen = answersIn(records)
  return databases.snapshot((client) => compare(client, seen))
}

/** Whether each kind of fault is reported: makes one of each in a transaction that is rolled back. */
export function areFaultsReported(databases: Databases, records: Records): Promise<boolean> {
  const seen = answersIn(records)
  return databases.discarded(async (client) => {
    for (const sql of faults) await client.query(sql)
    return Object.values(await compare(client, seen)).every((sentences) => sentences.length > 0)
  })
}

const faults = [
  // Without the triggers and constraints that would refuse the others.
  'SET LOCAL session_replication_role = replica',
  'DELETE FROM order_line WHERE id = (SELECT max(id) FROM order_line)',
  'UPDATE stock_level SET quantity = quantity + 1 WHERE product_color = (SELECT max(product_color) FROM stock_level)',
  'UPDATE shop_order SET total = total + 100 WHERE id = (SELECT max(id) FROM shop_order)',
  `UPDATE shop_order SET email = (SELECT email FROM shop_order ORDER BY id LIMIT 1)
    WHERE id = (SELECT max(id) FROM shop_order)`,
]

type Answers = ReturnType<typeof answersIn>

function answersIn(records: Records) {
  const answered = records.orders.filter((order) => order.answered !== undefined)
  const acknowledged = answered.flatMap(({ placed, ...order }) =>
    placed ? [{ ...order, ...placed }] : [],
  )
  const refused = answered.flatMap(({ placed, isDoubtful, email }) =>
    placed || isDoubtful ? [] : [email],
  )
  const notes = [...records.notes]
  return { acknowledged, refused, notes }
}

async function compare(client: pg.Client, { acknowledged, refused, notes }: Answers) {
  const numbers = acknowledged.map(({ number }) => number)
  const orders = await storedOrders(client, numbers)
  const lost = acknowledged.flatMap((order) => {
    const row = orders.get(order.number)
    if (!row) return [`${order.number} is not in the database`]
    const isSame =
      row.email === order.email &&
      row.total === Math.round(order.total * 100) &&
      lineWords(row.lines) === order.lines
    return isSame ? [] : [`${order.number} is another order than the one that was answered`]
  })
  return {
    lost: [...lost, ...(await lostMovements(client, notes)), ...(await unasked(client, refused))],
    oversold: await broken(client, stockRules),
    wrongNumbers: [...sentTwice(numbers), ...(await broken(client, numberRules))],
    duplicates: await broken(client, keyRules),
  }
}

async function storedOrders(client: pg.Client, numbers: string[]) {
  const { rows } = await client.query(
    `SELECT number, email, total, (SELECT coalesce(json_agg(json_build_object('product_color', product_color,
        'size', size, 'quantity', quantity)), '[]') FROM order_line WHERE "order" = shop_order.id) AS lines
      FROM shop_order WHERE number = ANY($1)`,
    [numbers],
  )
  return new Map(stored.parse(rows).map((row) => [row.number, row]))
}

/** Stock movements that staff saw saved, and that are not there, or twice. */
async function lostMovements(client: pg.Client, notes: string[]) {
  const { rows } = await client.query(
    `SELECT note AS what FROM unnest($1::text[]) AS note
      WHERE (SELECT count(*) FROM stock_movement WHERE notes = note) <> 1`,
    [notes],
  )
  return found.parse(rows).map(({ what }) => `the stock movement ${what} is not there once`)
}

/** Orders that are there although the shopper was told that they are refused. */
async function unasked(client: pg.Client, emails: string[]) {
  const { rows } = await client.query(
    'SELECT number AS what FROM shop_order WHERE email = ANY($1)',
    [emails],
  )
  return found.parse(rows).map(({ what }) => `${what} was refused and is there`)
}

function sentTwice(numbers: string[]) {
  const seen = new Set<string>()
  return numbers.flatMap((number) => {
    const isSecond = seen.has(number)
    seen.add(number)
    return isSecond ? [`${number} was answered to two shoppers`] : []
  })
}

async function broken(client: pg.Client, rules: { name: string; sql: string }[]) {
  const sentences: string[] = []
  for (const { name, sql } of rules) {
    const { rows } = await client.query(sql)
    sentences.push(...found.parse(rows).map(({ what }) => `${name}: ${what}`))
  }
  return sentences
}
