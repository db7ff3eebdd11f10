// @module-tag by-engine

import { rmSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { newFolder } from '../../test/folders'
import { openShop } from '../../test/open-shop'
import { oneSkirt, orderingShop } from '../../test/ordering'
import { openAgain } from '../../test/test-database'

const HOUR = 60
const online = { ...oneSkirt, payment_method: 'khalti' }

/** Two servers, and an order that waits for its payment. */
async function servers() {
  const first = await orderingShop()
  const folder = newFolder()
  const second = await openShop(folder, {}, (own) => openAgain(first.folder, own))
  onTestFinished(async () => {
    await second.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const order = await first.placed(online)
  const state = async () => (await first.guest(order)).json<{ state: string }>().state
  const later = async (minutes: number) => {
    await first.later(minutes)
    await second.later(minutes)
  }
  await later(5)
  return { first, second, later, state }
}

it('a jump that all servers see is added to holds once', async () => {
  const { first, second, later, state } = await servers()
  await first.jump(HOUR)
  await second.jump(HOUR)
  await later(9)
  expect(await state()).toBe('placed')
  await later(2)
  expect(await state()).toBe('cancelled')
})

it('holds run on while one server sleeps and another serves the shop', async () => {
  const { first, second, later, state } = await servers()
  for (let minute = 0; minute < 8; minute += 1) await first.later(1)
  // The sleeper's own time has stood still, and its clock is right again.
  await second.jump(8)
  expect(await state()).toBe('placed')
  await later(3)
  expect(await state()).toBe('cancelled')
})
