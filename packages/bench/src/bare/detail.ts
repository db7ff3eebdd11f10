import type { Database } from 'better-sqlite3'
import { word, type BareCards } from './cards.ts'
import { sizeWords } from './facets.ts'

type WordsRow = {
  subcategory: number
  description: string
  material: string
  care: string
  origin: string
  fit: string
  first_size: string
  hs_code: string
  measures: string | null
  worn_with: string
  rating: number | null
  review_count: number
  fit_small: number
  fit_right: number
  fit_large: number
  like_count: number
}
type ColorRow = { id: number; color_name: string; hex_code: string; color_img: string }
type UnitRow = {
  color: number
  size: number
  size_name: string
  kids_age: string
  quantity: number
}

/** A product with all details and six more of its sub category: six prepared queries and two sets of cards. */
export function bareDetail(db: Database, cards: BareCards) {
  const words = db.prepare<[number], WordsRow>(
    `SELECT subcategory, description, material, care, origin, fit, first_size, hs_code, measures, worn_with, rating, review_count,
      fit_small, fit_right, fit_large, like_count
    FROM product WHERE id = ?`,
  )
  const colors = db.prepare<
    [number],
    ColorRow
  >(`SELECT pc.id, c.color_name, c.hex_code, pc.color_img
    FROM product_color pc JOIN color c ON c.id = pc.color WHERE pc.product = ? ORDER BY pc.id`)
  const images = db.prepare<[number], { color: number; image: string }>(
    'SELECT color, image FROM product_image WHERE product = ? ORDER BY id',
  )
  const units = db.prepare<[number], UnitRow>(`SELECT l.product_color AS color, l.size, s.size_name,
    s.kids_age, l.quantity FROM stock_level l JOIN size s ON s.id = l.size
    JOIN product_color pc ON pc.id = l.product_color WHERE pc.product = ? ORDER BY s.sort_key`)
  const similar = db
    .prepare<[number, number], number>(
      'SELECT id FROM product WHERE subcategory = ? AND id <> ? ORDER BY id DESC LIMIT 6',
    )
    .pluck()
  const guide = db
    .prepare<[number], string>('SELECT slug FROM page_shown WHERE subcategory = ?')
    .pluck()

  return (id: number) => {
    const [card] = cards([id])
    const row = words.get(id)
    if (!card || !row) return undefined
    const allImages = images.all(id)
    const allUnits = units.all(id)
    return {
      ...card,
      description: row.description,
      material: row.material,
      care: row.care,
      origin: row.origin,
      fit: row.fit,
      first_size: row.first_size,
      hs_code: row.hs_code,
      measures: json(row.measures),
      worn_with: json(row.worn_with),
      rating: row.rating,
      review_count: row.review_count,
      fit_votes: votesOf(row),
      like_count: row.like_count,
      sizes: sizesOf(allUnits, card.category === 'Kids'),
      product_colors: colors.all(id).map((color) => ({
        id: color.id,
        color_name: color.color_name,
        hex_code: color.hex_code,
        pictures: picturesOf(color, allImages).map((src, view) => ({
          src,
          alt: `${card.title} in ${color.color_name}${view === 0 ? '' : `, view ${view + 1}`}`,
        })),
        units: allUnits
          .filter((unit) => unit.color === color.id)
          .map(({ size, size_name, quantity }) => {
            const stock = word(quantity)
            const left = stock === 'low' ? quantity : null
            return { size, size_name, code: sizeWords[size_name] ?? size_name, stock, left }
          }),
      })),
      similar: cards(similar.all(row.subcategory, id)),
      size_guide: guide.get(row.subcategory) ?? null,
    }
  }
}

function json(text: string | null): unknown {
  return text === null ? null : JSON.parse(text)
}

function votesOf({ fit_small: small, fit_right: right, fit_large: large }: WordsRow) {
  return small + right + large > 0 ? { small, right, large } : null
}

/** The sizes that any of the colours has, each once. */
function sizesOf(units: UnitRow[], isForKids: boolean) {
  const rows = new Map(units.map((unit) => [unit.size, unit]))
  return Array.from(rows.values(), ({ size, size_name, kids_age }) => ({
    size,
    size_name,
    kids_age: (isForKids && kids_age) || null,
  }))
}

function picturesOf(color: ColorRow, images: { color: number; image: string }[]) {
  const own = images.filter((image) => image.color === color.id).map(({ image }) => image)
  return [...new Set([color.color_img, ...own])]
}
