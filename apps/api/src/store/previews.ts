import { createHmac, hkdfSync } from 'node:crypto'
import { contract, type Home, type HomeRow, type ProductDetail } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { found } from '../http/errors'
import { HOME_FRAME } from '../lib/home-frame'
import { isEqual } from '../lib/is-equal'
import { Refusal } from '../lib/refusal'
import { HOUR_MS } from '../lib/times'

type Parts = {
  detailOf: (id: number) => ProductDetail | undefined
  /** The home page with these rows, as shoppers would see it. */
  homeOf: (rows: HomeRow[]) => Home
  clock: () => Date
  key: Uint8Array
  origin: string
}

/**
 * What staff see before shoppers do: the home page with rows that aren't saved, and a product's page by a link. A link holds the product's id, its end in milliseconds,
 * and an HMAC of both with the shop's key: nothing is stored, and nobody else can make one.
 */
export function openPreviews({ detailOf, homeOf, clock, key, origin }: Parts) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'etrend previews', 32))
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    routes: initServer().router(contract.previews, {
      create: async ({ params: { id } }) => {
        found(detailOf(id), 'product')
        const until = clock().getTime() + HOUR_MS
        const about = `${id}.${until.toString(36)}`
        const url = `${origin}/preview/${about}.${signed(about)}`
        return { status: 201, body: { url, expires_at: new Date(until).toISOString() } }
      },
      home: async ({ body: { rows } }) => ({
        status: 200,
        body: { home: homeOf(rows), frame_url: origin + HOME_FRAME },
      }),
    }),

    /** The product of a link. Throws Refusal: 404 for a link that the shop didn't make, 403 for one that has ended. */
    read(token: string) {
      const [id = '', until = '', signature = ''] = token.split('.')
      if (!isEqual(signature, signed(`${id}.${until}`))) {
        throw new Refusal(404, 'There is no such preview.')
      }
      if (Number.parseInt(until, 36) <= clock().getTime()) throw new Refusal(403, ENDED)
      return found(detailOf(Number(id)), 'product')
    },
  }
}

const ENDED = 'This preview link has ended. Open the preview again from the product in the admin.'
