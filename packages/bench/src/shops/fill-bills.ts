import type Database from 'better-sqlite3'

/** Every how many orders one was paid back in part, was returned, and came back undelivered. */
const [CREDITED, RETURNED, REFUSED] = [12, 15, 20]

/**
 * Adds what a registered shop has of its delivered orders: a bill of each with its lines, a credit note for every
 * twelfth, a return of every fifteenth, and every twentieth parcel refused at the door.
 */
export function fillBills(db: Database.Database) {
  db.exec(RETURNS)
  db.exec(`INSERT INTO order_return_line (order_return, order_line, quantity, condition)
    SELECT r.id, min(l.id), 1, 'resellable' FROM order_return r JOIN order_line l ON l."order" = r."order" GROUP BY r.id`)
  db.exec(`UPDATE shop_order SET state = 'returned', delivered_at = NULL, invoice_number = NULL, invoiced_at = NULL,
    paid = 0, payment_state = 'none', came_back = CASE id % 3 WHEN 0 THEN 'not_reached' ELSE 'refused' END
    WHERE id % ${REFUSED} = 0`)
  db.exec(`INSERT INTO order_event ("order", kind, text, is_public, created_at)
    SELECT id, 'state', 'Returned', 1, placed_at FROM shop_order WHERE id % ${REFUSED} = 0`)
  db.exec(BILLS)
  db.exec(LINES)
  db.exec(NOTES)
}

const RETURNS = `INSERT INTO order_return ("order", state, wants, reason, details, answer, created_at)
  SELECT id, 'closed', 'refund', CASE id % 4 WHEN 0 THEN 'too_small' WHEN 1 THEN 'too_large' WHEN 2 THEN 'damaged' ELSE 'other' END,
    '', '', placed_at FROM shop_order WHERE id % ${RETURNED} = 0 AND id % ${REFUSED} <> 0`

/** A year of BS months of 30 days, close enough to the calendar for a measurement. */
const DAY_BS = `printf('%d-%02d-%02d', CASE WHEN days < 103 THEN 2082 ELSE 2083 END,
  (8 + (days + 16) / 30) % 12 + 1, (days + 16) % 30 + 1)`

const BILLS = `INSERT INTO bill ("order", kind, number, fiscal_year, issued_at, date_bs, seller_name, seller_address,
    seller_phone, seller_pan, buyer_name, buyer_phone, buyer_address, payment_method, issued_by, amount, discount,
    taxable, vat_rate, vat, total)
  SELECT id, 'abbreviated', printf('SI-01-%s-%05d', year, row_number() OVER (PARTITION BY year ORDER BY id)), year,
    placed_at, ${DAY_BS}, 'eTrend', 'Kathmandu', '+977', '601234567', name, phone, city, 'cash on delivery', 'boss',
    total, 0, total - total * 13 / 113, 13, total * 13 / 113, total
  FROM (
    SELECT *, CAST(julianday(placed_at) - julianday('2026-01-01') AS INTEGER) AS days,
      CASE WHEN placed_at < '2026-07-16T18:15' THEN '2082-83' ELSE '2083-84' END AS year
    FROM shop_order WHERE state = 'delivered'
  )`

const LINES = `INSERT INTO bill_line (bill, title, details, quantity, rate, amount, discount, taxable, vat, total)
  SELECT b.id, l.title, l.color_name, l.quantity, l.price, l.price * l.quantity, 0,
    l.price * l.quantity - l.price * l.quantity * 13 / 113, l.price * l.quantity * 13 / 113, l.price * l.quantity
  FROM bill b JOIN order_line l ON l."order" = b."order"`

const NOTES = `INSERT INTO credit_note (bill, number, fiscal_year, issued_at, date_bs, reason, issued_by, taxable, vat, total)
  SELECT id, printf('CN-01-%s-%05d', fiscal_year, row_number() OVER (PARTITION BY fiscal_year ORDER BY id)), fiscal_year,
    issued_at, date_bs, 'A seam', 'boss', (total / 2) - (total / 2) * 13 / 113, (total / 2) * 13 / 113, total / 2
  FROM bill WHERE total > 2 AND "order" % ${CREDITED} = 0`
