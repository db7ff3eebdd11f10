import type { DemoAct, DemoWay, Key } from './acts'
import { days, minutes, type Calendar, type Round } from './calendar'
import type { DemoOrder } from './orders'
import type { Random } from './random'

/** How far an order comes: each stage has been reached with the ones before it. */
export const stages = ['placed', 'confirmed', 'packed', 'shipped', 'delivered'] as const
export type Stage = (typeof stages)[number]

/** A planned order that is delivered: what happens to it alone, and when it is packed, handed over and so on with others. */
export type Parcel = {
  key: Key
  courier: 'near' | 'far'
  way: DemoWay
  acts: (DemoAct & { at: number })[]
  times: Partial<Record<Stage, number>>
}

const calls: Round = { times: ['10:30', '16:30'], onSaturdays: true }
const packing: Round = { times: ['13:00', '17:30'], onSaturdays: true }
const pickUp: Round = { times: ['15:00'], onSaturdays: false }
/** Couriers report in the evening what they brought to its customer. */
const report: Round = { times: ['17:45'], onSaturdays: false }

/** The way of an order's parcel from its confirmation to its delivery. */
export function parcelTimes(
  confirmed: number,
  isNear: boolean,
  { next }: Calendar,
  random: Random,
) {
  const packed = next(confirmed + minutes(10), packing)
  const shipped = next(packed, pickUp)
  const takes = isNear ? random.whole(0, 1) : random.whole(2, 3)
  const delivered = next(shipped + days(takes), report)
  return { confirmed, packed, shipped, delivered }
}

/** When staff call about an order, and how often. They work their list off, one call after the other. */
function callTimes(placed: number, place: number, { next }: Calendar, isMissedOnce: boolean) {
  const later = minutes(2 + (place % 9) * 3)
  const first = next(placed + minutes(10), calls) + later
  return isMissedOnce ? [first, next(first, calls) + later] : [first]
}

/** What happens to every order that is sent: the call or the payment, the packing and the delivery. */
export function usualParcel(
  { at, buyer, source }: DemoOrder,
  order: number,
  way: DemoWay,
  calendar: Calendar,
  random: Random,
): Parcel {
  const isNear = buyer?.place.isNear ?? true
  const parcel = { key: order, courier: isNear ? ('near' as const) : ('far' as const), way }
  if (way !== 'cod') {
    const paid = at + minutes(random.whole(2, 6))
    const times = { placed: at, ...parcelTimes(paid, isNear, calendar, random) }
    return { ...parcel, acts: [{ act: 'pay', order, brings: 'pay', at: paid }], times }
  }
  // Who orders by phone is asked right then.
  const called =
    source === 'phone' ? [at + minutes(1)] : callTimes(at, order, calendar, random.chance(0.14))
  const confirmed = called.at(-1) ?? at
  const acts = called.map((moment) => {
    const outcome = moment === confirmed ? ('confirmed' as const) : ('no_answer' as const)
    return { act: 'call' as const, order, outcome, at: moment }
  })
  return {
    ...parcel,
    acts,
    times: { placed: at, ...parcelTimes(confirmed, isNear, calendar, random) },
  }
}
