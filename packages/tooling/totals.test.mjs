import { expect, test } from 'vitest'
import { closingLine, sum, totalsOf } from './totals.mjs'

test('todo and pending tests are skipped ones', () => {
  const report = reportWith({ numPassedTests: 5, numPendingTests: 2, numTodoTests: 1 })
  expect(totalsOf(report)).toEqual({ passed: 5, failed: 0, skipped: 3 })
})

test('tests that were left out for want of a tag are not skipped ones', () => {
  const assertionResults = [
    { status: 'passed', tags: ['by-engine'] },
    { status: 'skipped', tags: ['by-engine'] },
    { status: 'skipped', tags: [] },
  ]
  const testResults = [{ status: 'passed', assertionResults }]
  const report = reportWith({ numPassedTests: 1, numPendingTests: 2, testResults })
  expect(totalsOf(report, 'by-engine')).toEqual({ passed: 1, failed: 0, skipped: 1 })
  expect(totalsOf(report)).toEqual({ passed: 1, failed: 0, skipped: 2 })
})

test('a failed test is counted once, not again for its file', () => {
  const report = reportWith({
    success: false,
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  })
  expect(totalsOf(report)).toEqual({ passed: 1, failed: 1, skipped: 0 })
})

test('a file that breaks before its first test is one failed', () => {
  const report = reportWith({
    success: false,
    numPassedTests: 3,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  })
  expect(totalsOf(report)).toEqual({ passed: 3, failed: 1, skipped: 0 })
})

test('a run that went wrong with every test passed is not hidden', () => {
  expect(totalsOf(reportWith({ success: false, numPassedTests: 3 })).failed).toBe(1)
})

test('a run without any executed test has failed', () => {
  expect(totalsOf(reportWith({ numPendingTests: 2 })).failed).toBe(1)
})

test('the closing line adds up all runs', () => {
  const runs = [
    { passed: 2, failed: 0, skipped: 1 },
    { passed: 1, failed: 3, skipped: 0 },
  ]
  expect(closingLine(sum(runs))).toBe('3 passed, 3 failed, 1 skipped')
})

function reportWith(changes) {
  return {
    success: true,
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...changes,
  }
}
