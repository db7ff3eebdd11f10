import type { Calendar } from './calendar'
import { minutes } from './calendar'
import { demoPeople, type DemoPerson } from './people'
import type { Random } from './random'

/** A line of an order: `choice`, from 0 to 1, stands for a color and size of the product. */
export type DemoLine = { title: string; choice: number; quantity: number }

/** What somebody orders, and when (ms). */
export type DemoOrder = {
  at: number
  source: 'shop' | 'phone' | 'walk_in'
  /** null for somebody who buys in the shop and gives no name. */
  buyer: DemoPerson | null
  lines: DemoLine[]
  promo: DemoPromo | undefined
  note: string
}

/** The promo codes that the demo adds, with the subtotal from which they are used. */
export const demoPromos = [
  { code: 'FESTIVE10', percent_off: 10, max_off: 400, min_subtotal: 2000 },
  { code: 'KATHMANDU150', amount_off: 150, min_subtotal: 3000 },
] as const
type DemoPromo = (typeof demoPromos)[number]['code']

/** How many orders each of the days before has, on average: the shop grows. */
const A_DAY = [
  { from: 59, to: 30, orders: 1.8 },
  { from: 29, to: 8, orders: 2.3 },
  { from: 7, to: 0, orders: 3.6 },
]
// From Sunday to Saturday.
const WEEKDAYS = [0.9, 0.8, 0.85, 0.9, 0.95, 1.2, 1.6]
const MEAN_WEEKDAY = WEEKDAYS.reduce((sum, share) => sum + share, 0) / WEEKDAYS.length

const popular = new Map([
  ['Adjective Attire | T-shirt', 9],
  ['Swayambhu Hoodie', 6],
  ['Asan Long Kurta', 6],
  ['Dhaka Weave Scarf', 5],
  ['Kupondole High-rise Jeans', 4],
  ['Jhamsikhel Oxford Shirt', 4],
  ['Dashain Festival Kurta', 4],
  ['Little Yeti Stripe Tee', 3],
  ['Ridge Six-panel Cap', 3],
  ['Mustang Wool Coat', 1],
  ['Langtang Down Jacket', 1],
])

const hours = {
  shop: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23].map(
    (hour, place) =>
      [hour, [3, 5, 8, 10, 10, 9, 8, 8, 9, 11, 15, 20, 24, 22, 12, 4][place] ?? 1] as const,
  ),
  counter: [10, 11, 12, 13, 14, 15, 16, 17, 18].map(
    (hour, place) => [hour, [2, 3, 4, 4, 4, 5, 6, 7, 5][place] ?? 1] as const,
  ),
}

const notes = [
  'Please call before you come.',
  'Leave it with the guard downstairs.',
  'It is a present: no bill inside, please.',
  'After 5 in the evening, please.',
]

/** The orders of the last 60 days, the first one first. */
export function demoOrders(calendar: Calendar, titles: readonly string[], random: Random) {
  const weights = titles.map((title) => [title, popular.get(title) ?? 2] as const)
  const orders: DemoOrder[] = []
  for (const { from, to, orders: mean } of A_DAY) {
    // What is over after a day is carried to the next one, so that the sum is the same in each month.
    let due = 0
    for (let day = from; day >= to; day--) {
      due += mean * ((WEEKDAYS[calendar.weekday(day)] ?? 1) / MEAN_WEEKDAY)
      for (; due >= 1; due -= 1) orders.push(orderOn(day, calendar, weights, random))
    }
  }
  return orders.filter(({ at }) => at < calendar.now - minutes(30)).toSorted((a, b) => a.at - b.at)
}

function orderOn(
  day: number,
  calendar: Calendar,
  titles: (readonly [string, number])[],
  random: Random,
): DemoOrder {
  const source = random.weighted([
    ['shop', 68],
    ['phone', 9],
    ['walk_in', 23],
  ] as const)
  const hour = random.weighted(source === 'shop' ? hours.shop : hours.counter)
  const at = calendar.at(day, `${hour}:${random.whole(0, 59)}`) + random.whole(0, 59) * 1000
  const isNamed = source !== 'walk_in' || random.chance(0.35)
  const person = random.weighted(demoPeople.map((one, index) => [one, index < 14 ? 4 : 1] as const))
  const count = random.weighted([
    [1, 55],
    [2, 28],
    [3, 12],
    [4, 5],
  ] as const)
  const promo = random.weighted([
    [undefined, 80],
    ['FESTIVE10', 14],
    ['KATHMANDU150', 6],
  ] as const)
  const note = random.chance(0.12) ? random.weighted(notes.map((one) => [one, 1] as const)) : ''
  const lines = linesOf(count, titles, random)
  return {
    at,
    source,
    buyer: isNamed ? person : null,
    lines,
    promo: source === 'shop' ? promo : undefined,
    note: source === 'walk_in' ? '' : note,
  }
}

function linesOf(count: number, titles: (readonly [string, number])[], random: Random) {
  const lines: DemoLine[] = []
  for (let place = 0; place < count; place++) {
    const left = titles.filter(([title]) => lines.every((line) => line.title !== title))
    const title = random.weighted(left)
    lines.push({ title, choice: random.next(), quantity: random.chance(0.1) ? 2 : 1 })
  }
  return lines
}
