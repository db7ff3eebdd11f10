import { useShop } from '../lib/use-shop'

/** Shown on every page while payments are only simulated. */
export function SimulatorBanner() {
  if (!useShop()?.payments_simulated) return null
  return (
    <p role="note" className="simulator-banner">
      Payments are simulated here: no money moves, and nothing is delivered.
    </p>
  )
}
