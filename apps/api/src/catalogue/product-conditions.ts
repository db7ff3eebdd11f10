import type { StaffProductQuery } from '@etrend/contract'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { hasEnded, isScheduled } from '../db/catalogue/on-sale'
import { category, product, productColor, subcategory } from '../db/schema/catalogue'
import { productFinding } from '../db/schema/checklist'
import { shop } from '../db/schema/shop'
import { stockLevel, unitThreshold } from '../db/schema/stock'
import { equals, matchesWords } from '../http/list-page'

/** A shorter description is named among what a product lacks. */
const SHORT = 40

/** The columns in which the list's words are looked for: of product, sub category and category, joined. */
export const searchedColumns = [product.title, product.Brand, subcategory.title, category.title]

/** The condition of a product list's filters at a time (ISO), but not of its words. */
export function productFilter(query: StaffProductQuery, at: string) {
  return and(
    equals(product.subcategory, query.subcategory),
    equals(subcategory.category, query.category),
    equals(product.is_featured, query.is_featured),
    equals(product.is_slider, query.is_slider),
    isDiscounted(query.discounted),
    equals(product.gender, query.gender),
    hasStatus(query.status, at),
    hasStock(query.stock),
    lacks(query.missing),
  )
}

/** The condition of the filters and the words. */
export function productCondition(query: StaffProductQuery, at: string) {
  return and(productFilter(query, at), matchesWords(searchedColumns, query.q))
}

/** The pieces of a product, to sort by. */
export const piecesOfProduct = sql`(SELECT coalesce(sum(level.quantity), 0) FROM ${stockLevel} AS level
  JOIN ${productColor} AS own ON own.id = level.product_color WHERE own.product = ${product.id})`

/** How many things keep a product from selling, to sort by. */
export const stopsOfProduct = sql`(SELECT count(*) FROM ${productFinding} AS finding
  WHERE finding.product = ${product.id} AND finding.severity = 'stops')`

export const hasShortDescription = sql<boolean>`length(trim(${product.description})) < ${SHORT}`

function hasStatus(asked: StaffProductQuery['status'], at: string) {
  if (asked === 'scheduled') return isScheduled(at)
  return asked === 'ended' ? hasEnded(at) : equals(product.status, asked)
}

function isDiscounted(asked: boolean | undefined) {
  if (asked === undefined) return undefined
  return asked ? isNotNull(product.discounted_price) : isNull(product.discounted_price)
}

function hasStock(asked: StaffProductQuery['stock']) {
  if (asked === undefined) return undefined
  if (asked === 'out') return sql`NOT ${hasPieces}`
  return asked === 'low' ? and(hasPieces, isLow) : and(hasPieces, sql`NOT ${isLow}`)
}

const hasPieces = unitWith(sql`level.quantity > 0`)
const isLow = unitWith(
  sql`level.quantity <= coalesce(own_limit.low_stock, (SELECT ${shop.low_stock} FROM ${shop}))`,
)

/** The product has a unit of this kind. */
function unitWith(condition: SQL) {
  return sql`EXISTS (SELECT 1 FROM ${productColor} AS own
    JOIN ${stockLevel} AS level ON level.product_color = own.id
    LEFT JOIN ${unitThreshold} AS own_limit
      ON own_limit.product_color = level.product_color AND own_limit.size = level.size
    WHERE own.product = ${product.id} AND ${condition})`
}

function lacks(asked: StaffProductQuery['missing']) {
  if (asked === undefined) return undefined
  if (asked === 'short_description') return hasShortDescription
  const wanted =
    asked === 'stops' ? sql`finding.severity = 'stops'` : eq(sql`finding."check"`, asked)
  return sql`${product.id} IN (SELECT finding.product FROM ${productFinding} AS finding WHERE ${wanted})`
}
