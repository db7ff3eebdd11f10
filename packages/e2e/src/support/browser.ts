import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { JOURNEY_WAIT_MS } from '@etrend/tooling/patience'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { desktop, launchBrowser, still } from './browser-basics'
import { ownOrigins } from './file-shop'
import { recordToasts } from './toasts'

export type PageOptions = BrowserContextOptions & {
  /** Complaints to ignore, since the test causes them: a refused request is an error in the browser's console. */
  expected?: RegExp
  /** The origins of a shop of the test's own; requests to them are allowed, as those to the shared shop are. */
  ownOrigin?: string | readonly string[]
}

// Playwright's trace of all that a page did, for `npx playwright show-trace`. Recording it makes every test slower.
const KEEPS_TRACES = process.env['E2E_TRACES'] === 'yes'

// The frame in which the admin shows a mail runs no script, not even the one that records toasts; Chromium says so.
const SCRIPTLESS_FRAME = /^Blocked script execution in 'about:(blank|srcdoc)'/

/** How many pages were opened, by any browser: one test may use several, and each page's evidence has its own name. */
let opened = 0

/** A Chromium for the tests of one file, started with these arguments of its command line too. */
export function useBrowser(args: () => readonly string[] = () => []) {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await launchBrowser(args())
  })
  afterAll(async () => {
    await browser?.close()
  })

  return {
    /**
     * Opens a page in a context of its own. The test fails when anything on it complains: an error in the console (a
     * breach of the content security policy is one), an error that nobody caught, a request to another host.
     */
    async open({ expected, ownOrigin, ...options }: PageOptions = {}): Promise<Page> {
      if (!browser) throw new Error('The browser has not started.')
      const context = await browser.newContext({ ...desktop, ...still, ...options })
      context.setDefaultTimeout(JOURNEY_WAIT_MS)
      await recordToasts(context)
      if (KEEPS_TRACES) await context.tracing.start({ screenshots: true, snapshots: true })
      const complaints = complaintsOf(context, expected, ownOrigin)
      const page = await context.newPage()
      opened += 1
      const number = opened
      onTestFinished(async ({ task }) => {
        if (task.result?.state === 'fail') await keepEvidence(page, `${task.name} ${number}`)
        await context.close()
        expect(complaints, 'what the pages complained about').toEqual([])
      })
      return page
    },
  }
}

function complaintsOf(
  context: BrowserContext,
  expected: RegExp | undefined,
  ownOrigin: PageOptions['ownOrigin'],
) {
  const ours = new Set([...ownOrigins(), ownOrigin].flat())
  const complaints: string[] = []
  const complain = (what: string) => {
    if (!expected?.test(what) && !SCRIPTLESS_FRAME.test(what)) complaints.push(what)
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

/** Saves what a page of a failed test shows in test-results/, with its address, and its trace where traces are kept. */
async function keepEvidence(page: Page, title: string) {
  const folder = join(import.meta.dirname, '../../test-results')
  mkdirSync(folder, { recursive: true })
  const name = title.replace(/[^\w]+/g, '-').slice(-80)
  await page.screenshot({ path: join(folder, `${name}.png`) }).catch(() => undefined)
  const html = await page.content().catch(String)
  writeFileSync(join(folder, `${name}.html`), `<!-- ${page.url()} -->\n${html}`)
  if (KEEPS_TRACES) await page.context().tracing.stop({ path: join(folder, `${name}.zip`) })
}
