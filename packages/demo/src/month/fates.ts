import { days, minutes, type Calendar } from './calendar'
import type { DemoOrder } from './orders'
import { parcelTimes, type Parcel } from './parcels'
import type { Random } from './random'

/** An order that is sent; `place`: the first, the second … of them. `isShort`: its payment is a rupee short. */
export type Sent = { wish: DemoOrder; order: number; place: number; isShort: boolean }

/** Not every order is delivered: a few of the older ones are cancelled, refused, or paid a rupee short. */
export function changedByFate(
  parcel: Parcel,
  sent: Sent,
  calendar: Calendar,
  random: Random,
): Parcel {
  const { wish, place, isShort } = sent
  if (wish.at > calendar.now - days(8)) return parcel
  if (isShort) return acceptedLater(parcel, sent, calendar, random)
  if (place % 17 === 5) return cancelled(parcel, sent, calendar, random)
  if (place % 23 === 11 && parcel.way === 'cod') return refusedAtCall(parcel)
  if (place % 19 === 7) return broughtBack(parcel, sent, 'refused')
  if (place % 37 === 20) return broughtBack(parcel, sent, 'not_reached')
  return parcel
}

/** The customer cancels before it is packed; what was paid online is paid back on the next day. */
function cancelled(
  parcel: Parcel,
  { wish, order }: Sent,
  { next }: Calendar,
  random: Random,
): Parcel {
  const { acts, times, way } = parcel
  const at = wish.at + minutes(random.whole(20, 55))
  const back = {
    act: 'pay back',
    order,
    reference: String(random.whole(100_000, 999_999)),
  } as const
  const paidBack = next(at, { times: ['12:40'], onSaturdays: true })
  return {
    ...parcel,
    acts: [
      ...acts.filter((one) => one.at < at),
      { act: 'cancel', order, reason: 'Ordered the wrong size', at },
      ...(way === 'cod' ? [] : [{ ...back, way, at: paidBack }]),
    ],
    times: { placed: times.placed },
  }
}

function refusedAtCall(parcel: Parcel): Parcel {
  const acts = parcel.acts.map((one) =>
    one.act === 'call' && one.outcome === 'confirmed'
      ? { ...one, outcome: 'refused' as const }
      : one,
  )
  return { ...parcel, acts, times: { placed: parcel.times.placed } }
}

const whyBack = {
  refused: 'The customer did not want it any more',
  not_reached: 'Nobody answered the phone on two days',
}

function broughtBack(parcel: Parcel, { order }: Sent, came_back: keyof typeof whyBack): Parcel {
  const { delivered, ...times } = parcel.times
  if (delivered === undefined) return parcel
  const at = delivered + minutes(3)
  const back = { act: 'bring back' as const, order, came_back, reason: whyBack[came_back], at }
  return { ...parcel, acts: [...parcel.acts, back], times }
}

/** Staff accept the payment, and the parcel goes its usual way from then on. */
function acceptedLater(
  parcel: Parcel,
  { wish, order }: Sent,
  calendar: Calendar,
  random: Random,
): Parcel {
  const round = { times: ['10:50', '15:40'], onSaturdays: true }
  const at = calendar.next(wish.at + minutes(30), round)
  const acts = parcel.acts.map((one) =>
    one.act === 'pay' ? { ...one, brings: 'wrong' as const } : one,
  )
  const times = parcelTimes(at, parcel.courier === 'near', calendar, random)
  return {
    ...parcel,
    acts: [...acts, { act: 'accept payment', order, at }],
    times: { placed: parcel.times.placed, ...times },
  }
}
