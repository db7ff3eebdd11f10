import { expect, test } from 'vitest'
import { contrastOf, defaultPalette, paletteProblems, paletteTokens } from './contrast'

test('contrast is 21 between black and white, and 1 between equal colors', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#a8123e', '#a8123e')).toBeCloseTo(1, 5)
  // #767676 is the lightest grey that WCAG allows on white.
  expect(contrastOf('#767676', '#ffffff')).toBeGreaterThan(4.5)
  expect(contrastOf('#777777', '#ffffff')).toBeLessThan(4.5)
})

test('the shop’s own colors have no problem, and change nothing', () => {
  expect(paletteProblems(defaultPalette)).toEqual({})
  expect(paletteTokens(defaultPalette)).toEqual({})
})

test.each([
  ['accent', '#d96a8a', /accent colour can’t be read on .*it needs 4\.5/],
  ['ink', '#8a8a8a', /text colour can’t be read/],
  ['paper', '#8fb3a5', /text can’t be read on this page colour/],
  ['paper', '#000000', /Choose a lighter one/],
] as const)('%s %s is refused with a sentence', (field, color, sentence) => {
  expect(paletteProblems({ ...defaultPalette, [field]: color })[field]).toMatch(sentence)
})

test('an accent at the limit of the darkest ground is accepted, and one just below it is not', () => {
  const shades = Array.from({ length: 256 }, (_, value) => value.toString(16).padStart(2, '0'))
  const accepted = shades.filter(
    (shade) => !paletteProblems({ ...defaultPalette, accent: `#${shade.repeat(3)}` }).accent,
  )
  const lightest = accepted.at(-1) ?? ''
  const next = shades[shades.indexOf(lightest) + 1] ?? ''
  const { '--color-sunk': sunk = '' } = paletteTokens({ ...defaultPalette, paper: '#faf7f3' })
  expect(contrastOf(`#${lightest.repeat(3)}`, sunk)).toBeGreaterThanOrEqual(4.49)
  expect(contrastOf(`#${next.repeat(3)}`, sunk)).toBeLessThan(4.51)
  expect(accepted).toEqual(shades.slice(0, accepted.length))
})

test('a green accent and a white page change their tokens and the shades made of them', () => {
  const tokens = paletteTokens({ ...defaultPalette, accent: '#0b5d4e', paper: '#ffffff' })
  expect(tokens).toMatchObject({ '--color-accent': '#0b5d4e', '--color-paper': '#ffffff' })
  expect(Object.keys(tokens)).toEqual([
    '--color-accent',
    '--color-accent-deep',
    '--color-paper',
    '--color-sunk',
    '--color-line',
  ])
})
