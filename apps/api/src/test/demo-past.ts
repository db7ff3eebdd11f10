import { rmSync } from 'node:fs'
import { NOW, standAt, startAt } from '@etrend/tooling/given-time'
import { inject } from 'vitest'
import { readSecret } from '../account/secrets'
import { dataDirParts } from '../data-dir/data-dir'
import { seedDemo } from '../seed/demo'
import { demoPast } from '../seed/month/month'
import { copyOf } from './folders'
import { openShop } from './open-shop'
import { openTestMedia } from './test-media'

/** The address of each picture: none of them is kept. */
const src = `/media/${'0'.repeat(32)}`

/** The shop of a folder at this moment, at which its clock stands still, and the past that the demo has then. */
async function openAt(moment: number, folder: string) {
  standAt(moment)
  const shop = await openShop(folder)
  const { media, close } = await openTestMedia()
  const past = demoPast(new Date(moment), {
    ...shop,
    media,
    folders: dataDirParts(folder),
    key: await readSecret(shop.db.files),
    storefrontOrigin: 'http://localhost:4000',
    adminOrigin: 'http://admin.localhost:4000',
  })
  return {
    shop,
    past,
    close: async () => {
      await shop.close()
      await close()
      startAt(NOW)
    },
  }
}

/** Drawn once for a test file, since that takes most of the time. */
let catalogue: Promise<string> | undefined

async function makeCatalogue() {
  const folder = copyOf(inject('readyShops').empty)
  const { shop, past, close } = await openAt(NOW, folder)
  const without = { ...past, write: async () => {} }
  await seedDemo(
    shop.db,
    async () => src,
    () => new Date(NOW),
    without,
  )
  await close()
  return folder
}

/** A demo shop whose past isn't written yet, at this moment; the caller closes it. */
export async function openCatalogue(moment: number) {
  const folder = copyOf(await (catalogue ??= makeCatalogue()))
  const { close, ...opened } = await openAt(moment, folder)
  return {
    ...opened,
    close: async () => {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A demo shop with its past, at this moment; the caller closes it. */
export async function openDemo(moment: number) {
  const { past, ...demo } = await openCatalogue(moment)
  const { db } = demo.shop
  await db.transaction((tx) => past.write(tx))
  return demo
}
