import type { Database } from 'better-sqlite3'

const GIVEN = 'IN (SELECT value FROM json_each(?))'

type ProductRow = {
  id: number
  title: string
  Brand: string
  price: number
  discounted_price: number | null
  gender: string | null
  category: string
  subcategory: string
}
type ColorRow = {
  id: number
  product: number
  color_name: string
  hex_code: string
  color_img: string
}
type ImageRow = { product: number; color: number; image: string; is_display_image: number }

export type BareCards = ReturnType<typeof bareCards>

/** The items (cards) of a product list by their ids, in hand-written SQL: four prepared queries per page. */
export function bareCards(db: Database) {
  const products = db.prepare<[string], ProductRow>(`SELECT p.id, p.title, p.Brand, p.price,
    p.discounted_price, p.gender, c.title AS category, s.title AS subcategory FROM product p
    JOIN subcategory s ON s.id = p.subcategory JOIN category c ON c.id = s.category WHERE p.id ${GIVEN}`)
  const colors = db.prepare<[string], ColorRow>(`SELECT pc.id, pc.product, c.color_name, c.hex_code,
    pc.color_img FROM product_color pc JOIN color c ON c.id = pc.color
    WHERE pc.product ${GIVEN} ORDER BY pc.id`)
  const images = db.prepare<[string], ImageRow>(`SELECT product, color, image, is_display_image
    FROM product_image WHERE product ${GIVEN} ORDER BY id`)
  const levels = db.prepare<[string], { product: number; quantity: number }>(`SELECT pc.product,
    max(l.quantity) AS quantity FROM stock_level l JOIN product_color pc ON pc.id = l.product_color
    WHERE pc.product ${GIVEN} GROUP BY pc.product`)

  return (ids: number[]) => {
    const given = JSON.stringify(ids)
    const rows = new Map(products.all(given).map((row) => [row.id, row]))
    const colorsOf = grouped(colors.all(given))
    const imagesOf = grouped(images.all(given))
    const levelOf = new Map(levels.all(given).map((row) => [row.product, row.quantity]))
    return ids.flatMap((id) => {
      const row = rows.get(id)
      return row
        ? [card(row, colorsOf.get(id) ?? [], imagesOf.get(id) ?? [], levelOf.get(id) ?? 0)]
        : []
    })
  }
}

/** The stock state of a quantity: 'out', 'low' (1 to 3 pieces) or 'in'. */
export function word(quantity: number) {
  return quantity <= 0 ? 'out' : quantity <= 3 ? 'low' : 'in'
}

function card(row: ProductRow, colors: ColorRow[], images: ImageRow[], level: number) {
  const display = images.find((image) => image.is_display_image === 1)
  const shown = colors.find((color) => color.id === display?.color) ?? colors[0]
  const src = display?.image ?? shown?.color_img
  const alt = shown ? `${row.title} in ${shown.color_name}` : row.title
  // A product's page opens with Black if it has it: a card that shows another color names that.
  const opening = colors.find((color) => color.color_name === 'Black') ?? colors[0]
  return {
    id: row.id,
    slug: row.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    title: row.title,
    Brand: row.Brand,
    price: (row.discounted_price ?? row.price) / 100,
    original_price: row.discounted_price === null ? null : row.price / 100,
    category: row.category,
    subcategory: row.subcategory,
    picture: src === undefined ? null : { src, alt },
    colors,
    stock: word(level),
    for_kids: (row.gender ?? row.category.toLowerCase()) === 'kids',
    ...(shown && shown !== opening && { color: shown.color_name.toLowerCase() }),
  }
}

function grouped<Row extends { product: number }>(rows: Row[]) {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product)
    if (group) group.push(row)
    else groups.set(row.product, [row])
  }
  return groups
}
