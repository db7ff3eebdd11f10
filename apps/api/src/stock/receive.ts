import {
  deliveryLine,
  stockInput,
  type Receipt,
  type ReceiptRow,
  type StockInput,
} from '@etrend/contract'
import { typedNumber } from '@etrend/contract/typed-number'
import { ownEntry, paisa } from '@etrend/domain'
import type * as z from 'zod'
import type { Database, Queries } from '../db/client'
import { pacer } from '../lib/pacer'
import { Refusal } from '../lib/refusal'
import { record, type Author } from '../records/audit'
import { isEmptyRow, plainName } from '../sheets/sheet'
import { recordArrivals } from './ledger'
import { movementAuthor } from './movement-author'
import { readUnitLookup, type UnitLookup } from './unit-lookup'

type Read = { line: ReceiptRow; movement: Arrival | undefined }
type Arrival = StockInput & { unit_cost: number | null }

const columns = ['product', 'color', 'size', 'quantity', 'notes', 'cost'] as const
type Column = (typeof columns)[number] | 'code'
const headings: Record<string, Column> = {
  product: 'product',
  title: 'product',
  producttitle: 'product',
  color: 'color',
  colour: 'color',
  size: 'size',
  sizename: 'size',
  quantity: 'quantity',
  qty: 'quantity',
  pieces: 'quantity',
  notes: 'notes',
  note: 'notes',
  cost: 'cost',
  unitcost: 'cost',
  costprice: 'cost',
  purchaseprice: 'cost',
  code: 'code',
  barcode: 'code',
  ean: 'code',
  sku: 'code',
}

/** All rows are written in one transaction, and other writers wait until it ends. */
const MOST_ROWS = 3_000

/** What receiving these rows would do, and what is wrong with which of them. */
export async function checkReceipt(db: Queries, sheet: string[][]): Promise<Receipt> {
  return receiptOf(await readRows(await readUnitLookup(db), sheet))
}

/**
 * Receives all rows as In movements, or none: throws Refusal (409) where one of them has an error. The rows are read
 * before the transaction, so that no other write waits for that. If a unit is deleted meanwhile, the transaction fails.
 */
export async function receive(db: Database, sheet: string[][], by: Author): Promise<Receipt> {
  const read = await readRows(await readUnitLookup(db.read), sheet)
  const receipt = receiptOf(read)
  if (receipt.wrong > 0) {
    const rows = receipt.wrong === 1 ? '1 row is' : `${receipt.wrong} rows are`
    throw new Refusal(409, `${rows} wrong, so nothing was received.`)
  }
  const arrivals = read.flatMap(({ movement }) => movement ?? [])
  await db.transaction(async (tx) => {
    await recordArrivals(tx, arrivals, movementAuthor(by))
    await record(tx, by, receiptAction(receipt))
  })
  return receipt
}

function receiptAction({ pieces, units, rows }: Receipt) {
  const label = `${pieces} pieces in ${units} units`
  return { action: 'receive', noun: 'stock', label, after: { rows: rows.length, pieces, units } }
}

function receiptOf(read: Read[]): Receipt {
  const movements = read.flatMap(({ movement }) => movement ?? [])
  return {
    rows: read.map(({ line }) => line),
    wrong: read.length - movements.length,
    units: new Set(movements.map(({ product_color, size }) => `${product_color}-${size}`)).size,
    pieces: movements.reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

/**
 * Reads the rows one by one; each sees the levels after the rows before it. Pauses now and then, so that the server can
 * answer other requests. Refuses (413) too many rows.
 */
async function readRows(lookup: UnitLookup, sheet: string[][]) {
  if (sheet.length > MOST_ROWS) throw new Refusal(413, `Receive at most ${MOST_ROWS} rows at once.`)
  const [first = []] = sheet
  const named = first.map((cell) => ownEntry(headings, plainName(cell)))
  const namesUnits = named.includes('product') || named.includes('code')
  const hasHeadings = namesUnits && named.includes('quantity')
  const order: (Column | undefined)[] = hasHeadings ? named : [...columns]
  const breathe = pacer()
  const read: Read[] = []
  for (const [index, cells] of sheet.entries()) {
    await breathe()
    if (isEmptyRow(cells) || (hasHeadings && index === 0)) continue
    const cell = (column: Column) => cells[order.indexOf(column)] ?? ''
    read.push(readRow(lookup, index + 1, cell))
  }
  return read
}

function readRow(lookup: UnitLookup, row: number, cell: (column: Column) => string): Read {
  const errors: ReceiptRow['errors'] = []
  const wrong = (column: Column, message: string): undefined => {
    errors.push({ column, message })
  }

  const code = cell('code')
  const names = { product: cell('product'), color: cell('color'), size: cell('size') }
  const unit =
    code === ''
      ? lookup.find(names, wrong)
      : lookup.ofCode(code, (message) => wrong('code', message))
  const read = <Value>(column: 'quantity' | 'notes' | 'cost', schema: z.ZodType<Value>) => {
    const text = column === 'notes' ? { plain: cell(column) } : typedNumber(cell(column))
    if ('problem' in text) return wrong(column, text.problem)
    const result = schema.safeParse(text.plain)
    if (result.success) return result.data
    return wrong(column, result.error.issues[0]?.message ?? 'This is wrong.')
  }
  const quantity = read('quantity', stockInput.shape.quantity)
  const notes = read('notes', stockInput.shape.notes)
  const cost = read('cost', deliveryLine.shape.unit_cost)

  const movement =
    unit && quantity !== undefined && notes !== undefined && cost !== undefined
      ? {
          ...unit,
          movement_type: 'In' as const,
          quantity,
          notes,
          unit_cost: cost === null ? null : paisa(cost),
        }
      : undefined
  const before = movement ? lookup.level(movement) : null
  if (movement) lookup.add(movement)
  const after = movement ? lookup.level(movement) : null
  const texts = Object.fromEntries(columns.map((column) => [column, cell(column)]))
  const product_color = unit?.product_color ?? null
  return { line: { row, ...textsOf(texts, code), product_color, before, after, errors }, movement }
}

function textsOf(read: Record<string, string>, code: string) {
  const { product = '', color = '', size = '', quantity = '', notes = '', cost = '' } = read
  return { product: product || code, color, size, quantity, notes, cost }
}
