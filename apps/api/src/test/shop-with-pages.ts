import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RenderPage } from '@etrend/contract'
import { onTestFinished } from 'vitest'
import { productForm } from './forms'
import type { Parts } from './open-shop'
import { openTestShop } from './test-app'

const emptyPage: RenderPage = async () => ({
  status: 200,
  html: '',
  styleHashes: ['sha256-of-the-styles'],
})

/**
 * Two built apps for `openTestShop`, two scripts and one, until the test ends. Their pages are empty, or made by
 * `renderPage`; they read `page` only.
 */
export function builtApps(renderPage: RenderPage = emptyPage) {
  const folder = mkdtempSync(join(tmpdir(), 'etrend-web-'))
  const [storefront, admin] = [join(folder, 'storefront'), join(folder, 'admin')]
  for (const [app, scripts] of [
    [join(storefront, 'client'), ['shop.js', 'later.js']],
    [admin, ['admin.js']],
  ] as const) {
    mkdirSync(join(app, 'assets'), { recursive: true })
    for (const script of scripts) writeFileSync(join(app, 'assets', script), '')
  }
  writeFileSync(join(admin, 'index.html'), '')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return {
    storefront,
    admin,
    renderPage,
    parametersOf: () => ['page'],
    scriptHashes: [],
    sitemapPaths: ['/', '/womens'],
  }
}

/** A shop with its two hosts and a product. */
export async function shopWithPages(renderPage?: RenderPage, parts: Parts = {}) {
  const web = builtApps(renderPage)
  const shop = await openTestShop({ ...parts, web })
  await shop.form('POST', '/product/createCategory/', { title: 'Women' })
  await shop.form('POST', '/product/createsubCategory/', { title: 'Tops', category: '1' })
  await shop.form('POST', '/product/createProduct/', productForm({ title: 'Tee & <b>कुर्ता</b>' }))
  return { ...shop, storefront: web.storefront }
}
