import { expect, test } from 'vitest'
import { demoMonth, demoProducts } from '../index'
import type { Timed } from './acts'

const HOUR = 3_600_000
const NEPAL = 345 * 60_000
const titles = demoProducts.map(({ title }) => title)

// A prime number of hours apart, so that they are at each hour and on each day of the week.
const moments = Array.from({ length: 170 }, (_, place) => {
  return Date.parse('2026-03-01T00:30:00Z') + place * 37 * HOUR
})

function monthBefore(now: number) {
  const midnight = Math.floor((now + NEPAL) / (24 * HOUR)) * 24 * HOUR - NEPAL
  return demoMonth({ now, midnight, titles })
}

test('whenever a demo shop is opened, nothing of its past is in the future, and orders come before what is done with them', () => {
  for (const now of moments) {
    const acts = monthBefore(now)
    const times = acts.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(now)
    expect(times[0]).toBeGreaterThan(now - 62 * 24 * HOUR)
    expect(tooEarly(acts)).toEqual([])
  }
})

/** The acts on orders that were not placed before. */
function tooEarly(acts: Timed[]) {
  const placed = new Set<number | string>()
  return acts.filter((act) => {
    if (act.act === 'place') placed.add(act.order)
    if (act.act === 'exchange') placed.add(`x${act.order}`)
    const orders = 'orders' in act ? act.orders : 'order' in act ? [act.order] : []
    return orders.some((order) => !placed.has(order))
  })
}

test('no two customers of the demo share a phone number, and nobody can be reached', () => {
  const people = monthBefore(moments[0] ?? 0).flatMap((act) => {
    return act.act === 'place' && act.wish.buyer ? [act.wish.buyer] : []
  })
  const byPhone = new Map(people.map(({ phone, name }) => [phone, name]))
  expect(new Set(people.map(({ name }) => name)).size).toBe(byPhone.size)
  expect([...byPhone.keys()].filter((phone) => !/^98000000\d\d$/.test(phone))).toEqual([])
  const addresses = people.flatMap(({ email }) => email ?? [])
  expect(addresses.filter((address) => !address.endsWith('@example.com'))).toEqual([])
})
