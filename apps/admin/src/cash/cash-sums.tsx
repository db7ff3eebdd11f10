import type { CashEntry, CashNow } from '@etrend/contract'
import { formatPrice } from '@etrend/domain'
import { when } from '../lib/times'

type Sums = Pick<
  CashNow,
  'from' | 'opening' | 'sales' | 'sales_count' | 'refunds' | 'entries' | 'expected'
>

/** How the expected cash comes about, line by line. */
export function CashSums({ cash }: { cash: Sums }) {
  const lines = [
    { name: 'In the drawer before', amount: cash.opening },
    { name: `Sold in the shop for cash (${cash.sales_count})`, amount: cash.sales },
    { name: 'Paid back for sales in the shop', amount: -cash.refunds },
    { name: 'Noted by hand', amount: cash.entries },
  ]
  return (
    <dl className="max-w-md grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
      {lines.map(({ name, amount }) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end">{signed(amount)}</dd>
        </div>
      ))}
      <dt className="font-semibold border-t border-ink/70 pt-1">Expected</dt>
      <dd className="font-semibold border-t border-ink/70 pt-1 text-end">
        {signed(cash.expected)}
      </dd>
    </dl>
  )
}

/** Entries by hand, the oldest first. */
export function EntryList({ title, entries }: { title: string; entries: CashEntry[] }) {
  if (entries.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="pt-2">
        {entries.map(({ id, kind, amount, note, staff, created_at }) => (
          <li
            key={id}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2 tabular-nums"
          >
            <span>
              {kinds[kind]}: {note}
              <span className="block text-xs text-muted">
                {when(created_at)}
                {staff ? `, ${staff}` : ''}
              </span>
            </span>
            <span>{signed(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const kinds = { courier: 'Courier', bank: 'Bank', other: 'Other', correction: 'Correction' }

/** '−Rs. 500' */
export function signed(amount: number) {
  return amount < 0 ? `−${formatPrice(-amount)}` : formatPrice(amount)
}
