// @vitest-environment node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { contrastOf } from '@etrend/domain'
import { describe, expect, it } from 'vitest'

const theme = readFileSync(createRequire(import.meta.url).resolve('@etrend/look/theme.css'), 'utf8')
const dark = readFileSync(new URL('dark.css', import.meta.url), 'utf8')

/** The colour tokens that a part of a stylesheet sets, without '--color-'. */
function tokensIn(css: string) {
  return new Map(
    [...css.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => {
      return [name, value] as const
    }),
  )
}

/** The part of dark.css that begins with a selector. */
function partOf(selector: string) {
  const [part] = dark.slice(dark.indexOf(selector)).split('}')
  return tokensIn(part ?? '')
}

const light = tokensIn(theme)
const schemes = {
  light,
  dark: new Map([...light, ...partOf(':root:not([data-own-look]) {')]),
}

describe.each(Object.entries(schemes))('the %s colours', (_name, tokens) => {
  /** The lowest contrast of one colour with any of the others. */
  const lowest = (one: string, ...others: string[]) => {
    return Math.min(...others.map((other) => contrast(tokens, one, other)))
  }

  it.each(['ink', 'muted', 'accent', 'success', 'warning', 'danger'])(
    'show %s texts with at least 4.5:1 on every ground',
    (text) => {
      expect(lowest(text, 'paper', 'raised', 'sunk', 'note')).toBeGreaterThanOrEqual(4.5)
    },
  )

  it('show the words of badges and toasts with at least 4.5:1', () => {
    expect(contrast(tokens, 'paper', 'ink')).toBeGreaterThanOrEqual(4.5)
  })

  it('show the edges of fields with at least 3:1', () => {
    expect(lowest('edge', 'paper', 'raised')).toBeGreaterThanOrEqual(3)
  })
})

it.each(Object.entries({ light, dark: partOf(':is(.button-main, .cart-badge)') }))(
  'the words of the main button have at least 4.5:1 in %s colours',
  (_name, tokens) => {
    expect(contrast(tokens, 'raised', 'accent')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(tokens, 'raised', 'accent-deep')).toBeGreaterThanOrEqual(4.5)
  },
)

describe('where the device is set to dark', () => {
  it('the bars at the top and the bottom keep light words on a dark ground', () => {
    expect(contrast(partOf('[data-on-ink]'), 'paper', 'ink')).toBeGreaterThanOrEqual(7)
  })

  it('the words on a slide keep the light colours, because its picture is light', () => {
    const slide = partOf('.hero {')
    expect(slide.size).toBeGreaterThan(4)
    expect([...slide].filter(([name, value]) => light.get(name) !== value)).toEqual([])
  })
})

function contrast(tokens: Map<string, string>, one: string, other: string) {
  return contrastOf(tokens.get(one) ?? '', tokens.get(other) ?? '')
}
