import { days, minutes, type Calendar } from './calendar'
import type { Sent } from './fates'
import { stages, type Parcel, type Stage } from './parcels'

/** Nothing has happened in the last minutes, so that what goes on after an act is over. */
export const QUIET = minutes(5)

/** How many of the last orders wait at least at each stage, so that there is always work to do. */
const WAITING: [Stage, number][] = [
  ['placed', 2],
  ['confirmed', 2],
  ['packed', 2],
  ['shipped', 3],
]
/** Parcels that should have come long ago. */
const LATE = 2

/** Stops the last orders on their way, so that some wait at each stage, and some parcels are late. */
export function letWait(parcels: Parcel[], calendar: Calendar) {
  const taken = new Set<Parcel>()
  const hasReached = ({ times }: Parcel, stage: Stage) =>
    (times[stage] ?? Infinity) <= calendar.now - QUIET
  const latest = parcels.toReversed()
  for (const [stage, count] of WAITING) {
    const free = latest.filter(
      (one) => one.way === 'cod' && !taken.has(one) && hasReached(one, stage),
    )
    for (const one of free.slice(0, count)) {
      taken.add(one)
      stopAt(one, stage)
    }
  }
  const late = latest.filter(
    ({ courier, times: { shipped, delivered } }) =>
      courier === 'far' &&
      delivered !== undefined &&
      (shipped ?? Infinity) < calendar.now - days(6),
  )
  for (const one of late.slice(0, LATE)) stopAt(one, 'shipped')
}

function stopAt(parcel: Parcel, stage: Stage) {
  for (const later of stages.slice(stages.indexOf(stage) + 1)) delete parcel.times[later]
  if (stage !== 'placed') return
  parcel.acts = parcel.acts.filter((one) => one.act === 'call' && one.outcome === 'no_answer')
}

/** Lets the payment of the last order that may be paid online be a rupee short: staff have to decide about it. */
export function letOneBeReviewed(parcels: Parcel[], sent: Sent[], calendar: Calendar) {
  const found = sent
    .toReversed()
    .find(({ wish }) => mayBePaidOnline(wish) && wish.at < calendar.now - minutes(60))
  const parcel = parcels.find(({ key }) => key === found?.order)
  if (!found || !parcel) return
  const { order, wish } = found
  parcel.way = 'esewa'
  parcel.acts = [{ act: 'pay', order, brings: 'wrong', at: wish.at + minutes(3) }]
  parcel.times = { placed: wish.at }
}

/** An online payment needs a mail address. */
export function mayBePaidOnline({ source, buyer }: Sent['wish']) {
  return source === 'shop' && Boolean(buyer?.email)
}
