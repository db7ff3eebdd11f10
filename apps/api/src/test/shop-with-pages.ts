import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { openTestShop, productForm } from './test-app'

/** A shop with its two hosts, whose pages are empty, and a product. */
export async function shopWithPages() {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-web-'))
  const [storefront, admin] = [join(folder, 'storefront'), join(folder, 'admin')]
  for (const part of [join(storefront, 'client'), admin]) mkdirSync(part, { recursive: true })
  writeFileSync(join(admin, 'index.html'), '')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shop = await openTestShop({
    web: {
      storefront,
      admin,
      renderPage: async () => ({ status: 200, html: '', styleHashes: ['sha256-of-the-styles'] }),
      scriptHashes: [],
      sitemapPaths: ['/', '/womens'],
    },
  })
  await shop.form('POST', '/product/createCategory/', { title: 'Women' })
  await shop.form('POST', '/product/createsubCategory/', { title: 'Tops', category: '1' })
  await shop.form('POST', '/product/createProduct/', productForm({ title: 'Tee & <b>कुर्ता</b>' }))
  return shop
}
