import { contract } from '@etrend/contract'
import { contentWidths } from '@etrend/domain'
import { initServer } from '@ts-rest/fastify'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client'
import { first } from '../../db/rows'
import { page } from '../../db/schema/website'
import { found } from '../../http/errors'
import { etagOf } from '../../http/etag'
import { authorOf } from '../../records/audit'
import { crudHandlers } from '../../records/crud-handlers'
import { readHome, saveHome } from '../home/home'
import { draftTokens } from './draft-tokens'
import { requirePictures, requireRowPictures, type PagePictures } from './page-pictures'
import { pageStore } from './page-store'
import { bringBack, hide, publish, versionsOf } from './publishing'

type PageParts = {
  db: Database
  clock: () => Date
  key: Uint8Array
  /** The storefront's public origin. */
  origin: string
  media: PagePictures
}

/** The pages of the shop and its home page: drafts, publishing, versions and previews. */
export function pageRoutes({ db, clock, key, origin, media }: PageParts) {
  const tokens = draftTokens(key, clock)
  const handlers = crudHandlers({ db, clock }, pageStore)
  return initServer().router(contract.pages, {
    ...handlers,

    async create(call) {
      await requirePictures(media, call.body.body)
      return await handlers.create(call)
    },

    async edit(call) {
      if (call.body.body) await requirePictures(media, call.body.body)
      return await handlers.edit(call)
    },

    async home({ reply }) {
      const home = await readHome(db.read)
      reply.header('etag', etagOf(home))
      return { status: 200, body: home }
    },

    async saveHome({ body: { rows }, headers, request, reply }) {
      await requireRowPictures(media, rows)
      const match = headers['if-match']?.toString()
      const by = authorOf(request, clock)
      const home = await db.transaction((tx) => saveHome(tx, rows, match, by))
      reply.header('etag', etagOf(home))
      return { status: 200, body: home }
    },

    async publish({ params: { id }, request }) {
      const by = authorOf(request, clock)
      return { status: 200, body: await db.transaction((tx) => publish(tx, id, by)) }
    },

    async hide({ params: { id }, request }) {
      const by = authorOf(request, clock)
      return { status: 200, body: await db.transaction((tx) => hide(tx, id, by)) }
    },

    versions: async ({ params: { id } }) => ({
      status: 200,
      body: await versionsOf(db.read, id),
    }),

    async bringBack({ params: { id, version }, request }) {
      const by = authorOf(request, clock)
      return {
        status: 200,
        body: await db.transaction((tx) => bringBack(tx, id, version, by)),
      }
    },

    async preview({ params: { id } }) {
      found(await first(db.read.select().from(page).where(eq(page.id, id))), 'page')
      return { status: 200, body: { url: `${origin}/draft/${tokens.make(id)}` } }
    },

    addPicture: async ({ body: { image } }) => ({
      status: 201,
      body: { src: await media.save(image, { widths: contentWidths }) },
    }),
  })
}
