import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/errors'
import { placeholder, type Sketches } from './sketches'
import type { Store } from './store'

/**
 * GET /media/<name>-<width>.<format>. A name is made from the picture's content, so browsers may cache it permanently;
 * the headers allow its use as an image only. A picture that is still a sketch is drawn now, or shown as one color when
 * that takes too long.
 */
export function servePictures(
  app: FastifyInstance,
  store: Pick<Store, 'find'>,
  sketches: Pick<Sketches, 'drawn'>,
) {
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'public', isLight: true } },
    async (request, reply) => {
      const file = withSize(request.params.file)
      const format = /^[0-9a-f]{32}-\d{2,4}\.(avif|webp)$/.exec(file)?.[1]
      if (!format) throw noPicture()
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-site',
        'x-content-type-options': 'nosniff',
      })
      let found = await store.find(file)
      if (!found) {
        const drawn = await sketches.drawn(file)
        if (drawn.state === 'late') {
          reply.headers({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
          return reply.send(placeholder(drawn.color))
        }
        found = await store.find(file)
      }
      if (!found) throw noPicture()
      const etag = `"${file}"`
      reply.headers({ etag, 'cache-control': 'public, max-age=31536000, immutable' })
      if (request.headers['if-none-match']?.includes(etag)) {
        await found.close()
        return reply.status(304).send()
      }
      reply.headers({ 'content-type': `image/${format}`, 'content-length': found.size })
      return reply.send(found.stream())
    },
  )
}

function noPicture() {
  return new Refusal(404, 'There is no such picture.')
}

/** A src without width and format, as the documented lists answer it, gets the middle size. */
function withSize(file: string) {
  return /^[0-9a-f]{32}$/.test(file) ? `${file}-640.webp` : file
}
