import { demoCouriers, demoPromos } from '@etrend/demo'
import type { Stage } from './stage'

/** Adds the demo's couriers and promo codes. */
export async function openDemo({ shop, staff }: Pick<Stage, 'shop' | 'staff'>) {
  for (const { name, phone, notes } of Object.values(demoCouriers)) {
    const courier = { name, phone, notes, tracking_address: '', is_active: 'True' }
    await shop.call(staff, 'POST', '/staff/couriers/', courier)
  }
  for (const code of demoPromos) await shop.call(staff, 'POST', '/staff/promo-codes', code)
}
