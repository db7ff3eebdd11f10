import Database from 'better-sqlite3'

const LINES_EACH = 2

/**
 * Adds the trade of a filled shop: so many delivered orders of two lines, and the stock movements that its present
 * stock levels come from, so that the ledger agrees with them.
 */
export function fillTrade(file: string, orders: number) {
  const db = new Database(file)
  db.transaction(() => {
    db.prepare(ORDERS).run({ orders })
    for (let line = 0; line < LINES_EACH; line += 1) db.prepare(LINES).run({ line })
    db.exec(SUMS)
    db.exec(EVENTS)
    db.exec(ARRIVALS)
    db.exec(SALES)
  })()
  db.exec('ANALYZE')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

const ORDERS = `WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < :orders)
  INSERT INTO shop_order (number, state, source, email, name, phone, province, district, city, street, landmark,
    note, subtotal, discount, shipping, tax, total, payment_method, payment_state, placed_at)
  SELECT printf('ET-2025-%06d', n), 'delivered', 'shop', 'shopper' || n || '@example.com', 'Sita Sharma',
    98 || (10000000 + n), 'Bagmati', 'Kathmandu', 'Kathmandu Metropolitan City', 'House ' || n, '', '',
    0, 0, 0, 0, 0, 'cod', 'paid', strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', '+' || n || ' minutes')
  FROM nth`

const LINES = `INSERT INTO order_line ("order", product, product_color, size, title, color_name, size_name, picture,
    price, quantity)
  SELECT o.id, p.id, pc.id, s.id, p.title, c.color_name, s.size_name, pc.color_img,
    coalesce(p.discounted_price, p.price), 1 + o.id % 2
  FROM shop_order o
  JOIN product_color pc ON pc.id = 1 + (o.id * 7919 + :line * 3) % (SELECT max(id) FROM product_color)
  JOIN product p ON p.id = pc.product JOIN color c ON c.id = pc.color
  JOIN size s ON s.id = 1 + (o.id + :line) % (SELECT max(id) FROM size)`

const SUMS = `UPDATE shop_order SET (subtotal, total, to_pay, paid) = (
    SELECT sum(price * quantity), sum(price * quantity), sum(price * quantity), sum(price * quantity)
    FROM order_line WHERE "order" = shop_order.id)`

const EVENTS = `INSERT INTO order_event ("order", kind, text, is_public, created_at)
  SELECT id, 'state', 'Order placed', 1, placed_at FROM shop_order
  UNION ALL SELECT id, 'stock', 'Pieces taken from stock', 0, placed_at FROM shop_order`

/** What is in stock now and what was sold came in before. */
const ARRIVALS = `INSERT INTO stock_movement (id, product_color, size, movement_type, quantity, notes, created_at)
  SELECT row_number() OVER (), product_color, size, 'In', pieces, 'First delivery', '2025-12-01T00:00:00.000Z'
  FROM (
    SELECT l.product_color, l.size, l.quantity + coalesce(sold.pieces, 0) AS pieces
    FROM stock_level l LEFT JOIN (
      SELECT product_color, size, sum(quantity) AS pieces FROM order_line GROUP BY product_color, size
    ) AS sold USING (product_color, size)
  ) AS arrived WHERE pieces > 0`

const SALES = `INSERT INTO stock_movement (id, product_color, size, movement_type, quantity, notes, "order", created_at)
  SELECT (SELECT max(id) FROM stock_movement) + row_number() OVER (ORDER BY line.id), line.product_color, line.size,
    'Out', line.quantity, 'Order ' || o.number, o.id, o.placed_at
  FROM order_line line JOIN shop_order o ON o.id = line."order"`
