import { chromium } from 'playwright-core'
const [, , widths, ...paths] = process.argv
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const base = 'http://admin.localhost:4780/etrendadmin'
let state
for (const w of widths.split(',').map(Number)) {
  const ctx = await b.newContext({
    viewport: { width: w, height: w < 500 ? 844 : 900 },
    storageState: state,
    reducedMotion: 'reduce',
    hasTouch: w < 500,
  })
  const p = await ctx.newPage()
  p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()))
  p.on('pageerror', (e) => console.log('PAGEERR', e.message))
  if (!state) {
    await p.goto(base)
    await p.getByLabel('Email').fill('admin@etrend.local')
    await p.getByLabel('Password').fill('il7I86hc9fHyPwMApowb')
    await p.getByRole('button', { name: 'Sign in' }).click()
    await p.waitForURL(base)
    state = await ctx.storageState()
  }
  for (const path of paths) {
    await p.goto(base + '/' + path)
    await p.getByRole('heading', { level: 1 }).waitFor()
    await p
      .getByLabel('Loading')
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => {})
    await p.waitForTimeout(600)
    const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    console.log(w, path, 'overflow', o)
    await p.screenshot({
      path: `/tmp/H-shot-${w}-${path.replace(/[^a-z0-9]+/gi, '_')}.png`,
      fullPage: true,
    })
  }
  await ctx.close()
}
await b.close()
