import { contract, type Home, type HomeRow, type ProductDetail } from '@etrend/contract'
import { initServer } from '@ts-rest/fastify'
import { found } from '../http/errors'
import { HOME_FRAME } from '../lib/home-frame'
import { Refusal } from '../lib/refusal'
import { signedTexts } from '../lib/signed-texts'
import { HOUR_MS } from '../lib/times'
import { asOfLinks } from './as-of/as-of-links'

type Parts = {
  detailOf: (id: number) => ProductDetail | undefined
  /** The home page with these rows, as shoppers would see it. */
  homeOf: (rows: HomeRow[]) => Home
  /** The real time, also where the shop is shown as of another one: by it, links end. */
  clock: () => Date
  key: Uint8Array
  origin: string
}

/**
 * What staff see before shoppers do: the home page with rows that aren't saved, and, by a link, a product's page or the
 * shop as of another time. A link to a product holds its id and the link's end in milliseconds, signed: nothing is
 * stored, and nobody else can make one.
 */
export function openPreviews({ detailOf, homeOf, clock, key, origin }: Parts) {
  const signed = signedTexts(key, 'etrend previews')
  const asOf = asOfLinks({ key, clock })

  return {
    routes: initServer().router(contract.previews, {
      create: async ({ params: { id } }) => {
        found(detailOf(id), 'product')
        const until = clock().getTime() + HOUR_MS
        const url = `${origin}/preview/${signed.sign(`${id}.${until.toString(36)}`)}`
        return { status: 201, body: { url, expires_at: new Date(until).toISOString() } }
      },
      home: async ({ body: { rows } }) => ({
        status: 200,
        body: { home: homeOf(rows), frame_url: origin + HOME_FRAME },
      }),
      asOf: async ({ body: { at } }) => {
        const { token, until } = asOf.make(at)
        const expires_at = new Date(until).toISOString()
        return { status: 201, body: { url: `${origin}/as-of/${token}`, expires_at } }
      },
    }),

    /**
     * The product of a link. Throws Refusal: 404 for a link that the shop didn't make, 403 for one that has ended. Links
     * to the shop as of another time that can't be opened lead here too.
     */
    read(token: string) {
      const look = asOf.read(token)
      if (look && asOf.hasEnded(look)) throw new Refusal(403, LOOK_ENDED)
      const [id, until = ''] = signed.read(token)?.split('.') ?? []
      if (id === undefined) throw new Refusal(404, 'There is no such preview.')
      if (Number.parseInt(until, 36) <= clock().getTime()) throw new Refusal(403, ENDED)
      return found(detailOf(Number(id)), 'product')
    },
  }
}

const ENDED = 'This preview link has ended. Open the preview again from the product in the admin.'
const LOOK_ENDED =
  'This link to the shop at another time has ended. Open it again from the admin: Search, then “See the shop at another time”.'
