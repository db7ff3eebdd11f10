import { formatNumber } from '@etrend/domain'
import { useState } from 'react'
import { notify } from '../../lib/notify'
import { refusalOf } from '../../lib/refusal'
import { Plain } from './chosen-bar'
import type { Matching } from './use-selection'

/** Selects all rows that the list's filters find, on all pages. The server counts them first. */
export function SelectMatching({
  total,
  count,
  onSelect,
}: {
  total: number
  count: () => Promise<Matching>
  onSelect: (matching: Matching) => void
}) {
  const [isBusy, setBusy] = useState(false)

  async function select() {
    setBusy(true)
    try {
      onSelect(await count())
    } catch (error) {
      notify.error('The rows could not be counted. Please try again.', refusalOf(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Plain disabled={isBusy} onClick={() => void select()}>
      Select all {formatNumber(total)} that match
    </Plain>
  )
}
