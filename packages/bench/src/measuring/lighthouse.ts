import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as z from 'zod'

const run = promisify(execFile)
// The newest version that runs on Node 20. npx downloads it when it is needed, so that a shop doesn't install it.
const LIGHTHOUSE = 'lighthouse@12.8.2'
const CHROME_FLAGS =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync --no-first-run'

const score = z.object({ score: z.number() }).transform((one) => Math.round(one.score * 100))
const value = z.object({ numericValue: z.number() }).transform((one) => one.numericValue)
const report = z.object({
  categories: z.object({
    performance: score,
    accessibility: score,
    'best-practices': score,
    seo: score,
  }),
  audits: z.object({
    'largest-contentful-paint': value,
    'total-blocking-time': value,
    'cumulative-layout-shift': value,
  }),
})

export type Sight = Awaited<ReturnType<typeof look>>

type Throttling = 'simulate' | 'devtools'

/**
 * Runs Lighthouse on a page with its mobile profile. Times are in ms. `devtools` really slows network and CPU down,
 * `simulate` calculates it. Now and then Lighthouse loses its own trace (NO_NAVSTART): a failed run is repeated once.
 */
export async function look(url: string, throttling: Throttling) {
  try {
    return await lookOnce(url, throttling)
  } catch {
    return await lookOnce(url, throttling)
  }
}

async function lookOnce(url: string, throttling: Throttling) {
  const { stdout } = await run(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--output=json',
      '--quiet',
      `--throttling-method=${throttling}`,
      `--chrome-flags=${CHROME_FLAGS}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 180_000,
    },
  )
  const { categories, audits } = report.parse(JSON.parse(stdout))
  return {
    ...categories,
    lcp: audits['largest-contentful-paint'],
    tbt: audits['total-blocking-time'],
    cls: audits['cumulative-layout-shift'],
  }
}
