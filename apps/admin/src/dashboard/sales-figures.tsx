import type { SalesFigures as Figures } from '@etrend/contract'
import type { ReactNode } from 'react'
import { counted } from '../ui/display/counted'
import { wholeRupees } from './whole-rupees'

const WEEK = 7

/** Today's sales, those of the last 7 days and of the whole period, each with the days before, the average order, and the margin. */
export function SalesFigures({ figures, margin }: { figures: Figures; margin: ReactNode }) {
  const { current, previous, days, by_day } = figures
  const lastDays = (from: number, to?: number) => sumOf(by_day.slice(from, to))
  const yesterday = lastDays(-2, -1)
  return (
    <dl className="lg:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] grid grid-cols-2 gap-x-8 gap-y-5">
      <Figure name="Today" {...lastDays(-1)}>
        {wholeRupees(yesterday.sales)} yesterday
      </Figure>
      <Figure name={`Last ${WEEK} days`} {...lastDays(-WEEK)}>
        {comparedInWords(lastDays(-WEEK).sales, lastDays(-2 * WEEK, -WEEK).sales, WEEK)}
      </Figure>
      <Figure name={`Last ${days} days`} {...current}>
        {comparedInWords(current.sales, previous.sales, days)}
      </Figure>
      <Figure name="Average order" sales={current.average}>
        {counted(current.pieces, 'piece')} sold in {days} days
      </Figure>
      {margin}
    </dl>
  )
}

type Sum = { sales: number; orders: number }

function sumOf(days: Sum[]): Sum {
  return {
    sales: days.reduce((sum, { sales }) => sum + sales, 0),
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
  }
}

export function Figure({
  name,
  sales,
  orders,
  children,
}: {
  name: string
  sales: number
  orders?: number | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="font-display text-2xl lining-nums tabular-nums">{wholeRupees(sales)}</dd>
      {orders === undefined ? null : <dd className="tabular-nums">{counted(orders, 'order')}</dd>}
      <dd className="text-muted tabular-nums">{children}</dd>
    </div>
  )
}

/** '12 % more than in the 30 days before' */
function comparedInWords(now: number, before: number, days: number) {
  if (before <= 0) return `None in the ${days} days before`
  const percent = Math.round(((now - before) / before) * 100)
  const change =
    percent === 0 ? 'As much as' : `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than`
  return `${change} in the ${days} days before`
}
