import Database from 'better-sqlite3'
import * as z from 'zod'

const CATEGORIES = ['Women', 'Men', 'Kids']
const SUBCATEGORIES = ['Tops', 'Bottoms', 'Outerwear', 'Accessories']
const COLORS = ['Black', 'White', 'Navy', 'Rust', 'Moss', 'Plum', 'Sand', 'Sky']
const SIZES = ['SM', 'MD', 'LG', 'XL']
const BRANDS = ['Patan Atelier', 'Newa Threads', 'Himal Works', 'Bagmati Denim', 'Lumbini Loom']
const CLOTHS = ['Cotton', 'Linen', 'Denim', 'Wool', 'Silk', 'Hemp', 'Viscose']
const GARMENTS = ['Shirt', 'Kurta', 'Jacket', 'Trousers', 'Coat', 'Scarf', 'Dress', 'Vest', 'Shawl']
const COLORS_EACH = 3

/**
 * Fills the empty shop's database with so many products, each in 3 colours × 4 sizes with 2 pictures a colour, by
 * inserts into the tables. The triggers are dropped meanwhile; their work is done at the end in one go.
 */
export function fill(file: string, products: number) {
  const db = new Database(file)
  db.pragma('foreign_keys = ON')
  db.transaction(() => {
    const triggers = z
      .array(z.object({ name: z.string(), sql: z.string() }))
      .parse(db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all())
    for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`)
    addNames(db)
    addProducts(db, products)
    db.exec(`INSERT INTO product_search (rowid, title, brand, subcategory, category, colors, description)
      SELECT id, title, brand, subcategory, category, colors, description FROM product_search_text`)
    db.exec(`INSERT INTO catalogue_change (kind) VALUES ('names')`)
    // The index that the bare handler sorts by; the shop doesn't use it.
    db.exec('CREATE INDEX bench_name ON product (lower(title), id)')
    for (const { sql } of triggers) db.exec(sql)
  })()
  db.exec('ANALYZE')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

function addNames(db: Database.Database) {
  const category = db.prepare('INSERT INTO category (title) VALUES (?)')
  const subcategory = db.prepare('INSERT INTO subcategory (title, category) VALUES (?, ?)')
  const color = db.prepare('INSERT INTO color (color_name, hex_code) VALUES (?, ?)')
  const size = db.prepare('INSERT INTO size (size_name) VALUES (?)')
  for (const title of CATEGORIES) {
    const { lastInsertRowid } = category.run(title)
    for (const sub of SUBCATEGORIES) subcategory.run(sub, lastInsertRowid)
  }
  for (const [place, name] of COLORS.entries()) color.run(name, `#${place}${place}4466`)
  for (const name of SIZES) size.run(name)
}

function addProducts(db: Database.Database, products: number) {
  const product = db.prepare(`INSERT INTO product (title, description, Brand, subcategory, price,
    discounted_price, is_slider, is_featured, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, '2026-01-01T00:00:00.000Z')`)
  const color = db.prepare('INSERT INTO product_color (product, color, color_img) VALUES (?, ?, ?)')
  const image = db.prepare(
    'INSERT INTO product_image (product, color, image, is_display_image) VALUES (?, ?, ?, ?)',
  )
  const level = db.prepare(
    'INSERT INTO stock_level (product_color, size, quantity) VALUES (?, ?, ?)',
  )
  for (let n = 0; n < products; n++) {
    const title = `${pick(CLOTHS, n * 7 + (n >> 3))} ${pick(GARMENTS, n * 5)} ${(n * 7919) % products}`
    const price = 90_000 + ((n * 137) % 4000) * 100
    const { lastInsertRowid: id } = product.run(
      title,
      `${title}, cut a little loose and easy to wash. It sits as well tucked in as worn open over a shirt.`,
      pick(BRANDS, n * 3),
      1 + (n % (CATEGORIES.length * SUBCATEGORIES.length)),
      price,
      n % 4 === 0 ? Math.round(price * 0.8) : null,
      n < 6 ? 1 : 0,
      n >= 6 && n < 8 ? 1 : 0,
    )
    for (let place = 0; place < COLORS_EACH; place++) {
      const views = [pictureOf(n, place, 0), pictureOf(n, place, 1)]
      const { lastInsertRowid: inColor } = color.run(
        id,
        1 + ((n + place) % COLORS.length),
        views[0],
      )
      for (const [view, src] of views.entries()) {
        image.run(id, inColor, src, place === 0 && view === 0 ? 1 : 0)
      }
      for (const [size] of SIZES.entries())
        level.run(inColor, 1 + size, (n * 13 + place * 5 + size * 3) % 12)
    }
  }
}

function pick(words: string[], n: number) {
  return words[n % words.length]
}

/** An address that looks like that of a stored picture: /media/ and 32 hexadecimal digits. */
function pictureOf(product: number, place: number, view: number) {
  return `/media/${(product * 6 + place * 2 + view + 1).toString(16).padStart(8, '0').repeat(4)}`
}
