import bwipjs from 'bwip-js/node'
import * as z from 'zod'
import type { Label } from './label-parts'

const encoded = z.tuple([z.object({ sbs: z.array(z.number()) })])

/** The empty margin that a scanner needs before and after the bars, in modules (GS1 General Specifications, 5.2 and 5.4). */
const quiet = { ean13: [11, 7], code128: [10, 10] } as const

/** The widths of bars and spaces in modules, the first a bar, and the whole width with its empty margins. */
export function barsOf({ code, symbology }: Pick<Label, 'code' | 'symbology'>) {
  const [{ sbs }] = encoded.parse(bwipjs.raw(symbology, code))
  const [before, after] = quiet[symbology]
  return { widths: sbs, before, modules: before + sbs.reduce((sum, one) => sum + one, 0) + after }
}
