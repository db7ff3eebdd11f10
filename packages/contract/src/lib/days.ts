import * as z from 'zod'

/**
 * A day that a caller names: '2026-11-21'. Days that no calendar has are refused, because no time can be computed from
 * them; and so are years outside 1900 to 2200, so that the days before and after can still be written in this form.
 */
export function day(name: string, error = `${name} is a day like 2026-11-21.`) {
  return z.iso.date({ error }).refine(isUsual, { error })
}

function isUsual(text: string) {
  return text >= '1900-01-01' && text <= '2200-12-31'
}
