import type { Database } from 'better-sqlite3'

type Counted = { title: string; count: number }

const PAID = 'coalesce(p.discounted_price, p.price) BETWEEN ? AND ?'

/**
 * How many products between two prices (in paisa) each value of a filter leaves, in hand-written SQL: one prepared query
 * a filter. fill.ts gives no product a gender, so each has that of its category.
 */
export function bareFacets(db: Database) {
  const all = <Row extends Counted>(text: string) => db.prepare<[number, number], Row>(text)
  const discounted = db
    .prepare<[number, number], number>(
      `SELECT count(*) FROM product p WHERE ${PAID} AND p.discounted_price IS NOT NULL`,
    )
    .pluck()
  const price = db.prepare<[], { least: number; most: number }>(
    `SELECT min(coalesce(discounted_price, price)) AS least, max(coalesce(discounted_price, price)) AS most
    FROM product`,
  )
  const sizes = all(`SELECT s.size_name AS title, count(DISTINCT p.id) AS count
    FROM stock_level l JOIN product_color pc ON pc.id = l.product_color JOIN product p ON p.id = pc.product
    JOIN size s ON s.id = l.size WHERE l.quantity > 0 AND ${PAID} GROUP BY s.id ORDER BY s.sort_key`)
  const colors = all<Counted & { hex_code: string }>(`SELECT c.color_name AS title, c.hex_code,
    count(DISTINCT p.id) AS count FROM product_color pc JOIN product p ON p.id = pc.product
    JOIN color c ON c.id = pc.color WHERE ${PAID} GROUP BY c.id ORDER BY c.id`)
  const categories = all(`SELECT c.title, count(p.id) AS count FROM category c
    JOIN subcategory s ON s.category = c.id LEFT JOIN product p ON p.subcategory = s.id AND ${PAID}
    GROUP BY c.id ORDER BY c.id`)
  const subcategories = all(`SELECT s.title, count(p.id) AS count FROM subcategory s
    LEFT JOIN product p ON p.subcategory = s.id AND ${PAID} GROUP BY s.title ORDER BY min(s.id)`)

  return (...prices: readonly [lowest: number, highest: number]) => {
    const { least = 0, most = 0 } = price.get() ?? {}
    const ofCategories = categories.all(...prices)
    return {
      discounted: discounted.get(...prices) ?? 0,
      price: { min: least / 100, max: most / 100 },
      size: sizes.all(...prices).map(({ title, count }) => {
        const word = sizeWords[title] ?? title
        return { value: word, label: word, count }
      }),
      color: colors.all(...prices).map(({ hex_code, ...color }) => ({ ...named(color), hex_code })),
      gender: genders.map((label) => {
        const count = ofCategories.find(({ title }) => title === label)?.count ?? 0
        return { value: label.toLowerCase(), label, count }
      }),
      category: ofCategories.map(named),
      subcategory: subcategories.all(...prices).map(named),
    }
  }
}

export const sizeWords: Record<string, string> = { SM: 'S', MD: 'M', LG: 'L' }
const genders = ['Men', 'Women', 'Kids']

function named({ title, count }: Counted) {
  return { value: title.toLowerCase(), label: title, count }
}
