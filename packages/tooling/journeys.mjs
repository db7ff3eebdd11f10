import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeep } from './depth.mjs'
import { argsAlone, passedNow } from './failures.mjs'
import { programPath } from './machine.mjs'
import { quickestFolder } from './quickest-folder.mjs'
import { failuresIn, notHidden } from './results.mjs'
import { root, run } from './run.mjs'
import {
  forgetReport,
  oneSkipped,
  reportArgs,
  reportArgsTo,
  reportFile,
  reportTotals,
} from './totals.mjs'
import { workspaces } from './workspaces.mjs'

/** More failures than this have a cause that the journeys share: running them again would only take time. */
const MOST_AGAIN = 10
const AGAIN = 'test-results/again.json'
const FLAKY = 'test-results/flaky.json'

/**
 * Runs the journeys with these settings in their environment. A journey that failed is run once more at the end, alone.
 * If it passes then, it counts as passed and is named as flaky, here and in test-results/flaky.json: the cause is to be
 * found before anything else is built.
 */
export async function journeys(pnpm, env = {}) {
  const e2e = workspaces().find(({ manifest }) => manifest.name === '@etrend/e2e')
  const chromium = await programPath('chromium', pnpm)
  if (!chromium) {
    console.log('Skipped: there is no Chromium.')
    return oneSkipped
  }
  const settings = { ...env, CHROMIUM_PATH: chromium, ...(isDeep && (await proxies())) }
  const named = Object.entries(settings).map(([name, value]) => `${name}=${value}`)
  const vitest = (args, more = {}) =>
    run('pnpm', ['--silent', '--filter', '@etrend/e2e', 'e2e', ...args], {
      path: [pnpm],
      env: { ...settings, ...more, TMPDIR: quickestFolder() },
    })

  const report = join(root, e2e.folder, reportFile)
  forgetReport(report)
  const { code } = await vitest(reportArgs)
  const totals = notHidden(code, reportTotals(report))
  const failures = failuresIn(e2e, named)
  const flaky = failures.length > MOST_AGAIN ? [] : await passedAlone(e2e, failures, vitest)
  writeFileSync(join(root, e2e.folder, FLAKY), JSON.stringify(flaky, null, 2))
  return {
    ...totals,
    passed: totals.passed + flaky.length,
    failed: totals.failed - flaky.length,
    failures: failures.filter((one) => !flaky.includes(one)),
    flaky,
  }
}

/** The proxies that are there, by the variables that the https journeys read; only the deep run has such journeys. */
async function proxies() {
  const [CADDY_PATH, NGINX_PATH] = [await programPath('caddy'), await programPath('nginx')]
  return { ...(CADDY_PATH && { CADDY_PATH }), ...(NGINX_PATH && { NGINX_PATH }) }
}

/** Runs each file's failed journeys once more, one file after the other, with traces, and gives those that passed. */
async function passedAlone(e2e, failures, vitest) {
  const report = join(root, e2e.folder, AGAIN)
  const flaky = []
  for (const path of new Set(failures.map((one) => one.path).filter(Boolean))) {
    const ofFile = failures.filter((one) => one.path === path)
    console.log(`\nOnce more, alone: ${path}`)
    forgetReport(report)
    const args = [...argsAlone(ofFile), '--maxWorkers=1', ...reportArgsTo(AGAIN)]
    await vitest(args, { E2E_TRACES: 'yes' })
    flaky.push(...passedNow(ofFile, report))
  }
  return flaky
}
