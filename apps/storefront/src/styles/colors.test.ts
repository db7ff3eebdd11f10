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
  const contrast = (one: string, other: string) => {
    return contrastOf(tokens.get(one) ?? '', tokens.get(other) ?? '')
  }

  it.each(['ink', 'muted', 'accent', 'success', 'warning', 'danger'])(
    'show %s texts with at least 4.5:1 on every ground',
    (text) => {
      for (const ground of ['paper', 'raised', 'sunk', 'note']) {
        expect(contrast(text, ground), ground).toBeGreaterThanOrEqual(4.5)
      }
    },
  )

  it('show the words of buttons, badges and toasts with at least 4.5:1', () => {
    for (const ground of ['accent', 'accent-deep']) {
      expect(contrast('raised', ground), ground).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast('paper', 'ink')).toBeGreaterThanOrEqual(4.5)
  })

  it('show the edges of fields, and the stars, with at least 3:1', () => {
    for (const ground of ['paper', 'raised']) {
      expect(contrast('edge', ground), ground).toBeGreaterThanOrEqual(3)
    }
    expect(contrast('warning', 'paper')).toBeGreaterThanOrEqual(3)
  })
})

describe('where the device is set to dark', () => {
  it('the bars at the top and the bottom keep light words on a dark ground', () => {
    const bars = partOf('[data-on-ink]')
    expect(contrastOf(bars.get('paper') ?? '', bars.get('ink') ?? '')).toBeGreaterThanOrEqual(7)
  })

  it('the main button and the cart’s number are filled with the accent, and their words are white', () => {
    const filled = partOf(':is(.button-main, .cart-badge)')
    for (const ground of ['accent', 'accent-deep']) {
      const contrast = contrastOf(filled.get('raised') ?? '', filled.get(ground) ?? '')
      expect(contrast, ground).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('the words on a slide keep the light colours, because its picture is light', () => {
    const slide = partOf('.hero {')
    expect(slide.size).toBeGreaterThan(4)
    for (const [name, value] of slide) expect(value, name).toBe(light.get(name))
  })
})
