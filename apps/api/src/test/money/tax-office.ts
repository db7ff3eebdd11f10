import type { Play, Trick } from '../../tax-filings/simulator/tricks'
import { untilSilent } from '../until-silent'

/** A simulated tax office: its settings, and how it behaves from now on. */
export function openTaxOffice() {
  const { answer: wait, silent } = untilSilent()
  const play: Play = { silent }
  return {
    settings: { simulator: true as const, play, wait },
    behave: (trick: Trick | undefined) => void (play.trick = trick),
  }
}
