import bwipjs from 'bwip-js/node'
import * as z from 'zod'

const encoded = z.tuple([z.object({ pixs: z.array(z.number()), pixx: z.int() })])

/** The dark squares of a QR code by column and row, and how many squares it is wide. */
export function qrSquares(text: string) {
  const [{ pixs, pixx }] = encoded.parse(bwipjs.raw('qrcode', text))
  const dark = pixs.flatMap((pixel, at): [number, number][] =>
    pixel === 1 ? [[at % pixx, Math.floor(at / pixx)]] : [],
  )
  return { dark, across: pixx }
}
