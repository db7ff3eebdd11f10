import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TaxMode } from '@etrend/contract'
import { eq } from 'drizzle-orm'
import { onTestFinished } from 'vitest'
import { product } from '../../db/schema/catalogue'
import { promoCode } from '../../db/schema/promo-codes'
import { shop as settings } from '../../db/schema/shop'
import { taxOffice } from '../../db/schema/tax-filings'
import { signUp } from '../customers'
import { shopOfFour } from '../test-app'
import { openBank } from './bank'
import { serveBank } from './bank-server'
import { openMoneyShop } from './money-shop'
import { codes } from './placing'
import { openTaxOffice } from './tax-office'
import type { World } from './world'

/**
 * A shop with three things to sell, five codes, a member of staff and a customer, and two gateways of its own. It
 * charges the fixed tax unless `tax_mode` says otherwise.
 */
export async function openWorld(tax_mode: TaxMode = 'flat'): Promise<World> {
  const { db, folder, ...made } = await shopOfFour()
  await signUp({ db, folder, ...made }, 'Ram')
  await db.write.update(product).set({ discounted_price: 899.95 }).where(eq(product.title, 'Skirt'))
  await db.write.update(settings).set({ tax_mode, tax_number: '601234567' })
  await db.write.delete(promoCode)
  await db.write
    .insert(promoCode)
    .values(Object.entries(codes).map(([code, terms]) => ({ code, ...terms })))
  // Only fixed taxes have no bills. The shop notes at its start that bills are sent; `reset` goes back to before it.
  const office = tax_mode === 'flat' ? undefined : openTaxOffice()
  if (office) await db.write.insert(taxOffice).values({ id: 1, is_on: true })
  const copy = join(folder, 'copy.db')
  await db.copyTo(copy)
  const bytes = readFileSync(copy)
  const bank = openBank()
  const wires = await serveBank(bank)
  const shop = await openMoneyShop(bytes, wires.settings, office?.settings)
  onTestFinished(async () => {
    await shop.close()
    await wires.close()
  })
  const outside = { notes: new Map(), unclear: new Set<number>(), sent: [], log: [] }
  return { tax_mode, shop, bank, wires, office, ...outside }
}
