import { chromium, type Locator, type Page } from 'playwright-core'

export const desk = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export const widths = [
  ['1440', desk],
  ['390', phone],
] as const

/** What fades in has a contrast of its own on the way: for pages that are looked at by axe. */
export const still = { reducedMotion: 'reduce' } as const

export async function launchBrowser() {
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
    ],
  })
}

/** Opens an address of the storefront and waits until its script has woken the page. */
export async function visit(page: Page, address: string) {
  const answer = await page.goto(address)
  await awake(page)
  return answer
}

/** Until then the page is what the server drew: links and forms work, buttons don't. */
export async function awake(page: Page) {
  // React leaves its props on every element that it has taken over.
  await page.waitForFunction(() => {
    const first = document.querySelector('main')?.firstElementChild
    return first && Object.keys(first).some((key) => key.startsWith('__reactProps'))
  })
}

/** Whether the keys go to this element. */
export async function hasFocus(element: Locator) {
  return await element.evaluate((node) => node === document.activeElement)
}
