import { nameKey } from '@etrend/contract/typed-text'
import { sizeWord, slug } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { takenName } from '../db/constraints'
import { category, color, size, subcategory } from '../db/schema/catalogue'
import { courier } from '../db/schema/couriers'
import { deliveryZone } from '../db/schema/delivery'
import { customRole, user } from '../db/schema/people'
import { Refusal } from '../lib/refusal'

/** Rows whose names are parts of addresses and filters. */
type Addressed = 'category' | 'subcategory' | 'color' | 'size'
type Kind = Addressed | 'courier' | 'customRole' | 'deliveryZone' | 'user'
type Named = { id: number; name: string }
/** A row that is written: without an id while it is new; a sub category within its category. */
type Own = { id?: number; name: string; category?: number }

/** The rule of the database that says the same of names that differ in ASCII's capital letters alone. */
const rules: Record<Kind, string> = {
  category: 'category_title_once',
  subcategory: 'subcategory_title_once',
  color: 'color_name_once',
  size: 'size_name_once',
  courier: 'courier_name_once',
  customRole: 'custom_role_name_once',
  deliveryZone: 'delivery_zone_once',
  user: 'user_username_once',
}

/** The name's part in addresses and filters. */
export function addressOf(kind: Addressed, name: string) {
  return kind === 'size' ? nameKey(sizeWord(name.toUpperCase())) : slug(name)
}

/** Says that two names would have one address. */
export function sameAddress(name: string, other: string) {
  return `“${name}” would have the same address as “${other}”: choose another name.`
}

/**
 * Throws Refusal (409) where another row has this name, or one that looks the same, or one with the same address: the
 * later one would have no page.
 */
export async function refuseTakenName(tx: Queries, kind: Kind, own: Own) {
  const { field = '', message = '' } = takenName(rules[kind]) ?? {}
  for (const other of await namesOf(tx, kind, own)) {
    if (other.id === own.id) continue
    if (nameKey(other.name) === nameKey(own.name))
      throw new Refusal(409, message, { [field]: message })
    if (hasAddress(kind) && addressOf(kind, other.name) === addressOf(kind, own.name)) {
      const words = sameAddress(own.name, other.name)
      throw new Refusal(409, words, { [field]: words })
    }
  }
}

function hasAddress(kind: Kind): kind is Addressed {
  return ['category', 'subcategory', 'color', 'size'].includes(kind)
}

async function namesOf(tx: Queries, kind: Kind, own: Own): Promise<Named[]> {
  if (kind === 'category') {
    return await tx.select({ id: category.id, name: category.title }).from(category)
  }
  if (kind === 'color') return await tx.select({ id: color.id, name: color.color_name }).from(color)
  if (kind === 'size') return await tx.select({ id: size.id, name: size.size_name }).from(size)
  if (kind === 'courier')
    return await tx.select({ id: courier.id, name: courier.name }).from(courier)
  if (kind === 'customRole') {
    return await tx.select({ id: customRole.id, name: customRole.name }).from(customRole)
  }
  if (kind === 'deliveryZone') {
    return await tx.select({ id: deliveryZone.id, name: deliveryZone.name }).from(deliveryZone)
  }
  if (kind === 'user') return await usersLike(tx, own.name)
  return await tx
    .select({ id: subcategory.id, name: subcategory.title })
    .from(subcategory)
    .where(eq(subcategory.category, own.category ?? 0))
}

/**
 * The users who could have this name in other capital letters. A shop has many users, so a name of English letters is
 * left to the database's own rule, and others are compared with names of the same length.
 */
async function usersLike(tx: Queries, name: string): Promise<Named[]> {
  if (/^[ -~]*$/.test(name)) return []
  return await tx
    .select({ id: user.id, name: user.username })
    .from(user)
    .where(eq(sql`length(${user.username})`, Array.from(name).length))
}
