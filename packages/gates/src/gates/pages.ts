import { staff } from '@etrend/e2e/support/shop'
import type { Gate, GateRun, OpenShop } from '../gate'
import { ask } from '../support/ask'
import { customerPages, officePages, shopPages } from '../support/pages'
import { writeEverywhere } from '../support/script-shop'
import { scriptTexts } from '../support/script-texts'
import { customers } from '../support/stocked'
import { complaintsOf, openedBrowser } from '../support/watched-pages'
import { signInOnWeb } from '../support/web-session'

export const pages: Gate = {
  id: 'G13',
  aim: 'safe headers on every kind of answer; 40 texts that are scripts in every text field, all screens opened: none runs, nothing in the console, no breach of the content policy, axe finds nothing',
  async run(run) {
    const { openShop, expect, skip, many, isShort, afterwards } = run
    const shop = await openShop()
    const kinds = await checkHeaders(shop, run)
    const browser = await openedBrowser()
    if (!browser) {
      skip('no Chromium to open the pages with: set CHROMIUM_PATH')
      return `${kinds} kinds of answers with safe headers; pages not opened`
    }
    afterwards(() => browser.close())
    const texts = scriptTexts.slice(0, many(scriptTexts.length, 2))
    const places = []
    for (const [n, text] of texts.entries()) places.push(await writeEverywhere(shop, text, n))
    const shopPaths = [
      ...(isShort ? ['/', '/all-products', '/search?q=%3Cscript%3E'] : shopPages),
      ...places.map(({ product }) => `/productDetail/${product}`),
    ]
    const officePaths = [
      ...(isShort ? ['', 'allorder', 'allproduct', 'allcategory'] : officePages),
      ...places.map(({ number }) => `order/${number}`),
      ...places.map(({ product }) => `editproduct/${product}`),
    ]
    const judged = (paths: string[], most: number) =>
      paths.map((path, n) => ({ path, isJudged: n < most }))
    const [maya] = customers
    const ownPaths = [
      ...(isShort ? customerPages.slice(0, 2) : customerPages),
      ...places.slice(0, 10).map(({ number }) => `/order/${number}`),
    ]
    const found = [
      ...(await complaintsOf(
        browser,
        { origin: shop.origin },
        judged(shopPaths, many(shopPages.length + 3, 1)),
      )),
      ...(await complaintsOf(
        browser,
        { origin: shop.origin, email: maya.email, password: maya.password },
        judged(ownPaths, many(6, 0)),
      )),
      ...(await complaintsOf(
        browser,
        { origin: shop.adminOrigin, email: staff.email, password: staff.password },
        judged(
          officePaths.map((path) => `/etrendadmin/${path}`),
          many(officePages.length + 3, 1),
        ),
      )),
    ]
    for (const complaint of found) expect(false, complaint.slice(0, 300))
    expect(await isSeen(browser), 'a script that runs is not noticed')
    const opened = shopPaths.length + ownPaths.length + officePaths.length
    return `${kinds} kinds of answers with safe headers; ${texts.length} texts in every field, ${opened} screens opened, ${found.length} complaints`
  },
}

type Browser = NonNullable<Awaited<ReturnType<typeof openedBrowser>>>

/** A control: whether a page in which such a text runs is noticed. */
async function isSeen(browser: Browser) {
  const context = await browser.newContext()
  let dialogs = 0
  context.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  const page = await context.newPage()
  await page.setContent(`<h1>x</h1>${scriptTexts[1]}`)
  await page.waitForTimeout(500)
  await context.close()
  return dialogs > 0
}

/** Checks the headers of one response of each kind and gives how many. Those of an account must not be cached. */
async function checkHeaders({ port }: OpenShop, { expect }: GateRun) {
  const { access, cookie } = await signInOnWeb(port, staff)
  const own = { authorization: `Bearer ${access}`, cookie }
  const kinds = [
    { name: 'a page', path: '/' },
    { name: 'a page that is not there', path: '/no-such-page' },
    { name: 'the admin', path: '/etrendadmin/login', headers: { host: `admin.localhost:${port}` } },
    { name: 'a list', path: '/store/products' },
    { name: 'a refusal', path: '/stock/allStock/' },
    { name: 'an address of the API that is not there', path: '/api/nothing' },
    { name: 'the reference', path: '/docs' },
    { name: 'the health', path: '/livez' },
    { name: 'a staff list', path: '/staff/orders', headers: own, isOwn: true },
    { name: 'a profile', path: '/profile/', headers: own, isOwn: true },
    { name: 'an export', path: '/staff/export/products/', headers: own, isOwn: true },
  ]
  for (const { name, path, headers = {}, isOwn } of kinds) {
    const said = await ask({ port, method: 'GET', path, headers })
    const header = (key: string) => String(said.headers[key] ?? '')
    const policy = header('content-security-policy')
    expect(header('x-content-type-options') === 'nosniff', `${name} lacks nosniff`)
    expect(header('referrer-policy') !== '', `${name} lacks a referrer policy`)
    expect(/default-src '(none|self)'/.test(policy), `${name} lacks a content security policy`)
    expect(/frame-ancestors 'none'/.test(policy), `${name} may be framed`)
    expect(!/script-src[^;]*'unsafe-(inline|eval)'/.test(policy), `${name} lets any script run`)
    expect(header('server') + header('x-powered-by') === '', `${name} names its server software`)
    expect(
      isOwn !== true || header('cache-control').includes('no-store'),
      `${name} may be cached: ${header('cache-control')}`,
    )
  }
  return kinds.length
}
