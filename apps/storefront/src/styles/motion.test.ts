// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
const styles = names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** What a browser moves and fades without laying out or painting the page again. */
const CHEAP = /^(?:opacity|transform|translate|rotate|scale)$/

/** The texts that a pattern's first group finds in the stylesheets. */
function found(pattern: RegExp) {
  return [...styles.matchAll(pattern)].map(([, text = '']) => text)
}

test('transitions move and fade only, in at most 200 ms; the slides take the documented 500 ms', () => {
  const transitions = found(/transition: ([^;]+);/g).map((value) => value.split(' '))
  expect(transitions.length).toBeGreaterThan(3)
  expect(transitions.map(([property]) => property).filter(isNotCheap)).toEqual([])
  const times = new Set(transitions.map(([, duration]) => duration))
  const standard = 'var(--default-transition-duration)' // 160 ms
  expect(times).toEqual(new Set(['180ms', '500ms', standard]))
})

test('animations move and fade only, once, in at most 200 ms', () => {
  const changed = found(/@keyframes [\w-]+ (\{\s*from \{[^}]*\}\s*\})/g)
  expect(changed).toHaveLength(found(/(@keyframes)/g).length)
  const properties = changed.flatMap((text) =>
    [...text.matchAll(/([\w-]+):/g)].map(([, name]) => name),
  )
  expect(properties.filter(isNotCheap)).toEqual([])
  const times = found(/animation: [\w-]+ (\d+)ms var\(--ease-out\);/g)
  expect(times).toHaveLength(found(/(animation:)/g).length)
  expect(Math.max(...times.map(Number))).toBeLessThanOrEqual(200)
})

function isNotCheap(property = '') {
  return !CHEAP.test(property)
}
