/** What must always be true in the shop's database; each row that a query finds breaks it, and `what` names it. */
export const stockRules = [
  {
    name: 'a level is the sum of its movements and never below zero',
    sql: `SELECT product_color || '-' || size AS what FROM (
        SELECT product_color, size, sum(quantity) AS level, sum(moved) AS ledger FROM (
          SELECT product_color, size, quantity, 0 AS moved FROM stock_level
          UNION ALL
          SELECT product_color, size, 0, CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END
          FROM stock_movement) AS each_one
        GROUP BY product_color, size) AS unit
      WHERE level <> ledger OR level < 0`,
  },
  {
    name: 'no more pieces are sold than were received',
    sql: `SELECT product_color || '-' || size AS what FROM (
        SELECT product_color, size, sum(received) AS received, sum(sold) AS sold FROM (
          SELECT product_color, size, CASE movement_type WHEN 'In' THEN quantity ELSE -quantity END AS received,
            0 AS sold FROM stock_movement WHERE "order" IS NULL
          UNION ALL
          SELECT l.product_color, l.size, 0, l.quantity FROM order_line AS l
          JOIN shop_order AS o ON o.id = l."order" WHERE o.state <> 'cancelled') AS each_one
        GROUP BY product_color, size) AS unit
      WHERE sold > received`,
  },
  {
    name: 'the pieces of an order were taken from stock once, and put back once where it was cancelled',
    sql: `SELECT number AS what FROM shop_order AS o JOIN (
        SELECT "order", product_color, size, sum(quantity) AS bought
        FROM order_line GROUP BY "order", product_color, size) AS l ON l."order" = o.id
      LEFT JOIN (
        SELECT "order", product_color, size,
          sum(CASE movement_type WHEN 'Out' THEN quantity ELSE -quantity END) AS taken
        FROM stock_movement WHERE "order" IS NOT NULL GROUP BY "order", product_color, size) AS m
        ON m."order" = o.id AND m.product_color = l.product_color AND m.size = l.size
      WHERE coalesce(taken, 0) <> CASE o.state WHEN 'cancelled' THEN 0 ELSE bought END`,
  },
]

export const numberRules = [
  {
    name: 'order numbers have no gaps and no duplicates',
    sql: `SELECT substr(number, 1, 7) AS what FROM shop_order GROUP BY substr(number, 1, 7)
      HAVING max(substr(number, 9)::bigint) <> count(DISTINCT number) OR count(*) <> count(DISTINCT number)`,
  },
  {
    name: 'the counter is at the last order number',
    sql: `SELECT name || ' is ' || value AS what FROM counter WHERE name LIKE 'order-%'
      AND value <> (SELECT count(*) FROM shop_order WHERE number LIKE 'ET-' || substr(counter.name, 7) || '-%')`,
  },
  {
    name: 'an invoice number is given once',
    sql: `SELECT invoice_number AS what FROM shop_order WHERE invoice_number IS NOT NULL
      GROUP BY invoice_number HAVING count(*) > 1`,
  },
  {
    name: 'the total of an order is its lines and fees less the discount',
    sql: `SELECT number AS what FROM shop_order AS o
      WHERE total <> greatest(0, subtotal + shipping + tax - discount)
        OR subtotal <> (SELECT sum(price * quantity) FROM order_line WHERE "order" = o.id)`,
  },
]

export const keyRules = [
  {
    name: 'a shopper has one order for one Idempotency-Key',
    // Each order that is sent with a new key has an email address of its own.
    sql: `SELECT email AS what FROM shop_order GROUP BY email HAVING count(*) > 1`,
  },
  {
    name: 'an order is stored under its Idempotency-Key, once',
    sql: `SELECT number AS what FROM shop_order WHERE source = 'shop' AND number NOT IN (
        SELECT answer::json ->> 'number' FROM idempotency_key WHERE answer::json ->> 'number' IS NOT NULL
        GROUP BY 1 HAVING count(*) = 1)`,
  },
]
