import { inflateSync } from 'node:zlib'

/** The words of a PDF that pdfkit made with the standard fonts, one line for each text that was written. */
export function pdfText(bytes: Buffer) {
  const words: string[] = []
  const file = bytes.toString('latin1')
  for (const [, stream = ''] of file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    for (const [, parts = ''] of inflated(stream).matchAll(/\[(.*?)\] TJ/g)) {
      const hex = [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, one]) => one).join('')
      words.push(Buffer.from(hex, 'hex').toString('latin1'))
    }
  }
  return words.join('\n')
}

/** Fonts and pictures are streams too: a stream that can't be inflated holds no words. */
function inflated(stream: string) {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return ''
  }
}
