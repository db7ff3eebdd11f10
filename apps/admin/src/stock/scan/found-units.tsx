import type { CodedUnit } from '@etrend/contract'
import { api } from '../../lib/api'
import { refusalOf } from '../../lib/refusal'
import { useDebounced } from '../../ui/controls/use-debounced'
import { Notice } from '../../ui/state/notice'
import { UnitChoices } from './unit-choices'

const PAUSE_MS = 250

/** The units whose names or codes contain the typed words. */
export function FoundUnits({
  words,
  onChoose,
}: {
  words: string
  onChoose: (unit: CodedUnit) => void
}) {
  const q = useDebounced(words, PAUSE_MS)
  const found = api.units.list.useQuery({
    queryKey: ['units', 'found', q],
    queryData: { query: { q, page: '1', page_size: '10' } },
    enabled: q !== '',
  })
  if (found.error) return <Notice>{refusalOf(found.error).message}</Notice>
  if (q !== words || !found.data) return <p className="text-muted">Looking…</p>
  return <UnitChoices units={found.data.body} onChoose={onChoose} />
}
