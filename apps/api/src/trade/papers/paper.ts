import { openHelper } from '../../lib/helper'
import { within } from '../../lib/wait'
import type { Column, Paper, Style } from './paper-parts'

const drawing = openHelper(new URL('./paper-child.ts', import.meta.url), {
  limit: within(10_000),
  idleLimit: 30_000,
  maxWaiting: 20,
  whenBusy: 'Many papers are being made right now. Please try again.',
})

/** Collects the content of a paper. A separate process draws it, one paper at a time. */
export function paper(title: string) {
  const parts: Paper['parts'] = []

  return {
    write: (text: string, style: Style = {}) => void parts.push({ text, style }),
    /** The shop's logo: 64 × 18 mm at most. */
    logo: (picture: Buffer) => void parts.push({ picture, fit: [180, 50], gap: 10 }),
    /** A text as a QR code, 28 mm wide. */
    qr: (text: string) => void parts.push({ qr: text }),
    gap: (height = 12) => void parts.push({ gap: height }),

    /** Rows of cells, on a new page where this one is full; columns without titles have no head. */
    table: (columns: Column[], rows: string[][], { isLastBold = false } = {}) =>
      void parts.push({ columns, rows, isLastBold }),

    /** The bytes of the finished PDF. Throws Refusal (503) when too many papers wait. */
    async end(): Promise<Uint8Array> {
      const answer = await drawing.ask({ title, parts })
      if (answer instanceof Uint8Array) return answer
      throw new Error(`The paper “${title}” could not be drawn.`)
    },
  }
}
