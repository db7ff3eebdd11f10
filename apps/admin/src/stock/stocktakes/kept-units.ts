import { stocktake, stocktakeUnit } from '@etrend/contract'
import * as z from 'zod'
import { KEPT_UNTIL_SIGN_OUT } from '../../lib/session'

/** A stocktake with its units, as the server answers it. */
const opened = z.object({ stocktake, units: z.array(stocktakeUnit) })
export type OpenedStocktake = z.infer<typeof opened>

/** Keeps the units in this browser, so that counting can go on after a reload without a connection. */
export function keepUnits(answer: OpenedStocktake) {
  try {
    localStorage.setItem(keyOf(answer.stocktake.id), JSON.stringify(answer))
  } catch {
    // A shop whose units don't fit into local storage is counted while the page stays open.
  }
}

/** The stocktake as this browser last saw it; undefined where it never did. */
export function keptUnits(id: number) {
  const text = localStorage.getItem(keyOf(id))
  return text === null ? undefined : opened.safeParse(JSON.parse(text)).data
}

export function forgetUnits(id: number) {
  localStorage.removeItem(keyOf(id))
}

function keyOf(id: number) {
  return `${KEPT_UNTIL_SIGN_OUT}stocktake-units.${id}`
}
