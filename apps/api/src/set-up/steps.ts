import { setUpStep, type SetUpState, type SetUpStep } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { one } from '../db/rows'
import { category, color, size, subcategory } from '../db/schema/catalogue'
import { deliveryZone } from '../db/schema/delivery'
import { order } from '../db/schema/orders'
import { secondFactor } from '../db/schema/people'
import { shop } from '../db/schema/shop'
import { lack, type Lack } from './lack'
import { lacksOfPolicies } from './policies'
import { lacksOfSelling } from './sellable'
import { lacksOfBackups, lacksOfMail, lacksOfPayments, type ServerParts } from './server-lacks'
import { unneededSteps } from './unneeded'

/** The steps' names in the audit log. */
export const stepTitles: Record<SetUpStep, string> = {
  law: 'Name and law',
  policies: 'Policies',
  money: 'Money',
  delivery: 'Delivery',
  product: 'First product',
  payments: 'Payments',
  mail: 'Mail',
  backups: 'Backups',
  factor: 'Second factor',
  order: 'Test order',
}

/** Each step with what it still lacks, read from the shop itself. `who`: the person whose second factor is meant. */
export async function stepsOf(db: Queries, parts: ServerParts, who: number): Promise<SetUpState[]> {
  const settings = await one(db.select().from(shop))
  const unneeded = await unneededSteps(db)
  const hasOrder = (await db.$count(order)) > 0
  const lacks: Record<SetUpStep, Lack[]> = {
    law: lacksOfLaw(settings),
    policies: await lacksOfPolicies(db),
    money: lacksOfMoney(settings),
    delivery: await lacksOfDelivery(db),
    // A shop with sales had a product when it sold, even if that product is gone.
    product: hasOrder ? [] : await lacksOfProduct(db),
    payments: await lacksOfPayments(db, parts),
    mail: await lacksOfMail(db, parts),
    backups: await lacksOfBackups(parts),
    factor: (await hasFactor(db, who))
      ? []
      : [lack('factor', 'Your account opens with the password alone.')],
    order: hasOrder ? [] : [lack('order', 'Nobody has ordered yet: place a test order yourself.')],
  }
  return setUpStep.options.map((step) => ({
    step,
    is_needed: !unneeded.has(step),
    lacks: lacks[step],
  }))
}

type Settings = typeof shop.$inferSelect

/** What the E-Commerce Act wants a shop to show. */
function lacksOfLaw(settings: Settings) {
  const { phone, name, location, grievance_phone, grievance_email } = settings
  const isDemo = phone === demo.phone
  return [
    ...(isDemo && name === demo.name ? [lack('name', 'The shop has the demo’s name.')] : []),
    ...(isDemo ? [lack('phone', 'The shop has the demo’s phone number.')] : []),
    ...(location === demo.location ? [lack('location', `The address is only “${location}”.`)] : []),
    ...empty(
      settings,
      'registration_number',
      'The registration number of the business is missing.',
    ),
    ...empty(settings, 'commerce_number', 'The number from the Department of Commerce is missing.'),
    ...empty(settings, 'tax_number', 'The PAN or VAT number is missing.'),
    ...empty(settings, 'grievance_name', 'Nobody is named who takes complaints.'),
    ...(grievance_phone === '' && grievance_email === ''
      ? [lack('grievance_phone', 'A phone number or email address for complaints is missing.')]
      : []),
  ]
}

function empty(
  settings: Settings,
  name: 'registration_number' | 'commerce_number' | 'tax_number' | 'grievance_name',
  message: string,
) {
  return settings[name] === '' ? [lack(name, message)] : []
}

/** What orders cost beyond the goods. Each is decided by itself: a delivery fee says nothing about the tax. */
function lacksOfMoney({ shipping, tax, tax_mode }: Settings) {
  const isTaxExample = tax_mode === 'flat' && tax === demo.tax
  const taxMessage = `Each order pays ${formatPrice(tax)} of tax: an example. Choose how you charge tax.`
  return [
    ...(shipping === demo.shipping
      ? [lack('shipping', `Delivery costs ${formatPrice(shipping)}: an example.`)]
      : []),
    ...(isTaxExample ? [lack('tax_mode', taxMessage)] : []),
  ]
}

/** Values that every new shop starts with: see seed/essentials.ts. */
const demo = {
  name: 'eTrend',
  location: 'Kathmandu, Nepal',
  phone: '+977 980-0000000',
  shipping: 2,
  tax: 4,
}

async function lacksOfDelivery(db: Queries) {
  if ((await db.$count(deliveryZone)) > 0) return []
  return [lack('delivery_zones', 'Delivery costs and takes the same in all 77 districts.')]
}

async function lacksOfProduct(db: Queries) {
  const lists = [
    ['category', category, 'There is no category yet, such as Women.'],
    ['subcategory', subcategory, 'There is no sub category yet, such as Tops.'],
    ['color', color, 'There is no color yet, such as Navy.'],
    ['size', size, 'There is no size yet, such as MD.'],
  ] as const
  const lacks: Lack[] = []
  for (const [name, table, message] of lists) {
    if ((await db.$count(table)) === 0) lacks.push(lack(name, message))
  }
  return lacks.length > 0 ? lacks : await lacksOfSelling(db)
}

async function hasFactor(db: Queries, who: number) {
  const isConfirmed = and(eq(secondFactor.user, who), isNotNull(secondFactor.confirmed_at))
  return (await db.$count(secondFactor, isConfirmed)) > 0
}
