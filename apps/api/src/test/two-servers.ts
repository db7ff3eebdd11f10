import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { copyOf, newFolder } from './folders'
import { openShop, type Parts } from './open-shop'
import type { ReadyShop } from './ready-shops'
import { openAgain } from './test-database'

/** Two servers of one shop on one machine, over one PostgreSQL database. They are closed with the test. */
export async function twoServers(name: ReadyShop = 'four', parts: Parts = {}) {
  const folder = copyOf(inject('readyShops')[name])
  return await serversIn(folder, folder, parts)
}

/** The same on two machines: each server has a folder of its own, and that of the second one is empty. */
export async function twoMachines(name: ReadyShop = 'four', parts: Parts = {}) {
  return await serversIn(copyOf(inject('readyShops')[name]), newFolder(), parts)
}

async function serversIn(folder: string, other: string, parts: Parts) {
  const first = await openShop(folder, parts)
  const second = await openShop(other, parts, (own) => openAgain(folder, own))
  onTestFinished(async () => {
    await first.close()
    await second.close()
    for (const one of new Set([folder, other])) rmSync(one, { recursive: true, force: true })
  })
  return [first, second] as const
}
