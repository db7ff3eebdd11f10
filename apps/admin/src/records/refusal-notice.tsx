import type { NeededRow, Use } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { trashed } from '../lib/addresses'
import type { Refusal } from '../lib/refusal'
import { Uses } from '../ui/dialog/uses'
import { Notice } from '../ui/state/notice'

/** Why rows could not be restored or undone, each with links to what prevents it. */
export function RefusalNotice({ refusal: { message, uses, first, rows } }: { refusal: Refusal }) {
  return (
    <div className="py-1.5">
      <Notice>
        {rows.length > 0 ? (
          <ul className="grid gap-1">
            {rows.map((row) => (
              <li key={row.id}>
                {row.label}: {row.message}
                <Way uses={row.uses ?? []} first={row.first} />
              </li>
            ))}
          </ul>
        ) : (
          <>
            {message}
            <Way uses={uses} first={first} />
          </>
        )}
      </Notice>
    </div>
  )
}

function Way({ uses, first }: { uses: Use[]; first: NeededRow | undefined }) {
  return (
    <>
      {uses.length > 0 ? <Uses uses={uses} /> : null}
      {first ? (
        <Link
          to={trashed(first.noun, first.label)}
          className="ms-1 inline-flex items-center underline underline-offset-2 pointer-coarse:h-11"
        >
          Show {first.label} in the trash
        </Link>
      ) : null}
    </>
  )
}
