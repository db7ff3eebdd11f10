import type { DemoWay, Timed } from './acts'
import { calendarOf, days, type Calendar } from './calendar'
import { changedByFate, type Sent } from './fates'
import { demoOrders, type DemoOrder } from './orders'
import { usualParcel, type Parcel } from './parcels'
import { randomFrom } from './random'
import { plannedReturns } from './returns'
import { batches, routine } from './routine'
import { letOneBeReviewed, letWait, mayBePaidOnline, QUIET } from './waiting'

const SEED = 20_261
/** Of the older orders that may be paid online, one of so many is paid with each gateway. */
const ONLINE_IN = 8

/**
 * What happened in the demo shop in the last 60 days, the first first; it is the same each time, apart from its days.
 * `midnight` is when this day began in Nepal; all times are in ms. `titles`: the products.
 */
export function demoMonth(given: {
  now: number
  midnight: number
  titles: readonly string[]
}): Timed[] {
  const calendar = calendarOf(given.now, given.midnight)
  const random = randomFrom(SEED)
  const orders = demoOrders(calendar, given.titles, random)
  const ways = waysOf(orders, calendar)
  const sent = sentOf(orders, ways)
  const parcels = sent.map((one) => {
    const way = ways.get(one.order) ?? 'cod'
    const usual = usualParcel(one.wish, one.order, way, calendar, random)
    return changedByFate(usual, one, calendar, random)
  })
  letOneBeReviewed(parcels, sent, calendar)
  letWait(parcels, calendar)
  const returns = plannedReturns(deliveredOf(parcels, calendar), calendar, random)
  const wayOf = new Map(parcels.map(({ key, way }) => [key, way]))
  const placed = orders.map((wish, order): Timed => {
    return { act: 'place', order, wish, way: wayOf.get(order) ?? 'cod', at: wish.at }
  })
  const all: Timed[] = [
    { act: 'open', at: calendar.at(60, '10:00') },
    ...routine(calendar),
    ...placed,
    ...parcels.flatMap(({ acts }) => acts),
    ...returns.acts,
    ...returns.parcels.flatMap(({ acts }) => acts),
    ...batches([...parcels, ...returns.parcels]),
  ]
  return all.filter(({ at }) => at <= calendar.now - QUIET).toSorted((a, b) => a.at - b.at)
}

/** How orders are paid that aren't paid in cash: a few of the older ones. */
function waysOf(orders: DemoOrder[], calendar: Calendar) {
  const older = [...orders.entries()].filter(
    ([, wish]) => mayBePaidOnline(wish) && wish.at < calendar.now - days(3),
  )
  const ways = new Map<number, DemoWay>()
  for (const [place, [order]] of older.entries()) {
    if (place % ONLINE_IN === 2) ways.set(order, 'esewa')
    if (place % ONLINE_IN === 6) ways.set(order, 'khalti')
  }
  return ways
}

/** The orders that are sent. The first payment with eSewa is a rupee short. */
function sentOf(orders: DemoOrder[], ways: Map<number, DemoWay>): Sent[] {
  const [short] = [...ways].find(([, way]) => way === 'esewa') ?? []
  return [...orders.entries()]
    .filter(([, { source }]) => source !== 'walk_in')
    .map(([order, wish], place) => ({ wish, order, place, isShort: order === short }))
}

/** The orders that have been delivered, the first one first. */
function deliveredOf(parcels: Parcel[], { now }: Calendar) {
  return parcels
    .flatMap(({ key, courier, times: { delivered } }) =>
      typeof key === 'number' && delivered !== undefined && delivered <= now - QUIET
        ? [{ order: key, isNear: courier === 'near', delivered }]
        : [],
    )
    .toSorted((a, b) => a.delivered - b.delivered)
}
