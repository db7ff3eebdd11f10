import type { StaffReturn } from '@etrend/contract'
import { daysSince } from '../../lib/times'
import { Mark, type MarkKind } from '../../ui/display/mark'

type State = StaffReturn['state']

export const returnStates: Record<State, string> = {
  requested: 'Requested',
  approved: 'Approved',
  refused: 'Refused',
  received: 'Received',
  closed: 'Closed',
}

const kinds: Record<State, MarkKind> = {
  requested: 'warning',
  approved: 'warning',
  received: 'warning',
  refused: 'quiet',
  closed: 'good',
}

/** Within how many days of the request the next step should be done: the answer, the parcel, and the money. */
const daysAllowed: Partial<Record<State, number>> = { requested: 2, approved: 14, received: 16 }

/** The state of a return, and that its next step is late. */
export function ReturnMarks({ row: { state, date } }: { row: StaffReturn }) {
  const allowed = daysAllowed[state]
  return (
    <span className="flex flex-wrap gap-1">
      <Mark kind={kinds[state]}>{returnStates[state]}</Mark>
      {allowed !== undefined && daysSince(date) > allowed ? <Mark kind="urgent">Late</Mark> : null}
    </span>
  )
}

export function isFinished(state: State) {
  return daysAllowed[state] === undefined
}

/** What the customer wants for the pieces. */
export function wishWords({ wants }: Pick<StaffReturn, 'wants'>) {
  return wants === 'refund' ? 'Money back' : 'Exchange'
}
