import { rmSync } from 'node:fs'
import { inject, onTestFinished } from 'vitest'
import { copyOf } from './folders'
import { openShop, type Parts } from './open-shop'
import type { ReadyShop } from './ready-shops'

/**
 * The whole API on an empty, migrated database in a folder of its own, with a member of staff signed in. `web` replaces
 * the built apps in tests that need their hosts.
 */
export async function openTestShop(parts: Parts = {}) {
  return await openReady('empty', parts)
}

/** A shop with one product color and one size, as most tests need it. */
export async function stockedShop() {
  return await openReady('shelf')
}

/**
 * Women/Tops with a Red blouse (MD in stock, LG sold out) and a Navy one (LG in stock); a discounted Red skirt in
 * Women/Bottoms (MD); a Men/Tops tee in Navy (MD, 2 left).
 */
export async function shopOfFour(parts: Parts = {}) {
  return await openReady('four', parts)
}

/** A copy of a shop that global-setup.ts made, until the test ends. */
async function openReady(name: ReadyShop, parts?: Parts) {
  const folder = copyOf(inject('readyShops')[name])
  const { close, ...shop } = await openShop(folder, parts)
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  return shop
}
