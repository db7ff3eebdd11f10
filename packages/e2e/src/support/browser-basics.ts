import { isDeep } from '@etrend/tooling/depth'
import { chromium, type Locator, type Page } from 'playwright-core'

export const desktop = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** The sizes of what is shown at two of them: `npm test` takes the phone, which most shoppers have. */
export const widths: (readonly [string, typeof desktop | typeof phone])[] = [
  ...(isDeep ? [['1440', desktop] as const] : []),
  ['390', phone],
]

/**
 * Pages without animations: drawing them is a tenth of the tests' CPU time, and while a text fades in, its contrast is too
 * low for axe.
 */
export const still = { reducedMotion: 'reduce' } as const

/** Starts Chromium, with these arguments of its command line too. */
export async function launchBrowser(args: readonly string[] = []) {
  return await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...args,
    ],
  })
}

/** Opens an address of the storefront and waits until the page is hydrated. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address)
  await hydrated(page)
  return answer
}

/** Waits until the page is hydrated. Before, it is the HTML of the server: links and forms work, buttons don't. */
export async function hydrated(page: Page) {
  // React leaves its props on every element that it has hydrated.
  await page.waitForFunction(() => {
    const first = document.querySelector('main')?.firstElementChild
    return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  })
}

/** Waits until this element is hydrated. The footer is hydrated after the page, because its script is loaded later. */
export async function waitHydrated(element: Locator) {
  const hasProps = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))
  await element.page().waitForFunction(hasProps, await element.elementHandle({}))
}

/** Whether this element has the keyboard focus. */
export async function hasFocus(element: Locator) {
  return await element.evaluate((node) => node === document.activeElement)
}
