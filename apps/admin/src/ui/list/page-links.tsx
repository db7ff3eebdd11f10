import { formatNumber } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pageSizes, type ListAddress } from './list-address'

/** 'Showing {a}-{b} of {n}', how many rows a page has, and the page links. */
export function PageLinks({
  address: { page, pageSize, hrefOf, resize },
  total,
}: {
  address: ListAddress
  total: number
}) {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const from = Math.min((page - 1) * pageSize + 1, total)
  const to = Math.min(page * pageSize, total)
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-4 text-muted">
      <p className="tabular-nums">
        Showing {formatNumber(from)}-{formatNumber(to)} of {formatNumber(total)}
      </p>
      <label className="flex items-center gap-2">
        Rows per page
        <select
          value={pageSize}
          onChange={(event) => resize(event.target.value)}
          className="h-9 rounded-control bg-raised px-2 text-ink inset-ring inset-ring-edge pointer-coarse:h-11"
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav aria-label="Pages" className="md:ms-auto flex flex-wrap items-center gap-1 tabular-nums">
        <Step to={page > 1 ? hrefOf(page - 1) : undefined}>Previous</Step>
        {shownPages(page, last).map((number, index, all) => (
          <span key={number} className="flex items-center gap-1">
            {number - (all[index - 1] ?? number) > 1 ? <span aria-hidden>…</span> : null}
            <Link
              to={hrefOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
              className={`${step} ${number === page ? 'bg-ink text-paper' : 'text-ink hover:bg-sunk'}`}
            >
              {number}
            </Link>
          </span>
        ))}
        <Step to={page < last ? hrefOf(page + 1) : undefined}>Next</Step>
      </nav>
    </footer>
  )
}

const step =
  'inline-flex h-9 min-w-9 items-center justify-center rounded-control px-2 font-medium pointer-coarse:h-11 pointer-coarse:min-w-11'

function Step({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <span aria-disabled className={`${step} opacity-45`}>
      {children}
    </span>
  ) : (
    <Link to={to} className={`${step} text-ink hover:bg-sunk`}>
      {children}
    </Link>
  )
}

/** The first, the last, and two on either side of this one. */
function shownPages(page: number, last: number) {
  const near = [page - 2, page - 1, page, page + 1, page + 2].filter(
    (number) => number > 1 && number < last,
  )
  return last === 1 ? [1] : [1, ...near, last]
}
