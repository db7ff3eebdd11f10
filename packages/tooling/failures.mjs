import { relative } from 'node:path'
import { readReport } from './totals.mjs'

const STACK_LINES = 6

/**
 * What failed in a package's report, as lines to read: which test of which file, why, and the command that runs it
 * alone. The settings of `env`, as NAME=value, are put before that command. Where no test failed and the run went wrong
 * all the same, its unhandled errors or the end of its process are named instead; these have no `path`.
 */
export function failedTests({ report, folder, manifest, packageManager, env = [] }) {
  const pnpm = `npx ${packageManager} --filter ${manifest.name} exec vitest run`
  const found = readReport(report)
  const failed = failuresOf(found).map(({ file, name, why }) => {
    const path = relative(folder, file)
    const chosen = name ? [path, '-t', quoted(asPattern(name))] : [path]
    const test = [manifest.name, path, name].filter(Boolean).join(' › ')
    return { test, command: [...env, pnpm, ...chosen].join(' '), path, name, why }
  })
  if (failed.length > 0) return failed
  const command = [...env, pnpm].join(' ')
  return faultsOf(found, folder).map((why) => ({ test: manifest.name, command, why }))
}

/** vitest's arguments that run failed tests of one file alone: all of it where it broke before its first test. */
export function argsAlone(failures) {
  const [{ path }] = failures
  const names = failures.map(({ name }) => name)
  return names.every(Boolean) ? [path, '-t', `^(${names.map(asPattern).join('|')})$`] : [path]
}

/** Which of these failed tests of one file passed in the report of running them again. */
export function passedNow(failures, report) {
  const { testResults = [] } = readReport(report) ?? {}
  const passed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => fullName)
  const isWhole = passed.length > 0 && testResults.every(({ status }) => status === 'passed')
  return failures.filter(({ name }) => (name ? passed.includes(name) : isWhole))
}

/**
 * What to print at the end of a run: each failed test, or each failed check, with the command that runs it alone; and
 * each flaky test, which failed and then passed when it was run again alone, with what failed at first.
 */
export function failureReport(results) {
  const flaky = results
    .flatMap((result) => result.flaky ?? [])
    .flatMap(({ test, why }) => [`flaky: ${test}`, `  at first: ${why}`])
  const lines = results
    .filter(({ totals }) => totals.failed > 0)
    .flatMap(({ name, title, failures = [] }) =>
      failures.length > 0 ? failures : [{ test: title, command: `npm test -- ${name}` }],
    )
    .flatMap(({ test, why, command }) => [
      `✗ ${test}`,
      ...(why ? [`  because: ${why}`] : []),
      `  alone: ${command}`,
    ])
  return [...(lines.length > 0 ? ['Failed:', ...lines] : []), ...flaky].join('\n')
}

/** What went wrong in a run without a failed test, in words. */
function faultsOf(report, folder) {
  if (!report) return ['vitest wrote no report: it could not start, or was killed']
  const { unhandledErrors = [], exitCode } = report
  if (unhandledErrors.length > 0) return unhandledErrors.map((error) => unhandled(error, folder))
  if (exitCode === undefined) return ['vitest was killed before its end']
  return exitCode === 0 ? [] : [`every test passed, and vitest ended with exit code ${exitCode}`]
}

function unhandled({ file, test, stack = '' }, folder) {
  const place = [file && relative(folder, file), test].filter(Boolean).join(' › ')
  return `unhandled error at ${place || 'no test'}: ${stack.split('\n', STACK_LINES).join('\n    ')}`
}

/** The failed tests, each as { file, name, why }; a file that broke before its first test has no name. */
function failuresOf({ testResults = [] } = {}) {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file, why: firstLine(message) }]
    return failed.map(({ fullName: name, failureMessages: [why] = [] }) => ({
      file,
      name,
      why: firstLine(why),
    }))
  })
}

function firstLine(text = '') {
  return text.split('\n', 1)[0]
}

/** Escapes a test's name, since vitest reads -t as a regular expression. */
function asPattern(name) {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Quotes any text for a POSIX shell. */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
