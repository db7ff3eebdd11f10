import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { product, promoCode } from '../../db/schema'
import { signUp } from '../customers'
import { shopOfFour } from '../test-app'
import { openBank } from './bank'
import { serveBank } from './bank-server'
import { openMoneyShop } from './money-shop'
import { codes } from './placing'
import type { World } from './world'

/** A shop with three things to sell, five codes, a member of staff and a customer, and two gateways of its own. */
export async function openWorld(): Promise<World> {
  const { db, folder, ...made } = await shopOfFour()
  await signUp({ db, folder, ...made }, 'Ram')
  await db.write.update(product).set({ discounted_price: 899.95 }).where(eq(product.title, 'Skirt'))
  await db.write.delete(promoCode)
  await db.write
    .insert(promoCode)
    .values(Object.entries(codes).map(([code, terms]) => ({ code, ...terms })))
  const copy = join(folder, 'copy.db')
  await db.copyTo(copy)
  const bytes = readFileSync(copy)
  const bank = openBank()
  const wires = await serveBank(bank)
  const shop = await openMoneyShop(bytes, wires.settings)
  onTestFinished(async () => {
    await shop.close()
    await wires.close()
  })
  return { shop, bank, wires, notes: new Map(), unclear: new Set(), sent: [], log: [] }
}
