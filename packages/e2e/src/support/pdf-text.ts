import { inflateSync } from 'node:zlib'

/** The text of a PDF that pdfkit made with the standard fonts: one line per piece of text that was written. */
export function pdfText(bytes: Buffer) {
  const words: string[] = []
  const file = bytes.toString('latin1')
  for (const [, stream = ''] of file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const page = inflated(stream)
    for (const [, parts = ''] of page.matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, one]) => one).join('')
      words.push(Buffer.from(hex, 'hex').toString('latin1'))
    }
  }
  return words.join('\n')
}

/** Inflates a stream. One that can't be inflated is a picture or a font, and gives an empty text. */
function inflated(stream: string) {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
