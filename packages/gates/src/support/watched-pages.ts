import { setTimeout } from 'node:timers/promises'
import { axeViolations } from '@etrend/e2e/support/axe'
import { desktop, launchBrowser, still } from '@etrend/e2e/support/browser-basics'

type Browser = Awaited<ReturnType<typeof launchBrowser>>
type Host = { origin: string; email?: string; password?: string }

/** A Chromium, or undefined where none can be started. */
export async function openedBrowser() {
  try {
    return await launchBrowser()
  } catch {
    return undefined
  }
}

/**
 * Opens pages of one host one after the other, signed in where an account is given, and gives their complaints: scripts
 * that ran, errors in the console (a breach of the content security policy is one), requests to other hosts, and what
 * axe finds on pages with `isJudged`.
 */
export async function complaintsOf(
  browser: Browser,
  { origin, email, password }: Host,
  paths: { path: string; isJudged: boolean }[],
) {
  const context = await browser.newContext({ ...desktop, ...still })
  context.setDefaultTimeout(30_000)
  const complaints: string[] = []
  let now = 'the sign-in'
  const complain = (what: string) => void complaints.push(`${now}: ${what}`)
  context.on('dialog', (dialog) => {
    complain(`a script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  context.on('weberror', (event) => complain(String(event.error())))
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.port !== new URL(origin).port)
      complain(`asked ${url.href}`)
  })
  const page = await context.newPage()
  if (email !== undefined && password !== undefined) {
    await page.goto(`${origin}/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    // The app changes its address without loading a document, so there is no load event to wait for.
    const isIn = (url: URL) => !url.pathname.endsWith('/login')
    await page.waitForURL(isIn, { waitUntil: 'commit' })
  }
  for (const { path, isJudged } of paths) {
    now = path
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await setTimeout(150)
    if (isJudged) for (const breach of await axeViolations(page)) complain(breach)
  }
  await context.close()
  return complaints
}
