// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('./', import.meta.url)
const names = readdirSync(folder).filter((name) => name.endsWith('.css'))
const styles = names.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** What a browser moves and fades without laying out or painting the page again. */
const CHEAP = ['opacity', 'transform', 'translate', 'rotate', 'scale']

test('transitions move and fade only, in at most 200 ms; the slides take the documented 500 ms', () => {
  const transitions = [...styles.matchAll(/transition: ([^;]+);/g)].map(([, value = '']) => value)
  expect(transitions.length).toBeGreaterThan(3)
  for (const value of transitions) {
    const [property, duration = ''] = value.split(' ')
    expect(CHEAP, value).toContain(property)
    if (duration.startsWith('var(')) expect(duration).toBe('var(--default-transition-duration)')
    else expect([500, 180], value).toContain(Number.parseInt(duration, 10))
  }
})

test('animations move and fade only, once, in at most 200 ms', () => {
  const frames = [...styles.matchAll(/@keyframes [\w-]+ \{([^}]|\}\s*[\d\w]+% ?\{)*?\}\s*\}/g)]
  const properties = frames.flatMap(([text]) => [...text.matchAll(/([\w-]+):/g)])
  expect(frames).toHaveLength([...styles.matchAll(/@keyframes/g)].length)
  for (const [, property] of properties) expect(CHEAP).toContain(property)
  const animations = [...styles.matchAll(/animation: \w[\w-]* (\d+)ms ([^;]+);/g)]
  expect(animations).toHaveLength([...styles.matchAll(/animation:/g)].length)
  for (const [text, duration] of animations) {
    expect(Number(duration), text).toBeLessThanOrEqual(200)
    expect(text).not.toContain('infinite')
  }
})
