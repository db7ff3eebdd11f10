import type { FastifyInstance } from 'fastify'
import { Refusal } from '../lib/refusal'
import type { PlainFormat } from './decode-messages'
import type { PlainPictures } from './plain-pictures'
import { placeholder, type Drawn, type Sketches } from './sketches'
import type { Store } from './store'

type Pictures = {
  store: Pick<Store, 'find'>
  sketches: Pick<Sketches, 'drawn'>
  plain: Pick<PlainPictures, 'make'>
}

/**
 * GET /media/<name>-<width>.<format>. A name is made from the picture's content, so browsers may cache it permanently;
 * the headers allow its use as an image only. A picture that is still a sketch is drawn now, or shown as one color when
 * that takes too long. Mails show `<name>-320.jpg` or `.png`, product feeds name `<name>-960.jpg`.
 */
export function servePictures(app: FastifyInstance, pictures: Pictures) {
  const { store } = pictures
  app.get<{ Params: { file: string } }>(
    '/media/:file',
    { config: { access: 'public', isLight: true } },
    async (request, reply) => {
      const file = withSize(request.params.file)
      const [, shown, forMails, forFeeds] = FILE.exec(file) ?? []
      const plain = forMails ?? forFeeds
      const format = shown ?? plain
      if (!format) throw noPicture()
      const isPlain = plain !== undefined
      reply.headers({
        'content-security-policy': "default-src 'none'; sandbox",
        // A mail program in the browser shows the pictures of its mails on a page of another site.
        'cross-origin-resource-policy': isPlain ? 'cross-origin' : 'same-site',
        'x-content-type-options': 'nosniff',
      })
      let found = await store.find(file)
      if (!found) {
        const drawn = isPlain ? await asPlain(pictures, file) : await pictures.sketches.drawn(file)
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
      const type = `image/${format === 'jpg' ? 'jpeg' : format}`
      reply.headers({ 'content-type': type, 'content-length': found.size })
      return reply.send(found.stream())
    },
  )
}

const FILE = /^[0-9a-f]{32}-(?:\d{2,4}\.(avif|webp)|320\.(jpg|png)|960\.(jpg))$/

/** Makes a file for mails or feeds from the WebP file of its width, which may have to be drawn first. */
async function asPlain({ sketches, plain }: Pictures, file: string): Promise<Drawn> {
  const name = file.slice(0, 32)
  const width = Number(file.slice(33, -4))
  const format: PlainFormat = file.endsWith('.png') ? 'png' : 'jpg'
  if (await plain.make(name, format, width)) return { state: 'drawn' }
  const drawn = await sketches.drawn(`${name}-${width}.webp`)
  if (drawn.state === 'drawn') await plain.make(name, format, width)
  return drawn
}

function noPicture() {
  return new Refusal(404, 'There is no such picture.')
}

/** A src without width and format, as the documented lists answer it, gets the middle size. */
function withSize(file: string) {
  return /^[0-9a-f]{32}$/.test(file) ? `${file}-640.webp` : file
}
