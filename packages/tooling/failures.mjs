import { relative } from 'node:path'
import { readReport } from './totals.mjs'

/** The tests of a package's report that failed and then passed when they were run again. */
export function unsteadyTests({ report, folder, manifest }) {
  const { testResults = [] } = readReport(report) ?? {}
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0)
      .map(({ fullName, failureMessages: [why] }) => ({
        test: [manifest.name, relative(folder, file), fullName].join(' › '),
        why: why.split('\n', 1)[0],
      })),
  )
}

/**
 * The failed tests of a package's report as lines to read: which test of which file, and the command that runs it
 * alone. The settings of `env`, as NAME=value, are put before that command.
 */
export function failedTests({ report, folder, manifest, packageManager, env = [] }) {
  const pnpm = `npx ${packageManager} --filter ${manifest.name} exec vitest run`
  return failuresOf(readReport(report)).map(({ file, name }) => {
    const path = relative(folder, file)
    const chosen = name ? [path, '-t', quoted(asPattern(name))] : [path]
    return {
      test: [manifest.name, path, name].filter(Boolean).join(' › '),
      command: [...env, pnpm, ...chosen].join(' '),
    }
  })
}

/**
 * What to print at the end of a run: each failed test, or each failed check, with the command that runs it alone; and
 * each test that passed only when it was run again, with what failed at first.
 */
export function failureReport(results) {
  const unsteady = results
    .flatMap((result) => result.unsteady ?? [])
    .flatMap(({ test, why }) => [`~ ${test}`, `  at first: ${why}`])
  const lines = results
    .filter(({ totals }) => totals.failed > 0)
    .flatMap(({ name, title, failures = [] }) =>
      failures.length > 0 ? failures : [{ test: title, command: `npm test -- ${name}` }],
    )
    .flatMap(({ test, command }) => [`✗ ${test}`, `  alone: ${command}`])
  return [
    ...(lines.length > 0 ? ['Failed:', ...lines] : []),
    ...(unsteady.length > 0 ? ['Passed only when run again:', ...unsteady] : []),
  ].join('\n')
}

/** The failed tests, each as { file, name }; a file that broke before its first test has no name. */
function failuresOf({ testResults = [] } = {}) {
  return testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file }]
    return failed.map(({ fullName: name }) => ({ file, name }))
  })
}

/** Escapes a test's name, since vitest reads -t as a regular expression. */
function asPattern(name) {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Quotes any text for a POSIX shell. */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
