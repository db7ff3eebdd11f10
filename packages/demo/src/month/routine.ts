import { demoCouriers, type DemoCourier, type Key, type Timed } from './acts'
import { minutes, type Calendar } from './calendar'
import type { Parcel } from './parcels'

/** What the shop does for many orders at once: packing, handing over, and noting what couriers have brought. */
export function batches(parcels: Parcel[]): Timed[] {
  const packed = grouped(parcels, ({ times }) => times.packed)
  const shipped = (courier: DemoCourier) =>
    grouped(
      parcels.filter((one) => one.courier === courier),
      ({ times }) => times.shipped,
    )
  const delivered = (courier: DemoCourier) =>
    grouped(
      parcels.filter((one) => one.courier === courier),
      ({ times }) => times.delivered,
    )
  const lag = { near: 0, far: minutes(14) }
  const couriers: DemoCourier[] = ['near', 'far']
  return [
    ...packed.map(({ at, orders }) => ({ act: 'pack' as const, orders, at })),
    ...couriers.flatMap((courier) => [
      ...shipped(courier).map(({ at, orders }) => {
        return { act: 'hand over' as const, courier, orders, at: at + lag[courier] }
      }),
      ...delivered(courier).map(({ at, orders }) => {
        return { act: 'deliver' as const, orders, at: at + lag[courier] }
      }),
    ]),
  ]
}

function grouped(parcels: Parcel[], timeOf: (parcel: Parcel) => number | undefined) {
  const groups = new Map<number, Key[]>()
  for (const parcel of parcels) {
    const at = timeOf(parcel)
    if (at !== undefined) groups.set(at, [...(groups.get(at) ?? []), parcel.key])
  }
  return [...groups].map(([at, orders]) => ({ at, orders }))
}

/** Days ago on which goods came, with how many units. */
const GOODS = [
  [47, 48, 'Jawalakhel workshop, challan 2041'],
  [26, 44, 'Jawalakhel workshop, challan 2077'],
  [9, 36, 'Birgunj mill, challan 318'],
] as const
/** Days ago on which a courier brought its cash; what came after the last one is still held. */
const SETTLED = { near: [46, 32, 18, 7], far: [40, 24, 9] }
/** The drawer is counted since then. */
const COUNTED_SINCE = 14
/** A rider lacked a note once, and so did the drawer. */
const LACKING = { settlement: 18, drawer: 12 }

/** What happens whatever is ordered: goods come, couriers pay in, and the drawer is counted in the evening. */
export function routine({ at }: Calendar): Timed[] {
  const goods = GOODS.map(([day, units, note]): Timed => {
    return { act: 'receive goods', units, note, at: at(day, '11:20') }
  })
  const couriers: DemoCourier[] = ['near', 'far']
  const settlements = couriers.flatMap((courier) =>
    SETTLED[courier].map((day): Timed => {
      const missing = courier === 'near' && day === LACKING.settlement ? 100 : 0
      const reference = courier === 'far' ? `Bank transfer ${4100 + day}` : ''
      const { fee } = demoCouriers[courier]
      return { act: 'settle', courier, fee, missing, reference, at: at(day, '11:45') }
    }),
  )
  const closings = Array.from({ length: COUNTED_SINCE }, (_, index): Timed => {
    const day = COUNTED_SINCE - index
    const missing = day === LACKING.drawer ? 50 : 0
    return { act: 'close day', toBank: day % 4 === 3, missing, at: at(day, '19:10') }
  })
  return [...goods, ...settlements, ...closings]
}
