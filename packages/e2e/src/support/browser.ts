import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'

export const desk = { viewport: { width: 1440, height: 900 } }
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

type PageOptions = BrowserContextOptions & {
  /** Complaints of the page that the test provokes: a refused call is an error to the browser's console. */
  expected?: RegExp
}

/** A Chromium for the tests of one file. */
export function useBrowser() {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
  })

  return {
    /**
     * Opens a page in a context of its own. The test fails when anything on it complains: an error in the console (a
     * breach of the content security policy is one), an error that nobody caught, a request to another host.
     */
    async open({ expected, ...options }: PageOptions = {}): Promise<Page> {
      if (!browser) throw new Error('The browser has not started.')
      const context = await browser.newContext({ ...desk, ...options })
      context.setDefaultTimeout(15_000)
      const complaints = complaintsOf(context, expected)
      const page = await context.newPage()
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await keepPicture(page, task.name)
        await context.close()
        expect(complaints, 'what the pages complained about').toEqual([])
      })
      return page
    },
  }
}

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

function complaintsOf(context: BrowserContext, expected: RegExp | undefined) {
  const { origin, adminOrigin } = inject('shop')
  const ours = new Set([origin, adminOrigin])
  const complaints: string[] = []
  const complain = (what: string) => {
    if (!expected?.test(what)) complaints.push(what)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => complain(String(event.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && !ours.has(url.origin)) complain(`asked ${url.href}`)
  })
  return complaints
}

/** What the page looked like when its test failed, in test-results/. */
async function keepPicture(page: Page, test: string) {
  const folder = join(import.meta.dirname, '../../test-results')
  mkdirSync(folder, { recursive: true })
  const name = test.replace(/[^\w]+/g, '-').slice(0, 80)
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined)
}
