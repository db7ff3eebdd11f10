import type { TaxMode } from '@etrend/contract'
import { paisa } from '@etrend/domain'
import type { Database } from '../../db/client'
import type { order } from '../../db/schema/orders'
import type { Bank } from './bank'
import type { serveBank } from './bank-server'
import { books } from './books'
import type { MoneyShop } from './money-shop'
import type { openTaxOffice } from './tax-office'

export type OrderRow = typeof order.$inferSelect

/**
 * What people outside the shop know of an order, in paisa: the cash that the courier was given, what the courier asks
 * for bringing the parcel back, what staff paid back by hand, and what they let the customer off. Of a parcel that came
 * back also its damaged pieces, which stay out of stock.
 */
export type Note = {
  token: string
  cash: number
  returnFee: number
  byHand: number
  letOff: number
  damaged: { order_line: number; quantity: number }[]
}

export type World = {
  /** How the shop charges tax. */
  tax_mode: TaxMode
  shop: MoneyShop
  bank: Bank
  wires: Awaited<ReturnType<typeof serveBank>>
  /** The tax office, which gets the bills; undefined where the shop has none to send. */
  office: ReturnType<typeof openTaxOffice> | undefined
  notes: Map<string, Note>
  /** Refunds that staff took back after Khalti couldn't say whether it had paid them. */
  unclear: Set<number>
  /** Orders that were sent with an idempotency key, when (ms that the shop ran), and how to send them again. */
  sent: { number: string; at: number; again: () => Promise<{ statusCode: number; body: string }> }[]
  /** What happened, to be read after a failure. */
  log: string[]
}

/** The shop whose books are read. */
export type Booked = { shop: { db: Pick<Database, 'read'> } }

/** One thing that happens. The numbers are read by each act in its own way. */
export type Step = { act: string; pick: number; a: number; b: number }

/** A rule is broken. */
export class Broken extends Error {
  override name = 'Broken'
}

/** What the shop's books say now. */
export function booksOf({ shop }: Booked) {
  return books(shop.db.read)
}

export async function ordersOf(world: Booked): Promise<OrderRow[]> {
  return await booksOf(world).orders.all()
}

export function noteOf({ notes }: World, number: string): Note {
  const blank: Note = { token: '', cash: 0, returnFee: 0, byHand: 0, letOff: 0, damaged: [] }
  const note = notes.get(number) ?? blank
  notes.set(number, note)
  return note
}

/** Picks one of the fitting rows, the latest first; now and then any row, which the shop may have to refuse. */
export function picked<Row>(rows: Row[], { pick, b }: Step, fits: (row: Row) => boolean) {
  const fitting = rows.filter(fits)
  const from = b % 16 === 15 ? rows : fitting
  return from.at(-1 - (pick % Math.max(1, from.length)))
}

/** What an order keeps of the money that came in for it, or for the order it was exchanged for, in paisa. */
export function keptOf({ paid, refunded, carried_in, carried_out }: OrderRow) {
  return paisa(paid) + paisa(carried_in) - paisa(refunded) - paisa(carried_out)
}

/** What the customer still owes for an order that hasn't ended, in paisa: its total less what was let off or paid. */
export function owedFor(world: World, row: OrderRow) {
  const own = paisa(row.paid) - paisa(row.refunded)
  return Math.max(0, paisa(row.total) - noteOf(world, row.number).letOff - own)
}

type Call = { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object }

/** Asks the shop. Throws Broken for an answer that no server may give. */
export async function ask(world: World, { method, url, payload }: Call, headers = {}) {
  const answer = await world.shop.ask(method, url, headers, payload)
  const mayBeDown = answer.statusCode === 503 && world.bank.manner.answers !== 'well'
  world.log.push(`  ${method} ${url} ${answer.statusCode}`)
  if (answer.statusCode >= 500 && !mayBeDown) {
    throw new Broken(`${method} ${url} answered ${answer.statusCode}: ${answer.body}`)
  }
  return answer
}

export async function askStaff(
  world: World,
  method: Call['method'],
  path: string,
  payload?: object,
) {
  const call = { method, url: `/staff${path}`, ...(payload && { payload }) }
  return ask(world, call, await world.shop.staffHeaders())
}

/** Makes a call with the order's token, as a guest. */
export function askGuest(world: World, number: string, path: string, payload?: object) {
  const url = `/store/orders/${number}${path}`
  const call = {
    method: payload ? ('POST' as const) : ('GET' as const),
    url,
    ...(payload && { payload }),
  }
  return ask(world, call, { 'x-order-token': noteOf(world, number).token })
}

/** Makes a call once, or twice at the same time as a double click does. Returns the successful answers. */
export async function once<Answer extends { statusCode: number }>(
  isTwice: boolean,
  call: () => Promise<Answer>,
) {
  const answers = await Promise.all(isTwice ? [call(), call()] : [call()])
  return answers.filter(({ statusCode }) => statusCode < 300)
}
