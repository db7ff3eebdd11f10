import type Database from 'better-sqlite3'

const products = `FROM product JOIN subcategory ON subcategory.id = product.subcategory
  JOIN category ON category.id = subcategory.category`
const colors = `FROM product_color JOIN product ON product.id = product_color.product
  JOIN color ON color.id = product_color.color`
const stock = `FROM stock_movement
  LEFT JOIN stock_movement reversal ON reversal.reverses = stock_movement.seq
  JOIN product_color ON product_color.id = stock_movement.product_color
  JOIN product ON product.id = product_color.product
  JOIN color ON color.id = product_color.color JOIN size ON size.id = stock_movement.size
  WHERE stock_movement.reverses IS NULL AND reversal.seq IS NULL`
const units = `FROM (SELECT product_color, size FROM stock_level UNION SELECT product_color, size FROM unit_code) unit
  JOIN product_color ON product_color.id = unit.product_color
  JOIN product ON product.id = product_color.product
  JOIN color ON color.id = product_color.color JOIN size ON size.id = unit.size
  LEFT JOIN stock_level level ON level.product_color = unit.product_color AND level.size = unit.size
  LEFT JOIN unit_code ON unit_code.product_color = unit.product_color AND unit_code.size = unit.size`
const info = `product.title || ' - ' || color.color_name`

const levels = `FROM product_color own JOIN stock_level level ON level.product_color = own.id
  WHERE own.product = product.id`
const unitOf = (condition: string) => `EXISTS (SELECT 1 ${levels} AND ${condition})`
const pieces = `(SELECT sum(level.quantity) ${levels})`
const stopped = `NOT ${unitOf('level.quantity > 0')}`
const picture = `(SELECT image FROM product_image WHERE product_image.product = product.id LIMIT 1)`
const firstIds = Array.from({ length: 100 }, (_, place) => 1 + place).join()

/** Each measured request of a back-office list, with the least that SQLite must do for it: the page and the total. */
export function bareLists(db: Database.Database) {
  const page = (fields: string, from: string, order: string, offset = 0) => {
    const rows = db.prepare(`SELECT ${fields} ${from} ORDER BY ${order} LIMIT 100 OFFSET ${offset}`)
    const total = db.prepare(`SELECT count(*) ${from}`)
    return () => [rows.all(), total.get()]
  }
  const product = (where: string, order: string, offset = 0) =>
    page(
      'product.*, subcategory.title AS sub, category.title AS cat',
      `${products} ${where}`,
      order,
      offset,
    )
  const movement = (and: string, order: string) =>
    page(`stock_movement.*, ${info} AS info, size.size_name`, `${stock} ${and}`, order)
  const unit = (order: string, where = '') =>
    page(
      `${info} AS info, size.size_name, sku, barcode, level.quantity`,
      `${units} ${where}`,
      order,
    )
  return {
    '/product/allProduct/?page=1': product('', 'product.id'),
    '/product/allProduct/?page=50': product('', 'product.id', 4900),
    '/product/allProduct/?page=50&sort=title': product('', 'product.title, product.id', 4900),
    '/product/allProduct/?page=1&sort=-subcategory': product('', 'sub DESC, product.id'),
    '/product/allProduct/?page=1&sort=-price&q=linen': product(
      `WHERE product.title LIKE '%linen%' OR Brand LIKE '%linen%'`,
      'price DESC, product.id',
    ),
    '/product/allProduct/?page=1&category=1&discounted=true&sort=title': product(
      'WHERE category.id = 1 AND discounted_price IS NOT NULL',
      'product.title, product.id',
    ),
    '/staff/products/?page=1&stock=low': product(
      `WHERE ${unitOf('level.quantity > 0')} AND ${unitOf('level.quantity <= 3')}`,
      'product.id',
    ),
    '/staff/products/?page=1&missing=stops': product(`WHERE ${stopped}`, 'product.id'),
    '/staff/products/?page=1&sort=-stock': product('', `${pieces} DESC, product.id`),
    '/staff/products/?page=1&sort=-missing': product('', `${stopped} DESC, product.id`),
    [`/staff/products/facts/?ids=${firstIds}`]: page(
      `product.id, ${pieces} AS pieces, ${picture} AS picture`,
      `FROM product WHERE product.id IN (${firstIds})`,
      'product.id',
    ),
    '/staff/products/matching/?q=linen': page(
      'product.id',
      `${products} WHERE product.title LIKE '%linen%' OR Brand LIKE '%linen%'`,
      'product.id',
    ),
    '/staff/stock/units/?page=1&sort=product_color_info': page(
      `stock_level.*, ${info} AS info, size.size_name`,
      `FROM stock_level JOIN product_color ON product_color.id = stock_level.product_color
        JOIN product ON product.id = product_color.product
        JOIN color ON color.id = product_color.color JOIN size ON size.id = stock_level.size`,
      'info, size.id',
    ),
    '/staff/stock/product-colors/?page=1': page(
      `sums.*, ${info} AS info`,
      `FROM (SELECT product_color, sum(quantity) AS pieces, min(quantity) AS least FROM stock_level
        GROUP BY product_color) sums JOIN product_color ON product_color.id = sums.product_color
        JOIN product ON product.id = product_color.product
        JOIN color ON color.id = product_color.color`,
      'least > 0, least > 3, info, sums.product_color',
    ),
    '/staff/units/?page=1': unit('unit.product_color, unit.size'),
    '/staff/units/?page=1&sort=product_color_info': unit('info, unit.size'),
    '/staff/units/?page=1&sort=sku': unit('sku, unit.product_color, unit.size'),
    '/staff/units/?page=1&q=SKU-29': unit(
      'unit.product_color, unit.size',
      `WHERE ${info} LIKE '%SKU-29%' OR sku LIKE '%SKU-29%' OR barcode LIKE '%SKU-29%'
        OR size_name LIKE '%SKU-29%'`,
    ),
    '/comp/allproductcolor/?page=1&sort=product_color_info': page(
      `product_color.*, ${info} AS info`,
      colors,
      'info, product_color.id',
    ),
    '/stock/allStock/?page=1&sort=-id': movement('', 'stock_movement.id DESC'),
    '/stock/allStock/?page=1&sort=product_color_info': movement('', 'info, stock_movement.id'),
    '/stock/allStock/?page=1&q=navy': movement(
      `AND (product.title LIKE '%navy%' OR color_name LIKE '%navy%' OR size_name LIKE '%navy%'
        OR stock_movement.notes LIKE '%navy%')`,
      'stock_movement.id',
    ),
    '/stock/allStock/?page=1&from=2026-02-01&to=2026-02-07': movement(
      `AND stock_movement.created_at BETWEEN '2026-02-01' AND '2026-02-08'`,
      'stock_movement.id',
    ),
    '/staff/audit/?page=1': page('*', 'FROM audit WHERE part_of IS NULL', 'id DESC'),
    '/staff/audit/?page=1&q=shirt+99': page(
      '*',
      `FROM audit WHERE part_of IS NULL AND label LIKE '%shirt 99%'`,
      'id DESC',
    ),
  }
}
