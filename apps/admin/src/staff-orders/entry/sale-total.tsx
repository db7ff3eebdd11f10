import { formatPrice } from '@etrend/domain'
import type { ReactNode } from 'react'
import { Notice } from '../../ui/state/notice'

/**
 * What the customer pays, in sight during the whole sale: at the bottom of a phone's screen, and beside the form on wide
 * screens.
 */
export function SaleTotal({
  total,
  pieces,
  change,
  refusal,
  children,
}: {
  /** In rupees; undefined while nothing is sold yet. */
  total: number | undefined
  pieces: number
  /** What the customer gets back; undefined without an amount of cash, or where it is too little. */
  change: number | undefined
  /** Why the sale was refused, near the button that was pressed. */
  refusal: string | undefined
  /** The buttons. */
  children: ReactNode
}) {
  return (
    <div
      role="group"
      aria-label="To pay"
      className="md:mx-0 lg:static lg:block lg:border-0 lg:p-0 sticky bottom-0 z-10 -mx-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3"
    >
      {refusal ? (
        <div className="lg:pb-4 w-full">
          <Notice>{refusal}</Notice>
        </div>
      ) : null}
      <div className="tabular-nums">
        <p className="text-muted">{pieces === 1 ? '1 piece' : `${pieces} pieces`}</p>
        <p className="font-semibold lg:text-4xl text-3xl">
          <output aria-label="Total">{total === undefined ? '–' : formatPrice(total)}</output>
        </p>
        {change === undefined ? null : <p className="text-lg">Change: {formatPrice(change)}</p>}
      </div>
      <div className="lg:pt-4 flex gap-2">{children}</div>
    </div>
  )
}
