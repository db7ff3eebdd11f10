import { bikramSambat, formatBikramSambat } from '@etrend/contract/bikram-sambat'
import { kathmanduTime } from '@etrend/contract/kathmandu'
import { formatPrice, paisa, rupees } from '@etrend/domain'
import type { Database } from '../../db/client'
import { one } from '../../db/rows'
import { shop } from '../../db/schema/shop'
import { paper } from '../papers/paper'
import { dialled } from './dialled'
import { handoverRow, parcelsOf } from './handover-rows'

const right = 'right' as const
const columns = [
  { title: '', width: 0.06 },
  { title: 'Order', width: 0.17 },
  { title: 'Customer', width: 0.24 },
  { title: 'Goes to', width: 0.23 },
  { title: 'Code', width: 0.16 },
  { title: 'Cash', width: 0.14, align: right },
]
const halves = [
  { title: '', width: 0.5 },
  { title: '', width: 0.5 },
]

/** The list that shop and courier sign when parcels are handed over, as a PDF. */
export async function handoverPaper(db: Database, id: number) {
  const { row, parcels, settings } = await db.snapshot(async (queries) => ({
    row: await handoverRow(queries, id),
    parcels: await parcelsOf(queries, id),
    settings: await one(queries.select().from(shop)),
  }))
  const at = new Date(row.created_at)
  const nepali = bikramSambat(at)
  const [day, time] = [kathmanduTime(at).slice(0, 10), kathmanduTime(at).slice(11, 16)]
  const sheet = paper(`Handover no. ${id} to ${row.courier.name}`)
  sheet.write(settings.name, { size: 18, isBold: true })
  sheet.write(`Handover no. ${id} to ${row.courier.name}`, { size: 14, isBold: true })
  sheet.write(`${day}${nepali ? ` (${formatBikramSambat(nepali)} BS)` : ''}, ${time}`)
  if (row.undone_at) sheet.write('Taken back: this list is not valid.', { isBold: true })
  sheet.gap()
  const lines = parcels.map(({ order, to_collect }, place) => [
    `${place + 1}`,
    order.number,
    `${order.name}\n${dialled(order.phone)}`,
    `${order.city}, ${order.district}`,
    order.tracking_code ?? '',
    to_collect > 0 ? formatPrice(to_collect) : 'Paid',
  ])
  const sum = parcels.reduce((all, { to_collect }) => all + paisa(to_collect), 0)
  sheet.table(columns, lines)
  sheet.gap()
  sheet.write(parcels.length === 1 ? '1 parcel' : `${parcels.length} parcels`, { isBold: true })
  sheet.write(`Cash to collect: ${formatPrice(rupees(sum))}`, { isBold: true })
  sheet.gap(24)
  sheet.table(halves, [
    [
      `Handed over for ${settings.name}${row.staff ? ` by ${row.staff}` : ''}\n\n\n`,
      `Received for ${row.courier.name}\n\n\n`,
    ],
    ['Signature', 'Name, signature and time'],
  ])
  return sheet.end()
}
