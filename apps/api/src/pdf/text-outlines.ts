import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'
import { fontsFor, type TextStyle } from './fonts'
import { printed } from './letters'
import { runsOf, wrapped } from './runs'

export type OutlineStyle = TextStyle & { size: number }
export type Outlines = Awaited<ReturnType<typeof textOutlines>>

/**
 * Measures texts and gives the outlines of their letters as SVG, in pixels: the machine that draws them needs no fonts.
 * Loads the fonts of these texts: only their letters can be drawn.
 */
export async function textOutlines(texts: Iterable<string>) {
  const { create } = await import('fontkit')
  const files = await fontsFor(texts)
  const bytes = new Map<string, Buffer>()
  for (const [name, file] of files) {
    bytes.set(name, typeof file === 'string' ? await readFile(file) : file)
  }
  const opened = new Map<string, Font>()

  // Most texts need two or three of the fonts, and opening one takes several milliseconds.
  function fontNamed(name: string) {
    const known = opened.get(name)
    if (known) return known
    const font = create(bytes.get(name) ?? Buffer.alloc(0))
    if (!('layout' in font)) throw new Error(`The file of ${name} holds several fonts.`)
    opened.set(name, font)
    return font
  }

  /** The glyphs of a line, each with the place of its origin, and where the next letter would stand. */
  function placed(line: string, style: OutlineStyle) {
    let left = 0
    const glyphs = runsOf(line, style).flatMap(({ letters, font: name }) => {
      const font = fontNamed(name)
      const scale = style.size / font.unitsPerEm
      const run = font.layout(letters)
      return run.glyphs.map((glyph, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[at] ?? {}
        const place = { x: left + xOffset * scale, y: -yOffset * scale }
        left += xAdvance * scale
        return { glyph, scale, ...place }
      })
    })
    return { glyphs, width: left }
  }

  /** The width of a text in one line. */
  function widthOf(text: string, style: OutlineStyle) {
    return placed(printed(text), style).width
  }

  /** Breaks a text into lines that are at most this wide. */
  function linesOf(text: string, style: OutlineStyle, width: number) {
    return wrapped(printed(text), (line) => placed(line, style).width <= width)
  }

  /** The outlines of a text in one line that begins at `x`, on the baseline `y`. */
  function draw(text: string, style: OutlineStyle, to: { x: number; y: number; fill: string }) {
    const paths = placed(printed(text), style).glyphs.map(({ glyph, scale, x, y }) => {
      const place = `translate(${rounded(to.x + x)} ${rounded(to.y + y)})`
      return `<path transform="${place} scale(${scale} -${scale})" d="${glyph.path.toSVG()}"/>`
    })
    return `<g fill="${to.fill}">${paths.join('')}</g>`
  }

  return { widthOf, linesOf, draw }
}

function rounded(pixels: number) {
  return Math.round(pixels * 100) / 100
}
