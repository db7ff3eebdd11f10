import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isDeep } from '@etrend/tooling/depth'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import * as z from 'zod'
import { desktop, phone } from './browser-basics'

const rules = {
  tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Only the rule on locked orientations reads style sheets, which axe fetches and parses anew each time.
  readsStyles: isDeep,
}
// Without spaces and comments: a page that is loaded anew reads it in half the time.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const found = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(
      z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() }),
    ),
  }),
)

/** The sizes at which every screen is checked: `npm test` takes the one that shows most. */
export const axeSizes = isDeep
  ? [desktop, { viewport: { width: 1024, height: 800 } }, phone]
  : [desktop]

/** What axe finds on the page: one line per element, with the rule, the element and what is wrong with it. */
export async function axeViolations(page: Page) {
  // Scrolls to the top: axe counts a button that is half under the sticky header as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  // evaluate() runs through the debugger, which the page's content security policy doesn't restrict.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async ({ tags: values, readsStyles }) => {
    const { violations: all } = await window.axe.run({
      runOnly: { type: 'tag', values },
      // axe then describes one element of those that pass, not all of them: only violations are read here.
      resultTypes: ['violations'],
      preload: readsStyles,
    })
    return all.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    }))
  }, rules)
  return found
    .parse(violations)
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) =>
        [id, help, target.join(' '), failureSummary.split('\n').slice(1).join(' ').trim()].join(
          ' | ',
        ),
      ),
    )
}

/** What is wrong with a screen of the admin: it is wider than the window, lacks a picture, or breaks a rule. */
export async function screenProblems(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return [
    ...(wider > 0 ? [`${wider} pixels wider than the window`] : []),
    ...(await missingPictures(page)),
    ...(await axeViolations(page)),
  ]
}

/** The pictures that the page asked for and didn't get. */
export async function missingPictures(page: Page) {
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ currentSrc }) => currentSrc),
  )
  return missing.map((src) => `The picture ${src} is missing`)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
