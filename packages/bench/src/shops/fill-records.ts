import Database from 'better-sqlite3'

/**
 * Adds so many stock movements, every tenth of them corrected once, as many entries of the audit log, and a SKU and a
 * barcode for each unit in stock.
 */
export function fillRecords(file: string, rows: number) {
  const db = new Database(file)
  const movement = db.prepare(`INSERT INTO stock_movement
    (id, product_color, size, movement_type, quantity, notes, reverses, staff, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?)`)
  const entry = db.prepare(`INSERT INTO audit
    (at, staff, staff_name, action, noun, row_id, label, before, after, request_id)
    VALUES (?, 1, 'boss', 'edit', 'products', ?, ?, '{"price":900}', '{"price":950}', ?)`)
  db.transaction(() => {
    for (let n = 1; n <= rows; n += 1) {
      const at = new Date(Date.UTC(2026, 0, 1) + n * 600_000).toISOString()
      const unit = [1 + (n % (rows * 3)), 1 + (n % 4)]
      const { lastInsertRowid } = movement.run(n, ...unit, 'In', 1 + (n % 90), noteOf(n), null, at)
      if (n % 10 === 0) {
        movement.run(n, ...unit, 'Out', 1 + (n % 90), '', lastInsertRowid, at)
        movement.run(n, ...unit, 'In', 7, 'Miscounted', null, at)
      }
      entry.run(at, 1 + (n % rows), `Linen Shirt ${n}`, `req-${n}`)
    }
  })()
  db.exec(`INSERT INTO unit_code (product_color, size, sku, barcode)
    SELECT product_color, size, 'SKU-' || product_color || '-' || size, printf('29%011d', rowid)
    FROM stock_level`)
  db.exec('ANALYZE')
  db.close()
}

function noteOf(n: number) {
  return n % 3 === 0 ? `Delivery ${n}` : ''
}
