import { machineTime } from '@etrend/tooling/given-time'
import * as z from 'zod'
import { call, idOf } from './call'
import { askForReturn, moveOn, orderAsGuest, type plentifulUnit } from './orders'

const handed = z.object({ handover: z.object({ id: z.int() }) })
const delivered = ['confirmed', 'packed', 'shipped', 'delivered']

/**
 * Adds what the screens of couriers, money, taxes and sales list, so that axe sees their rows, and not only that there are
 * none: cash that couriers hold, a settlement, a handover that was taken back, a packed order, an exchange that waits, a
 * difference of a payout, a bill that the simulated tax office refuses, and a sale.
 */
export async function addAxeRows(
  api: string,
  token: string,
  unit: Awaited<ReturnType<typeof plentifulUnit>>,
) {
  const add = async (path: string, json?: unknown, headers: Record<string, string> = {}) => {
    const answer = await call('POST', `${api}/staff/${path}`, { token, json, headers })
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
    return answer
  }
  const order = async (name: string, ...states: string[]) => {
    const placed = await orderAsGuest(api, unit, name)
    await moveOn(api, token, placed.number, ...states)
    return placed
  }

  const courier = idOf(await add('couriers/', { name: 'Nepal Can Move' }))
  const packed = await order('हरि थापा', 'confirmed', 'packed')
  const { body } = await add('handovers', { courier, numbers: [packed.number] })
  await add(`handovers/${handed.parse(body).handover.id}/undo`)

  await order('Sita Sharma', ...delivered)
  const settled = await order('Gita Rai', ...delivered)
  await add('courier-settlements', {
    courier: null,
    numbers: [settled.number],
    collected: settled.total,
    fee: 100,
    paid_in: settled.total - 106,
    paid_into: 'drawer',
    day: new Date(machineTime() + KATHMANDU_MS).toISOString().slice(0, 10),
    note: 'A torn note',
  })

  const back = await order('Hira Lama', ...delivered)
  await askForReturn(api, back, { wants: 'exchange' })

  const form = { gateway: 'esewa', file: new File([statement('0007XYZ')], 'esewa.csv') }
  const added = await call('POST', `${api}/staff/payouts`, { token, form })
  if (added.status !== 201) throw new Error(`The statement answered ${added.status}: ${added.text}`)

  const settings = { tax_mode: 'vat_inclusive', tax_number: '601234567' }
  await call('PATCH', `${api}/staff/settings`, { token, json: settings })
  const chosen = { choice: 'refuses' }
  await call('POST', `${api}/simulator/cbms/choose`, { json: chosen })
  const { product_color, size } = unit
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await add('walk-in-sales', { lines: [{ product_color, size, quantity: 1 }] }, headers)

  const terms = { percent_off: '25', applies_to: { categories: [1] } }
  await add('sale-offers/', { title: 'Winter', ...terms })
}

const KATHMANDU_MS = 345 * 60_000

/** A gateway's statement with one payment. */
export function statement(code: string) {
  return `Transaction Code,Date,Amount,Charge\r\n${code},2026-11-24,906.00,22.65\r\n`
}
