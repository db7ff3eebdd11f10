import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { session } from '@etrend/contract'
import sharp from 'sharp'
import { afterAll, onTestFinished } from 'vitest'
import { createFirstStaff } from '../account/first-staff'
import { buildApp } from '../app'
import type { AppParts } from '../app-parts'
import { openBackups } from '../backups/backups'
import { dataDirParts } from '../data-dir'
import { openDatabase } from '../db/client'
import { migrate } from '../db/migrate'
import { openDisk } from '../lib/disk'
import { outboxDelivery } from '../mail/delivery'
import { openMedia } from '../media/media'
import { seedEssentials } from '../seed/essentials'
import { copyOf, newFolder } from './folders'

const staff = { email: 'boss@example.com', password: 'keys to the back room' }

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

type Parts = Pick<AppParts, 'web' | 'gateways' | 'trustProxy' | 'logger'>

/**
 * The whole API on an empty, migrated database in a folder of its own, with a member of staff signed in. `web`: what
 * stands for the built apps, where a test needs their hosts.
 */
export async function openTestShop(parts: Parts = {}) {
  return await openCopyOf(await emptyShop(), parts)
}

/** A shelf with one product color and one size, as most tests need it. */
export async function stockedShop() {
  return await openCopyOf(await shopWithShelf(), {})
}

// Made once a file and copied for each test: migrating and stocking each anew took half of the tests' time.
const emptyShop = once(async () => {
  const folder = newFolder()
  const db = openDatabase(join(folder, 'shop.db'))
  migrate(db)
  await seedEssentials(db)
  await createFirstStaff({ db, clock: () => new Date(), ...staff })
  await db.close()
  return folder
})

const shopWithShelf = once(async () => {
  const folder = copyOf(await emptyShop())
  const { form, close } = await openShop(folder, {})
  await form('POST', '/comp/createSize/', { size_name: 'MD' })
  await form('POST', '/comp/createColor/', { color_name: 'Navy', hex_code: '#1F2A4D' })
  await form('POST', '/product/createCategory/', { title: 'Women' })
  await form('POST', '/product/createsubCategory/', { title: 'Tops', category: '1' })
  await form('POST', '/product/createProduct/', productForm())
  await form('POST', '/comp/createproductcolor/', {
    product: '1',
    color: '1',
    color_img: await png(),
  })
  await close()
  return folder
})

async function openCopyOf(made: string, parts: Parts) {
  const folder = copyOf(made)
  const { close, ...shop } = await openShop(folder, parts)
  onTestFinished(async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  })
  return shop
}

async function openShop(folder: string, parts: Parts) {
  const time = { ahead: 0, jumped: 0 }
  // A disk of which a test says how full it is; a real one is as full as the machine's.
  const space = { free: 1000, total: 0, low: 100, full: 10 }
  const clock = () => new Date(Date.now() + time.ahead + time.jumped)
  const db = openDatabase(join(folder, 'shop.db'))
  const disk = await openDisk(folder, async () => space)
  const media = openMedia(join(folder, 'media'), { requireRoom: () => disk.requireRoom() })
  const folders = dataDirParts(folder)
  const backups = openBackups({ db, folders, clock })
  const app = await buildApp({
    db,
    media,
    disk,
    folders,
    backups,
    clock,
    elapsed: () => performance.now() + time.ahead,
    key: new Uint8Array(48).fill(7),
    deliver: outboxDelivery({ outbox: join(folder, 'outbox'), from: 'eTrend <shop@example.com>' }),
    storefrontOrigin: 'http://localhost:4000',
    adminOrigin: 'http://admin.localhost:4000',
    ...parts,
  })
  // As scripts do: calls of staff don't answer on the storefront's host, which inject would name.
  const host = '127.0.0.1'
  const login = { method: 'POST', url: '/login/', payload: staff, headers: { host } } as const
  const headers = { host, authorization: '' }
  async function signIn() {
    const { access } = session.parse((await app.inject(login)).json())
    headers.authorization = `Bearer ${access}`
  }
  await signIn()

  return {
    app,
    db,
    folder,
    backups,
    disk,
    space,
    headers,
    /** Signs in anew: a token lives 10 minutes of the shop's clock. */
    signIn,
    /** The shop's clock, in milliseconds. */
    now: () => clock().getTime(),
    /** Turns the shop's clock on, and does what is due then. */
    async later(minutes: number) {
      time.ahead += minutes * 60_000
      await app.doChores()
    },
    /** Sets the shop's clock wrong (or right), in no time, and does what is due then. */
    async jump(minutes: number) {
      time.jumped += minutes * 60_000
      await app.doChores()
    },
    get: (url: string) => app.inject({ method: 'GET', url, headers }),
    /** A call on the same host by a caller without a session. */
    anonymous: (method: 'GET' | 'POST', url: string) =>
      app.inject({ method, url, headers: { host } }),
    /** A multipart form, as the documented creates are sent. */
    form: async (
      method: 'POST' | 'PUT',
      url: string,
      fields: Record<string, string | File>,
      more: Record<string, string> = {},
    ) => {
      const form = await multipart(fields)
      const all = { ...headers, ...more, ...form.headers }
      return await app.inject({ method, url, headers: all, payload: form.payload })
    },
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
    patch: (url: string, payload: object, more: Record<string, string> = {}) =>
      app.inject({ method: 'PATCH', url, headers: { ...headers, ...more }, payload }),
    remove: (url: string, more: Record<string, string> = {}) =>
      app.inject({ method: 'DELETE', url, headers: { ...headers, ...more } }),
    close: async () => {
      await app.close()
      await backups.close()
      await media.close()
      await db.close()
      await disk.close()
    },
  }
}

function once(make: () => Promise<string>) {
  let made: Promise<string> | undefined
  afterAll(async () => {
    if (made) rmSync(await made, { recursive: true, force: true })
  })
  return () => (made ??= make())
}

export function productForm(changes: Record<string, string> = {}) {
  return {
    title: 'Everyday Tee',
    description: 'Soft and plain.',
    Brand: 'Adjective Attire',
    subcategory: '1',
    price: '2500',
    discounted_price: '',
    is_slider: 'False',
    is_featured: 'True',
    ...changes,
  }
}

export async function png(color = '#1f2a4d', name = 'tee.png') {
  const image = sharp({ create: { width: 64, height: 80, channels: 3, background: color } })
  return new File([new Uint8Array(await image.png().toBuffer())], name, { type: 'image/png' })
}

/** A form as browsers and curl send it: in one piece, with its length. */
export async function multipart(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const sent = new Response(form)
  const payload = Buffer.from(await sent.arrayBuffer())
  return { payload, headers: { 'content-type': sent.headers.get('content-type') ?? '' } }
}
