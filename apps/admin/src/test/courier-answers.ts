import type { CourierSettlement, HeldOrder } from '@etrend/contract'

const at = '2026-11-20T06:00:00.000Z'
const courier = { id: 3, name: 'Nepal Can Move' }

const orderOf = (number: string): HeldOrder => ({
  number,
  name: 'Sita Sharma',
  district: 'Kaski',
  courier: 'Nepal Can Move',
  handed_over: at,
  delivered_at: at,
  collected: 906,
})

/** The cash of two orders that a courier holds, without parcels that came back. */
export const heldCash = {
  courier,
  orders: 2,
  order_list: [orderOf('ET-2026-000001'), orderOf('ET-2026-000002')],
  returned: 0,
  returned_list: [],
  noted: [{ id: 4, amount: 806, note: 'NCM', created_at: at }],
}

/** A settlement of these two orders. */
export function settlementOf(changes: Partial<CourierSettlement> = {}): CourierSettlement {
  return {
    id: 7,
    courier,
    day: '2026-11-24',
    orders: 2,
    collected: 1812,
    fee: 200,
    return_fees: 0,
    paid_in: 1600,
    difference: 12,
    paid_into: 'drawer',
    reference: 'NCM 118',
    note: 'They will bring it',
    cash_entry: 4,
    staff: 'Sunita',
    created_at: at,
    taken_back: null,
    ...changes,
  }
}
