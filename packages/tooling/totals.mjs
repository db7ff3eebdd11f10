import { existsSync, readFileSync, rmSync } from 'node:fs'

const nothing = { passed: 0, failed: 0, skipped: 0 }
export const onePassed = { ...nothing, passed: 1 }
export const oneFailed = { ...nothing, failed: 1 }
export const oneSkipped = { ...nothing, skipped: 1 }

/** Where vitest's report goes, which `reportTotals` reads, below its package's folder. */
export const reportFile = 'test-results/vitest.json'
export const reportArgs = reportArgsTo(reportFile)

/** The arguments that make vitest also write a report to this file below its package's folder. */
export function reportArgsTo(file) {
  return [
    '--reporter=default',
    '--reporter=@etrend/tooling/full-report',
    `--outputFile.json=${file}`,
  ]
}

/** Deletes the last run's report, which would otherwise be read as the result of a run that crashed. */
export function forgetReport(file) {
  rmSync(file, { force: true })
}

/** The totals of the report that vitest wrote into this file (see totalsOf); without a report the run counts as one failed. */
export function reportTotals(file, tag) {
  const report = readReport(file)
  return report ? totalsOf(report, tag) : oneFailed
}

/** vitest's JSON report from this file; undefined where it can't be read. */
export function readReport(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * The totals of vitest's JSON report. A test file that broke before its first test counts as one failed, and so does a
 * run that went wrong with every test passed (an unhandled rejection) or with none executed. Where the run was of tests with
 * `tag` alone, vitest reports the other tests of their files as skipped, but they don't count.
 */
export function totalsOf(report, tag) {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(hasFailed),
  )
  const passed = report.numPassedTests
  const failed = report.numFailedTests + broken.length
  const leftOut = tag ? report.testResults.flatMap((file) => leftOutOf(file, tag)).length : 0
  const skipped = report.numPendingTests + report.numTodoTests - leftOut
  const wentWrong = failed === 0 && (!report.success || passed === 0)
  return { passed, failed: wentWrong ? 1 : failed, skipped }
}

export function sum(totals) {
  return totals.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  )
}

/** The closing line, alone on its line, that machines read. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`
}

function leftOutOf({ assertionResults }, tag) {
  return assertionResults.filter(({ status, tags }) => status === 'skipped' && !tags.includes(tag))
}

function hasFailed({ status }) {
  return status === 'failed'
}
