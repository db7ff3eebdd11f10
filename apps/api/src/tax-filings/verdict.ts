import type { Outcome } from './office'

/**
 * What an attempt means. `sent`: the tax office has it. `refused`: only a change helps. `unclear`: to be tried again;
 * with `isOffice`, the tax office as a whole can't be used, so that the others wait too.
 */
export type Verdict =
  | { is: 'sent' }
  | { is: 'refused'; problem: string }
  | { is: 'unclear'; problem: string; isOffice: boolean }

/** Reads an answer. Codes come as bare text or as {"message": code}, with HTTP 200 and with HTTP 400. */
export function verdictOf(kind: 'bill' | 'credit note', outcome: Outcome): Verdict {
  const { status, answer, problem } = outcome
  if (status === null) return office(problem ?? 'The tax office could not be reached.')
  const code = status === 200 || status === 400 ? codeIn(answer) : undefined
  if (code === '200') return { is: 'sent' }
  // For a bill: an attempt before was taken, although its answer got lost.
  if (code === '101' && kind === 'bill') return { is: 'sent' }
  if (code === '101' || (code === '105' && kind === 'credit note')) return refused(NO_BILL)
  if (code === '104') return refused(NOT_VALID)
  if (code === '100') return office(WRONG_PASSWORD)
  if (code === '102') return unclear('The tax office could not save it (102).')
  if (code === '103') return unclear('The tax office met an unknown problem (103).')
  if (code) return unclear(`The tax office answered ${code}.`)
  return office(`The tax office answered nothing usable (HTTP ${status}).`)
}

const WRONG_PASSWORD =
  'The tax office refuses the user name or password (100). Correct CBMS_USERNAME, CBMS_PASSWORD and CBMS_SELLER_PAN, and start the shop again.'
const NO_BILL =
  'The tax office does not have the bill that this credit note is for. Send again: the bill is sent again too.'
const NOT_VALID =
  'The tax office does not accept the content (104). Check CBMS_SELLER_PAN, and the buyer’s name and PAN. If they are wrong on the bill, refund the order and sell anew; else send again, or ask the tax office.'
export const NO_DATE =
  'The date is outside the shop’s table of the Nepali calendar. Upgrade the shop, then send again.'

const isCode = /^(?:200|10[0-5])$/

function codeIn(answer: string) {
  const text = answer.trim()
  const read = parsed(text)
  const code = String(typeof read === 'object' && read && 'message' in read ? read.message : read)
  return isCode.test(code.trim()) ? code.trim() : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function refused(problem: string): Verdict {
  return { is: 'refused', problem }
}

function unclear(problem: string): Verdict {
  return { is: 'unclear', problem, isOffice: false }
}

function office(problem: string): Verdict {
  return { is: 'unclear', problem, isOffice: true }
}
