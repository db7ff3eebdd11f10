import { awake, desk, launchBrowser, phone, visit } from './src/support/browser-basics'
const o = 'http://localhost:4710'
const b = await launchBrowser()
const only = process.argv.slice(2)
const want = (n: string) => only.length === 0 || only.some((one) => n.startsWith(one))
for (const [w, size] of [['1440', desk], ['390', phone]] as const) {
  const ctx = await b.newContext({ ...size, deviceScaleFactor: 1, reducedMotion: 'reduce' })
  ctx.setDefaultTimeout(10000)
  const page = await ctx.newPage()
  const shot = async (n: string, full = false) => { await page.waitForTimeout(500); if (full) { await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 120)) } scrollTo(0, 0) }); await page.waitForTimeout(400) } await page.screenshot({ path: `/tmp/A-shots/${n}-${w}.png`, fullPage: full }) }
  const step = async (n: string, run: () => Promise<void>) => { if (!want(n)) return; try { await run() } catch (e) { console.log(n, w, String(e).slice(0, 300)) } }
  await step('home', async () => { await visit(page, o); await shot('home', true) })
  await step('menu', async () => { await visit(page, o); if (w === '390') { await page.getByRole('button', { name: 'Menu', exact: true }).tap(); await page.getByRole('dialog', { name: 'Menu' }).getByText('Womens', { exact: true }).tap() } else await page.getByRole('navigation', { name: 'Main' }).getByText('Womens').hover(); await page.getByRole('link', { name: 'All Womens' }).waitFor(); await shot('menu') })
  await step('listing', async () => { await visit(page, `${o}/womens`); await shot('listing', true) })
  await step('filters', async () => { await visit(page, `${o}/all-products?size=M&color=red&color=navy&discounted=true`); await shot('filters', w === '1440'); if (w === '390') { await page.getByText('Filters', { exact: true }).tap(); await shot('filters-sheet') } })
  await step('empty', async () => { await visit(page, `${o}/all-products?color=yellow&discounted=true`); await shot('empty') })
  await step('quick', async () => { await visit(page, `${o}/womens`); const c = page.getByRole('article').first(); await c.hover(); await c.getByRole('button', { name: /^Quick add/ }).click(); await c.getByRole('button', { name: /, add to cart$/ }).first().waitFor(); await shot('quick') })
  await step('search', async () => { await visit(page, o); if (w === '390') await page.getByRole('button', { name: 'Menu', exact: true }).tap(); const box = page.locator('input[name=q]:visible'); await box.focus(); await box.fill('jaket'); await page.getByRole('option').first().waitFor(); await shot('search-suggest'); await visit(page, `${o}/search?q=kurtha`); await shot('search-page'); await visit(page, `${o}/search?q=zzzz`); await shot('search-none', true) })
  await step('product', async () => { await visit(page, `${o}/productDetail`); await shot('product', true); await page.getByRole('button', { name: 'Add to cart' }).first().click(); await page.getByRole('dialog', { name: /In your cart/ }).waitFor(); await shot('drawer') })
  await step('reviews', async () => { await visit(page, `${o}/productDetail/8#reviews`); await page.waitForTimeout(800); await shot('reviews', true) })
  await step('cart', async () => { await visit(page, `${o}/productDetail/1`); await page.getByRole('button', { name: 'Add to cart' }).first().click(); await page.waitForTimeout(600); await visit(page, `${o}/cart`); await page.getByText('Subtotal').waitFor(); await shot('cart', true) })
  await step('account', async () => { for (const p of ['login', 'register', 'forgot-password', 'reset-password?token=x', 'reset-password']) { await visit(page, `${o}/${p}`); await shot(`account-${p.replace(/\W/g, '_')}`) } })
  await step('text', async () => { for (const p of ['store-location', 'faq', 'return-and-exchange-policy']) { await visit(page, `${o}/${p}`); await shot(`text-${p}`, true) } })
  await step('missing', async () => { await page.goto(`${o}/nope`); await shot('missing'); await page.goto(`${o}/productDetail/99999`); await shot('missing-product') })
  await step('failing', async () => {
    await visit(page, o)
    await page.route('**/api/**', (r) => r.fulfill({ status: 500, contentType: 'application/json', body: '{"message":"Something went wrong on our side."}' }))
    const go = async (path: string) => { await page.evaluate((p) => { history.pushState({}, '', p); dispatchEvent(new PopStateEvent('popstate', { state: {} })) }, path); await page.waitForTimeout(4500) }
    await go('/womens'); await shot('failing-listing')
    await go('/productDetail/5'); await shot('failing-product')
    await go('/cart'); await shot('failing-cart')
    await go('/login'); await page.getByLabel('Email').fill('a@b.co'); await page.getByLabel('Password').fill('12345678'); await page.getByRole('button', { name: 'Sign in', exact: true }).click(); await page.waitForTimeout(1500); await shot('failing-login')
    await page.unroute('**/api/**')
  })
  await ctx.close()
}
await b.close()
