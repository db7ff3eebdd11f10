import { join } from 'node:path'
import { fill } from './fill'
import { startShop, startBare } from './process'
import { load } from './load'
import { existsSync, rmSync } from 'node:fs'
const f = '/tmp/benchx/small'
if (!existsSync(f)) { const e = await startShop(f); await e.stop(); fill(join(f, 'shop.db'), 2000) }
const mode = process.argv[2]
const secs = Number(process.argv[3] ?? 2)
const shop = await startShop(f); const bare = await startBare(f)
const qs: Record<string, (n: number) => string> = {
  list: (n) => `/store/products?sort=name&page=1&n=${n}`,
  detail: (n) => `/store/products/${1 + ((n * 7919) % 2000)}?n=${n}`,
}
for (const [name, path] of Object.entries(qs)) {
  if (mode && mode !== name && mode !== 'all') continue
  await load({ server: shop, path }, 2); await load({ server: bare, path }, 2)
  const r: number[][] = []
  for (let i = 0; i < 3; i++) {
  const a = await load({ server: shop, path }, secs)
  const b = await load({ server: bare, path }, secs)
  r.push([a.cpu, b.cpu]) }
  console.log(name, r.map(([a,b])=>`${a!.toFixed(0)}/${b!.toFixed(0)}=${(b!/a!).toFixed(2)}`).join('  '))
}
await shop.stop(); await bare.stop()
