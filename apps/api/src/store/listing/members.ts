import type { CollectionContent, CollectionRule, ProductSort } from '@etrend/contract'
import { paisa, slug } from '@etrend/domain'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Mirror } from '../../db/client'
import { givenIds, idList } from '../../db/ids'
import { category, color, productColor, subcategory } from '../../db/schema/catalogue'
import { bestSelling } from '../../db/schema/collections'
import { DAY_MS } from '../../lib/times'
import { emptyBits, hasBit, intersection, setBit, type Bits } from './bits'
import { idsIn } from './ids-in'
import type { ProductIndex } from './product-index'

/**
 * The products of a collection. `order` has their ids in the collection's own order; without it they go by `sort`.
 * `colors` has the colours (slugs) in which it shows them: the one of its rule, or those chosen for products, by their ids.
 */
export type Members = {
  bits: Bits
  order?: number[]
  sort: ProductSort
  colors?: string | ReadonlyMap<number, string>
}

/**
 * Returns a function that finds the products of a collection. This is the only place where rules are evaluated: for
 * pages, counts, previews and rows of the home page. It reads the index, so a change of stock or price counts at once;
 * `clock` is asked for the age of products.
 */
export function collectionMembers(db: Mirror, clock: () => Date) {
  const id = sql.placeholder('id')
  const names = {
    category: db.select().from(category).where(eq(category.id, id)).prepare(),
    subcategory: db
      .select({ title: subcategory.title, category: category.title })
      .from(subcategory)
      .innerJoin(category, eq(category.id, subcategory.category))
      .where(eq(subcategory.id, id))
      .prepare(),
    color: db.select().from(color).where(eq(color.id, id)).prepare(),
  }
  const chosenColors = db
    .select({ product: productColor.product, color_name: color.color_name })
    .from(productColor)
    .innerJoin(color, eq(color.id, productColor.color))
    .where(inArray(productColor.id, givenIds))
    .prepare()
  const ranking = db.select().from(bestSelling).prepare()

  return (index: ProductIndex, content: CollectionContent): Members => {
    const { kind, rule, products, product_colors, sort } = content
    if (kind === 'hand') {
      const bits = intersection(bitsOf(index, products), [index.set('all')])
      const colors = product_colors.length > 0 ? colorsOf(product_colors) : undefined
      return { bits, order: products, sort: 'name', ...(colors && { colors }) }
    }
    const met = meeting(index, rule)
    const sold = rule.best_selling === null && sort !== 'best-selling' ? [] : bestOf(index, met)
    const bits = rule.best_selling === null ? met : bitsOf(index, sold.slice(0, rule.best_selling))
    const colors = rule.color === null ? undefined : slugOf(nameOf(rule.color))
    const members = { bits, ...(colors && { colors }) }
    if (sort !== 'best-selling') return { ...members, sort }
    return { ...members, order: [...new Set([...sold, ...idsByName(index, bits)])], sort: 'name' }
  }

  function nameOf(colorId: number) {
    return names.color.get({ id: colorId })?.color_name
  }

  /** The colours of these product colours, by product; those that were deleted are left out. */
  function colorsOf(productColors: number[]) {
    const rows = chosenColors.all(idList(productColors))
    return new Map(rows.map((row) => [row.product, slug(row.color_name)]))
  }

  /** The products that meet every condition but that of the best-selling ones. */
  function meeting(index: ProductIndex, rule: CollectionRule) {
    const sets = [...keysOf(rule)].map((key) => index.set(key))
    const met = intersection(index.set('all'), sets)
    const { min_price, max_price, added_within_days } = rule
    const priced = ownPricedWithin(index, met, min_price, max_price)
    if (added_within_days === null) return priced
    return addedSince(index, priced, clock().getTime() - added_within_days * DAY_MS)
  }

  /** The sets of the index whose products meet the rule. A row that is gone names a set that no product is in. */
  function* keysOf(rule: CollectionRule) {
    if (rule.category !== null) {
      yield `category:${slugOf(names.category.get({ id: rule.category })?.title)}`
    }
    if (rule.subcategory !== null) {
      const found = names.subcategory.get({ id: rule.subcategory })
      yield `category:${slugOf(found?.category)}`
      yield `subcategory:${slugOf(found?.title)}`
    }
    if (rule.color !== null) {
      yield `color:${slugOf(nameOf(rule.color))}`
    }
    if (rule.is_discounted) yield 'own-discounted'
  }

  /** The products among these that sold, best first. */
  function bestOf(index: ProductIndex, bits: Bits) {
    const sold = ranking.get()?.products ?? []
    return sold.filter((product) => hasBit(bits, index.slotOf(product) ?? -1))
  }
}

/** The products with these ids; those that the index doesn't have are left out. */
export function bitsOf(index: ProductIndex, ids: readonly number[]): Bits {
  const bits = emptyBits(index.words() * 32)
  for (const id of ids) {
    const slot = index.slotOf(id)
    if (slot !== undefined) setBit(bits, slot, true)
  }
  return bits
}

/** The products among these whose price before sales, in rupees, is from `min` to `max`. */
function ownPricedWithin(index: ProductIndex, bits: Bits, min: number | null, max: number | null) {
  if (min === null && max === null) return bits
  const [least, most] = [min === null ? 0 : paisa(min), max === null ? Infinity : paisa(max)]
  const within = emptyBits(bits.length * 32)
  for (const slot of index.orders.newest.all()) {
    const price = index.entryAt(slot)?.ownPrice ?? 0
    setBit(within, slot, price >= least && price <= most && hasBit(bits, slot))
  }
  return within
}

function addedSince(index: ProductIndex, bits: Bits, since: number) {
  const young = emptyBits(bits.length * 32)
  for (const slot of index.orders.newest.all()) {
    const isYoung = (index.entryAt(slot)?.added ?? 0) >= since
    setBit(young, slot, isYoung && hasBit(bits, slot))
  }
  return young
}

function idsByName(index: ProductIndex, bits: Bits) {
  return idsIn(index, bits, 'name', [0, Infinity])
}

function slugOf(title: string | undefined) {
  return title === undefined ? '' : slug(title)
}
