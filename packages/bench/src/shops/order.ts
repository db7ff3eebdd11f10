const FEES = 6

export type OrderedLine = { product_color: number; size: number; quantity: number }

/** The request that places the nth customer's order of these lines in a shop that fill.ts filled. */
export function orderOf(n: number, lines: OrderedLine[]) {
  const body = {
    email: `shopper${n}@example.com`,
    name: 'Sita Sharma',
    phone: `98${String(10_000_000 + (n % 89_999_999))}`,
    province: 'Bagmati',
    district: 'Kathmandu',
    city: 'Kathmandu Metropolitan City',
    street: `House ${n}, New Baneshwor`,
    lines,
    payment_method: 'cod',
    expected_total: lines.reduce((sum, { product_color }) => sum + priceOf(product_color), FEES),
  }
  return {
    method: 'POST' as const,
    path: '/store/orders',
    headers: { 'content-type': 'application/json', 'idempotency-key': `bench order ${n}` },
    body: JSON.stringify(body),
  }
}

/** The price of a product color in rupees, as fill.ts sets it: each product has three colours. */
function priceOf(productColor: number) {
  const n = Math.floor((productColor - 1) / 3)
  const price = 90_000 + ((n * 137) % 4000) * 100
  return (n % 4 === 0 ? Math.round(price * 0.8) : price) / 100
}
