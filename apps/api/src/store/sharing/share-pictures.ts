import { createHash } from 'node:crypto'
import { openHelper } from '../../lib/helper'
import { Refusal } from '../../lib/refusal'
import { within } from '../../lib/wait'
import type { Media } from '../../media/media'
import type { DrawJob, ShareCard } from './share-card'

/** So many pictures are drawn or wait for it. More requests than that are refused. */
const MOST = 8
const BUSY = 'Many pictures are being drawn right now. Please try again.'

const helper = openHelper(new URL('./share-child.ts', import.meta.url), {
  limit: within(10_000),
  idleLimit: 30_000,
  maxWaiting: MOST,
  whenBusy: BUSY,
})

/** Increase this number when the drawing changes, so that shared pages get new addresses of their pictures. */
const DESIGN = 1

/** The part of `media` that these pictures need. */
export type ShareFiles = Pick<Media, 'webpOf' | 'readShared' | 'keepShared'>

/**
 * The pictures of shared pages. The version in an address is made from what the picture shows, so it changes with a
 * price; only the present one is drawn, and nothing for an address that somebody made up. `cardOf` throws Refusal where
 * shoppers have no such page.
 */
export function sharePictures(cardOf: (of: string) => ShareCard, files: ShareFiles) {
  const drawing = new Map<string, Promise<Buffer>>()

  async function draw(name: string, card: ShareCard) {
    const picture = card.picture && (await files.webpOf(card.picture.src, card.picture.width))
    const job: DrawJob = { card, ...(picture && { picture }) }
    const drawn = await helper.ask(job)
    if (!(drawn instanceof Uint8Array))
      throw new Error(`The picture of “${card.title}” wasn't drawn.`)
    const jpeg = Buffer.from(drawn)
    await files.keepShared(name, jpeg)
    return jpeg
  }

  function drawOnce(name: string, card: ShareCard) {
    const known = drawing.get(name)
    if (known) return known
    if (drawing.size >= MOST) throw new Refusal(503, BUSY)
    const drawn = draw(name, card).finally(() => drawing.delete(name))
    drawing.set(name, drawn)
    return drawn
  }

  return {
    /** The address of a page's picture. */
    srcOf(of: string) {
      return `/media/share/${encodeURIComponent(of)}/${versionOf(nameOf(cardOf(of)))}.jpg`
    },

    /** The JPEG file at an address. Throws Refusal: 404 for another version than the present one, 503 when too many wait. */
    async read(of: string, version: string) {
      const card = cardOf(of)
      const name = nameOf(card)
      if (version !== versionOf(name)) throw new Refusal(404, 'There is no such picture.')
      return (await files.readShared(name)) ?? (await drawOnce(name, card))
    },
  }
}

function nameOf(card: ShareCard) {
  const text = JSON.stringify([DESIGN, card])
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}

function versionOf(name: string) {
  return name.slice(0, 10)
}
