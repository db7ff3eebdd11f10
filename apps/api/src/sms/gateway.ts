/** The outcome of handing an SMS to the gateway. */
export type SmsOutcome =
  | { outcome: 'sent'; reference: string | null; credits: number | null }
  /** Certainly not sent. `isFinal`: it would be refused again. */
  | { outcome: 'refused'; problem: string; isFinal: boolean }
  /** The SMS may have been sent; the gateways have no call to find out. Only staff may send it again. */
  | { outcome: 'unclear'; problem: string }

type Balance = { credits: number | null; problem: string | null }

export type SmsGateway = {
  name: SmsGatewayName
  /** `to`: like +9779841234567. Never rejects. */
  send: (to: string, text: string) => Promise<SmsOutcome>
  balance: () => Promise<Balance>
}

/** A refusal that may end by itself, or when staff mend it: it is tried again. */
export function refusedForNow(problem: string): SmsOutcome {
  return { outcome: 'refused', problem, isFinal: false }
}

export function refusedForever(problem: string): SmsOutcome {
  return { outcome: 'refused', problem, isFinal: true }
}

/** '9841234567', as the gateways want numbers. */
export function tenDigits(to: string) {
  return to.slice(-10)
}
import type { SmsGatewayName } from '@etrend/contract'
