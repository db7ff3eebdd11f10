import type { Play, Trick } from '../../tax-filings/simulator/tricks'

const [PATIENT_MS, IMPATIENT_MS] = [30_000, 25]

/** A simulated tax office: its settings, and how it behaves from now on. */
export function openTaxOffice() {
  const play: Play = {}
  const settings = { simulator: true as const, play, answersWithinMs: PATIENT_MS }
  return {
    settings,
    behave(trick: Trick | undefined) {
      play.trick = trick
      // Only without an answer a history waits for so long; an answer may take its time on a busy machine.
      const isSilent = trick === 'never' || trick === 'late'
      settings.answersWithinMs = isSilent ? IMPATIENT_MS : PATIENT_MS
    },
  }
}
