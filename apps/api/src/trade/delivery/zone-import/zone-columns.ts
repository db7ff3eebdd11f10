import { keysOf, MOST_IMPORTED_ZONE_ROWS, type DeliveryTerms } from '@etrend/contract'
import { named, type TableColumns } from '../../../sheets/table'

export type TermColumn = keyof DeliveryTerms
export type ZoneColumn = TermColumn | 'name' | 'districts'

/** The terms of a zone with the headings that people write above them, in any spaces and capitals. */
export const termColumns: Record<TermColumn, { label: string; names: string[] }> = {
  fee: {
    label: 'Fee',
    names: ['delivery fee', 'shipping', 'shipping fee', 'charge', 'delivery charge', 'rate'],
  },
  free_from: {
    label: 'Free from',
    names: ['free delivery from', 'free shipping from', 'free above', 'free over'],
  },
  days_from: { label: 'Days from', names: ['from days', 'min days', 'minimum days', 'days min'] },
  days_to: {
    label: 'Days to',
    names: ['to days', 'days until', 'max days', 'maximum days', 'days max'],
  },
  cash_allowed: { label: 'Cash', names: ['cash on delivery', 'cod', 'cod allowed'] },
  cash_fee: {
    label: 'Cash fee',
    names: ['fee for cash', 'cash on delivery fee', 'cash charge', 'cod fee', 'cod charge'],
  },
  most_in_cash: {
    label: 'Most in cash',
    names: ['cash limit', 'maximum in cash', 'max cash', 'most cash', 'cod limit'],
  },
}

const columns: Record<ZoneColumn, { label: string; names: string[] }> = {
  name: { label: 'Zone', names: ['zone name', 'delivery zone'] },
  districts: { label: 'Districts', names: ['district'] },
  ...termColumns,
}

/** The columns of a table of delivery zones. */
export const zoneColumns: TableColumns<ZoneColumn> = {
  known: new Map(named(columns)),
  labels: Object.values(columns).map(({ label }) => label),
  needed: ['name', columns.name.label],
  one: 'a delivery zone',
  many: 'rows',
  most: MOST_IMPORTED_ZONE_ROWS,
}

export const allTerms = keysOf(termColumns)
