import { inflateSync } from 'node:zlib'

/** The words of a PDF that pdfkit made with embedded fonts, one line for each text that was written. */
export function pdfText(bytes) {
  const objects = objectsOf(bytes.toString('latin1'))
  const letters = lettersOf(objects)
  const words = []
  for (const { stream } of objects.values()) {
    let font = ''
    for (const [, name, parts = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name) font = name
      else words.push(textOf(parts, letters.get(font)))
    }
  }
  return words.join('\n')
}

/** How far from the top of the first page its first picture ends and its first text stands, in points. */
export function pdfTops(bytes) {
  const [page = ''] = [...objectsOf(bytes.toString('latin1')).values()]
    .map(({ stream }) => stream)
    .filter((stream) => stream.includes(' Do'))
  const [, height = ''] = /^1 0 0 -1 0 ([\d.]+) cm/.exec(page) ?? []
  const [, pictureEnd = ''] = / ([\d.]+) cm\n\/I\d+ Do/.exec(page) ?? []
  const [, text = ''] = /^1 0 0 1 [\d.]+ ([\d.]+) Tm/m.exec(page) ?? []
  return { pictureEnd: Number(pictureEnd), text: Number(height) - Number(text) }
}

/** The objects of a PDF by their numbers: the dictionary and the stream of each. */
function objectsOf(file) {
  return new Map(
    [...file.matchAll(/(\d+) 0 obj\r?\n([^]*?)\r?\nendobj/g)].map(([, id = '', body = '']) => {
      const [, dictionary = body, stream = ''] = /^([^]*?)stream\r?\n([^]*)$/.exec(body) ?? []
      return [id, { dictionary, stream: inflated(stream) }]
    }),
  )
}

/** For each font of the PDF, the letters of its glyphs. */
function lettersOf(objects) {
  const fonts = [...objects.values()].flatMap(({ dictionary }) => [
    ...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g),
  ])
  return new Map(
    fonts.map(([, name = '', id = '']) => {
      const [, unicode = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.dictionary ?? '') ?? []
      return [name, glyphsOf(objects.get(unicode)?.stream ?? '')]
    }),
  )
}

function glyphsOf(unicode) {
  const glyphs = new Map()
  for (const [, from = '', all = ''] of unicode.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [at, [, hex = '']] of [...all.matchAll(/<([0-9a-f ]*)>/g)].entries()) {
      glyphs.set(Number.parseInt(from, 16) + at, wordOf(hex))
    }
  }
  return glyphs
}

function textOf(parts, letters) {
  const hex = [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, one]) => one).join('')
  const glyphs = hex.match(/.{4}/g) ?? []
  return glyphs.map((glyph) => letters?.get(Number.parseInt(glyph, 16)) ?? '').join('')
}

/** UTF-16 as hexadecimal digits. */
function wordOf(hex) {
  const units = hex.match(/[0-9a-f]{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

/** Fonts and pictures are streams too: a stream that can't be inflated holds no words. */
function inflated(stream) {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
