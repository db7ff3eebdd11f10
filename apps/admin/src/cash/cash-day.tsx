import { cashNotes } from '@etrend/contract'
import Printer from 'lucide-react/icons/printer'
import { useParams } from 'react-router-dom'
import { api } from '../lib/api'
import { dayWords, when } from '../lib/times'
import { Button } from '../ui/controls/button'
import { ScreenHeader } from '../ui/display/screen-header'
import { Loaded } from '../ui/state/loaded'
import { CashSums, EntryList, signed } from './cash-sums'
import { differenceInWords } from './close-form'
import { EntryForm } from './entry-form'

/** A closed day, to read and to print. It is never changed: corrections are entries of a later day. */
export function CashDay() {
  const id = Number(useParams()['id'])
  const answer = api.cashDays.get.useQuery({
    queryKey: ['cash-days', id],
    queryData: { params: { id: String(id) } },
    meta: { notLoaded: 'Failed to fetch the closed day' },
  })
  return (
    <>
      <ScreenHeader title="Closed Day">
        <span className="print:hidden">
          <Button onClick={() => print()}>
            <Printer size={16} aria-hidden />
            Print
          </Button>
        </span>
      </ScreenHeader>
      <Loaded answer={answer}>
        {(closing) => (
          <div className="grid gap-8 pt-5">
            <section aria-label={`Cash of ${dayWords(closing.day)}`} className="grid gap-3">
              <p className="font-display text-xl">{dayWords(closing.day)}</p>
              <p className="text-muted">
                From {when(closing.from)} to {when(closing.closed_at)}
                {closing.staff ? `, closed by ${closing.staff}` : ''}
              </p>
              <CashSums cash={closing} />
              <p className="tabular-nums">
                Counted: <strong>{signed(closing.counted)}</strong>.{' '}
                {differenceInWords(closing.difference)}
                {closing.reason ? `: ${closing.reason}` : ''}
              </p>
              {closing.notes ? (
                <p className="text-muted tabular-nums">{notesInWords(closing.notes)}</p>
              ) : null}
            </section>
            <EntryList title="Noted by hand" entries={closing.entry_list} />
            <EntryList title="Corrected later" entries={closing.corrections} />
            <section aria-labelledby="correct" className="print:hidden">
              <h2 id="correct" className="text-lg">
                Correct it
              </h2>
              <p className="max-w-prose pt-1 text-muted">
                A closed day stays as it is. A correction counts in the cash of today, and is shown
                here too.
              </p>
              <EntryForm corrects={closing.id} />
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}

/** '2 × 1000, 1 × 500' */
function notesInWords(notes: Partial<Record<string, number>>) {
  return cashNotes
    .filter((note) => notes[note])
    .map((note) => `${notes[note]} × ${note}`)
    .join(', ')
}
