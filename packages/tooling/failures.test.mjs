import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { argsAlone, failedTests, failureReport, passedNow } from './failures.mjs'
import { reportArgsTo } from './totals.mjs'

const folder = join('/', 'shop', 'apps', 'storefront')
const name = "the description is open first (it's short)"

test('a failed test is named with its package and file, and with the command that runs it alone', () => {
  const [failure] = failuresOf([
    { status: 'passed', fullName: 'a cart is empty at first' },
    { status: 'failed', fullName: name },
  ])
  expect(failure.test).toBe(`@etrend/storefront › src/reviews.test.tsx › ${name}`)
  expect(failure.command).toMatch(
    /^npx pnpm@10\.0\.0 --filter @etrend\/storefront exec vitest run src\/reviews\.test\.tsx -t /,
  )
})

test.skipIf(process.platform === 'win32')(
  'the shell gives vitest a pattern of exactly this name',
  () => {
    const [{ command }] = failuresOf([{ status: 'failed', fullName: name }])
    const quoted = command.slice(command.indexOf(' -t ') + 4)
    const pattern = execFileSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' })
    expect(name).toMatch(new RegExp(`^${pattern}$`))
  },
)

test('a file that broke before its first test is run whole', () => {
  const [{ test: which, command }] = failuresOf([])
  expect(which).toBe('@etrend/storefront › src/reviews.test.tsx')
  expect(command).not.toContain(' -t ')
})

test('a check that failed is run alone by its step, and what passed is not listed', () => {
  const totals = { passed: 1, failed: 0, skipped: 0 }
  const report = failureReport([
    { name: 'lint', title: 'Lint', totals: { ...totals, failed: 1 } },
    { name: 'types', title: 'Types', totals },
  ])
  expect(report).toBe('Failed:\n✗ Lint\n  alone: npm test -- lint')
  expect(failureReport([{ name: 'types', title: 'Types', totals }])).toBe('')
})

test('a run that went wrong with every test passed names its unhandled errors, with the file and the test', () => {
  const file = join(folder, 'src/reviews.test.tsx')
  const stack = 'Error: too late\n    at later (reviews.tsx:3:1)'
  const [failure] = failuresOf([{ status: 'passed', fullName: name }], {
    status: 'passed',
    unhandledErrors: [{ file, test: name, stack }],
    exitCode: 1,
  })
  expect(failure.test).toBe('@etrend/storefront')
  expect(failure.why).toBe(
    `unhandled error at src/reviews.test.tsx › ${name}: Error: too late\n        at later (reviews.tsx:3:1)`,
  )
  expect(failure.path).toBeUndefined()
})

test('a run says how its process ended where nothing else failed', () => {
  const passed = [{ status: 'passed', fullName: name }]
  const whys = (rest) => failuresOf(passed, { status: 'passed', ...rest }).map(({ why }) => why)
  expect(whys({ exitCode: 0 })).toEqual([])
  expect(whys({ exitCode: 139 })).toEqual([
    'every test passed, and vitest ended with exit code 139',
  ])
  expect(whys({})).toEqual(['vitest was killed before its end'])
  const nowhere = { ...reportOf(passed), report: join(folder, 'missing.json') }
  expect(failedTests({ ...nowhere, packageManager: 'pnpm@10.0.0' })[0].why).toBe(
    'vitest wrote no report: it could not start, or was killed',
  )
})

test('what failed is printed with its reason', () => {
  const totals = { passed: 1, failed: 1, skipped: 0 }
  const failures = [{ test: 'a test', why: 'Error: too late', command: 'vitest run' }]
  expect(failureReport([{ name: 'unit', title: 'Unit', totals, failures }])).toBe(
    'Failed:\n✗ a test\n  because: Error: too late\n  alone: vitest run',
  )
})

test('vitest writes unhandled errors and its exit code into the report', () => {
  // Inside this package, where the report's own code is found.
  const results = join(import.meta.dirname, 'test-results')
  mkdirSync(results, { recursive: true })
  const place = mkdtempSync(join(results, 'report-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const code = "test('later', () => void Promise.reject(new Error('too late')))"
  writeFileSync(join(place, 'later.test.mjs'), code)
  const vitest = join(import.meta.dirname, 'node_modules/vitest/vitest.mjs')
  const args = [vitest, 'run', '--globals', '--root', place, ...reportArgsTo('report.json')]
  const { status } = spawnSync(process.execPath, args, { cwd: place })
  const report = JSON.parse(readFileSync(join(place, 'report.json'), 'utf8'))
  expect(status).toBe(1)
  expect(report).toMatchObject({ success: true, numPassedTests: 1, exitCode: 1 })
  expect(report.unhandledErrors).toEqual([
    expect.objectContaining({ stack: expect.stringContaining('too late') }),
  ])
})

test('failed tests of one file are run again by their names, and by no other', () => {
  const failures = failuresOf([
    { status: 'failed', fullName: name },
    { status: 'failed', fullName: 'broken' },
  ])
  const [path, option, pattern] = argsAlone(failures)
  expect([path, option]).toEqual(['src/reviews.test.tsx', '-t'])
  expect(name).toMatch(new RegExp(pattern))
  expect(`${name} again`).not.toMatch(new RegExp(pattern))
  expect(argsAlone(failuresOf([]))).toEqual(['src/reviews.test.tsx'])
})

test('only a test that was run again, and passed, counts as passed', () => {
  const failures = failuresOf([
    { status: 'failed', fullName: name },
    { status: 'failed', fullName: 'broken' },
    { status: 'failed', fullName: 'not run' },
  ])
  const { report } = reportOf([
    { status: 'passed', fullName: name },
    { status: 'failed', fullName: 'broken' },
    { status: 'skipped', fullName: 'not run' },
  ])
  expect(passedNow(failures, report)).toEqual([failures[0]])
  expect(passedNow(failures, join(folder, 'missing.json'))).toEqual([])
})

test('a file that broke before its first test has to pass whole', () => {
  const broken = failuresOf([])
  const passed = [{ status: 'passed', fullName: name }]
  expect(passedNow(broken, reportOf(passed, 'passed').report)).toEqual(broken)
  expect(passedNow(broken, reportOf(passed, 'failed').report)).toEqual([])
  expect(passedNow(broken, reportOf([], 'passed').report)).toEqual([])
})

test('a test that passed only when it was run again is called flaky, with what failed at first', () => {
  const [one] = failuresOf([
    { status: 'failed', fullName: name, failureMessages: ['TimeoutError: too slow\n at click'] },
  ])
  const totals = { passed: 2, failed: 0, skipped: 0 }
  expect(failureReport([{ name: 'browser', title: 'Browser tests', totals, flaky: [one] }])).toBe(
    `flaky: @etrend/storefront › src/reviews.test.tsx › ${name}\n  at first: TimeoutError: too slow`,
  )
})

function failuresOf(assertionResults, { status, ...rest } = {}) {
  return failedTests({ ...reportOf(assertionResults, status, rest), packageManager: 'pnpm@10.0.0' })
}

function reportOf(assertionResults, status = 'failed', rest = {}) {
  const place = mkdtempSync(join(tmpdir(), 'etrend-report-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const report = join(place, 'vitest.json')
  const result = { name: join(folder, 'src/reviews.test.tsx'), status, assertionResults }
  writeFileSync(report, JSON.stringify({ testResults: [result], ...rest }))
  return { report, folder, manifest: { name: '@etrend/storefront' } }
}
