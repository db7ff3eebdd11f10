import type { ReturnWish, Timed } from './acts'
import { days, minutes, type Calendar } from './calendar'
import { parcelTimes, type Parcel } from './parcels'
import type { Random } from './random'

/** How far a return comes; the last stage is the payment, or the parcel with the exchange. */
const stages = ['asked', 'answered', 'received', 'settled', 'paid'] as const
type ReturnStage = (typeof stages)[number]
type Sent = { order: number; isNear: boolean; delivered: number }

const refundWishes: readonly ReturnWish[] = [
  {
    wants: 'refund',
    reason: 'Too small',
    details: 'It is tight. I wear this size everywhere else.',
  },
  { wants: 'refund', reason: 'Not as described', details: 'It is darker than in the picture.' },
  { wants: 'refund', reason: 'Damaged', details: 'A seam is open.' },
  { wants: 'refund', reason: 'Changed my mind', details: '' },
]
const wishes: readonly ReturnWish[] = [
  ...refundWishes.slice(0, 2),
  { wants: 'exchange', reason: 'Too large', details: 'One size smaller, please.' },
  ...refundWishes.slice(2),
  { wants: 'exchange', reason: 'Too small', details: 'Could I have it one size larger?' },
]

/** Of so many older deliveries, one comes back. */
const ONE_IN = 9

/**
 * What comes back of the delivered orders: now and then one of the older ones, and of the last ones one return that waits
 * at each stage. Exchanges that are sent are parcels of their own.
 */
export function plannedReturns(sent: Sent[], calendar: Calendar, random: Random) {
  const older = sent.filter(({ delivered }) => delivered < calendar.now - days(13))
  const chains = older
    .filter((_, place) => place % ONE_IN === 3)
    .map((one, place) => chainOf(one, wishAt(place, wishes), 'paid', calendar, random))
  const recent = sent.filter((one) => !older.includes(one)).toReversed()
  const taken = new Set<Sent>()
  for (const stage of stages.slice(0, -1)) {
    for (const one of recent.filter((candidate) => !taken.has(candidate))) {
      const wish = wishAt(taken.size, refundWishes)
      const chain = chainOf(one, wish, stage, calendar, random)
      if (chain.until > calendar.now - minutes(30)) continue
      taken.add(one)
      chains.push(chain)
      break
    }
  }
  return {
    acts: chains.flatMap(({ acts }) => acts),
    parcels: chains.flatMap(({ parcel }) => parcel ?? []),
  }
}

function wishAt(place: number, from: readonly ReturnWish[]) {
  const wish = from[place % from.length]
  if (!wish) throw new Error('A return needs a wish.')
  return wish
}

function chainOf(
  { order, isNear, delivered }: Sent,
  wish: ReturnWish,
  end: ReturnStage,
  calendar: Calendar,
  random: Random,
) {
  const round = (after: number, time: string) =>
    calendar.next(after, { times: [time], onSaturdays: true })
  const asked = delivered + days(random.whole(0, 2)) + minutes(random.whole(90, 210))
  const answered = round(asked, '11:10')
  const received = round(answered + days(random.whole(0, 1)), '14:05')
  const settled = received + minutes(8)
  const paid = round(settled, '12:20')
  const times = { asked, answered, received, settled, paid }
  const isDamaged = wish.reason === 'Damaged'
  const condition = isDamaged ? ('damaged' as const) : ('resellable' as const)
  const parcel: Parcel | undefined =
    wish.wants === 'exchange' && !isNear
      ? {
          key: `x${order}`,
          courier: 'far',
          way: 'cod',
          acts: [{ act: 'confirm', order: `x${order}`, at: settled + minutes(4) }],
          times: {
            placed: settled,
            ...parcelTimes(settled + minutes(4), isNear, calendar, random),
          },
        }
      : undefined
  const last: Timed =
    wish.wants === 'exchange'
      ? { act: 'exchange', order, isHandedOver: isNear, at: settled }
      : { act: 'refund return', order, at: settled }
  // Cash on delivery is paid back by transfer too: customers are rarely in the shop.
  const reference = String(random.whole(100_000, 999_999))
  const back = { act: 'pay back', order, way: 'esewa', reference, at: paid } as const
  const acts: Timed[] = [
    { act: 'ask to return', order, ...wish, at: asked },
    {
      act: 'answer return',
      order,
      decision: 'approved',
      answer: 'Please bring it to the shop, or send it back with our courier.',
      at: answered,
    },
    { act: 'receive return', order, condition, at: received },
    last,
    ...(wish.wants === 'refund' ? [back] : []),
  ]
  return { acts: acts.filter(({ at }) => at <= times[end]), until: times[end], parcel }
}
