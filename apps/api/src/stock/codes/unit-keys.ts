import { sql, type SQL } from 'drizzle-orm'
import type { Queries } from '../../db/client'
import { first } from '../../db/rows'
import { color, product, productColor, size } from '../../db/schema/catalogue'
import { stockLevel, unitCode } from '../../db/schema/stock'

/** The keys of the units of `everyUnit`, joined with their names or codes only where these are needed. */
export function unitKeys(db: Queries, units: SQL, needs: { names: boolean; codes: boolean }) {
  return db.select(keys).from(from(units, needs)).$dynamic()
}

/**
 * unitKeys with the number of all matching units in each row. Filters look at every unit, so that counting in the same
 * scan halves the work; without filters, counting is faster by itself.
 */
export function countedKeys(db: Queries, units: SQL, needs: { names: boolean; codes: boolean }) {
  return db
    .select({ ...keys, total: sql<number>`count(*) OVER ()`.mapWith(Number) })
    .from(from(units, needs))
    .$dynamic()
}

/**
 * Every unit, for unitKeys: the stock levels alone where no other unit has a code, since SQLite sorts and joins a table
 * faster than a union.
 */
export async function everyUnit(db: Queries): Promise<SQL> {
  const size = sql<number>`unit.size`
  const other = await first(
    db
      .select({ size })
      .from(sql`(${neverInStock}) AS unit`)
      .limit(1),
  )
  const levels = sql`SELECT product_color, size, quantity FROM ${stockLevel}`
  return other ? sql`(${levels} UNION ALL ${neverInStock})` : sql`${stockLevel}`
}

const keys = { product_color: sql<number>`unit.product_color`, size: sql<number>`unit.size` }

function from(units: SQL, needs: { names: boolean; codes: boolean }) {
  return sql`${units} AS unit${needs.names ? names : sql``}${needs.codes ? codes : sql``}`
}

const names = sql` JOIN ${productColor} ON ${productColor.id} = unit.product_color
  JOIN ${product} ON ${product.id} = ${productColor.product}
  JOIN ${color} ON ${color.id} = ${productColor.color}
  JOIN ${size} ON ${size.id} = unit.size`
const codes = sql` LEFT JOIN ${unitCode} ON ${unitCode.product_color} = unit.product_color
  AND ${unitCode.size} = unit.size`

/** The units that have a code but were never in stock. Sorted, because SQLite compares sorted lists the fastest. */
const neverInStock = sql`SELECT unstocked.product_color, unstocked.size, 0 AS quantity
  FROM (SELECT product_color, size FROM ${unitCode}
    EXCEPT SELECT product_color, size FROM ${stockLevel} ORDER BY 1, 2) AS unstocked
  JOIN ${productColor} ON ${productColor.id} = unstocked.product_color
  JOIN ${size} ON ${size.id} = unstocked.size`
