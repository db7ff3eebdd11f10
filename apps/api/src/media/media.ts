import { createHash } from 'node:crypto'
import type { Files } from '@etrend/database'
import { pictureWidths, sharedSize } from '@etrend/domain'
import type { FastifyInstance } from 'fastify'
import { MAX_PICTURE_BYTES } from '../http/multipart'
import { Refusal } from '../lib/refusal'
import { pictureKinds, type PictureKind } from './decode-messages'
import { openDecoder, type DecoderOptions } from './decoder'
import { kindOf } from './picture-kind'
import { openPlainPictures } from './plain-pictures'
import { servePictures } from './serve'
import { openSketches, type Sketch } from './sketches'
import { openStore } from './store'
import { openSvgRenderers } from './svg-renderers'
import { refuseUnsafeSvg } from './svg-rules'

export type Media = ReturnType<typeof openMedia>

/** How often a drawing is waited for, a second each time. */
const MOST_WAITS = 8

type SaveOptions = { widths?: readonly number[]; kinds?: readonly PictureKind[] }

/** `requireRoom` refuses (507) uploads while the disk is nearly full; then nothing is drawn ahead either. */
type UploadRules = { requireRoom?: () => void }

/**
 * The shop's pictures, kept in its files as AVIF and WebP in several widths, named after what was uploaded.
 * The uploaded bytes are decoded in a process of their own and never kept.
 */
export function openMedia(files: Files, options: DecoderOptions & UploadRules = {}) {
  const store = openStore(files)
  const decoder = openDecoder(options)
  const renderers = openSvgRenderers()
  const plain = openPlainPictures(store)
  const sketches = openSketches(store, renderers, () => hasRoom(options))

  return {
    /**
     * Keeps an uploaded picture and gives its src, '/media/<name>'. The same bytes give the same src.
     * Throws Refusal: 413 over 8 MiB, 415 not (or not really) a picture of these kinds, 422 empty, damaged, over 40
     * megapixels or an SVG with more than shapes, 503 when too many wait. Flushed to disk when it resolves. `widths`
     * in pixels.
     */
    async save(
      file: Blob,
      { widths = pictureWidths, kinds = pictureKinds }: SaveOptions = {},
    ): Promise<string> {
      options.requireRoom?.()
      if (file.size === 0) throw new Refusal(422, 'This file is empty.')
      if (file.size > MAX_PICTURE_BYTES) throw new Refusal(413, 'A picture may have 8 MB at most.')
      const bytes = Buffer.from(await file.arrayBuffer())
      const kind = kindOf(bytes, file, kinds)
      if (kind === 'svg') refuseUnsafeSvg(bytes)
      const name = nameOf(bytes)
      if (!(await store.keep(name, widths))) {
        await store.write(name, await decoder.decode({ bytes, kind, widths: [...widths] }))
      }
      return `/media/${name}`
    },

    /** Whether the shop has a picture in these widths, or will draw it. If so, sweeps spare it for an hour. */
    async holds(src: string, widths: readonly number[]): Promise<boolean> {
      const name = src.replace('/media/', '')
      return (await store.keep(name, widths)) || (await sketches.has(name))
    },

    /**
     * Keeps one of our own drawings, an SVG that is trusted, and gives its src. `widths` in pixels; nothing is
     * drawn when its files are there. Calls run in parallel, as many as there are cores.
     */
    async saveDrawing(svg: string, widths: readonly number[] = pictureWidths): Promise<string> {
      const name = nameOf(svg)
      if (!(await store.keep(name, widths))) {
        await store.write(name, await renderers.draw(svg, widths))
      }
      return `/media/${name}`
    },

    /** Keeps one of our own drawings as its SVG until it is drawn, see openSketches, and gives its src. */
    async saveSketch(sketch: Sketch): Promise<string> {
      const name = nameOf(sketch.svg)
      if (!(await store.keep(name, sketch.widths))) await sketches.add(name, sketch)
      return `/media/${name}`
    },

    /** A PNG file of the picture with this src, for papers; undefined where there is no such picture. */
    forPapers: (src: string) => plain.forPapers(src.replace('/media/', '')),

    /**
     * The WebP file of the picture with this src, in a width that it is kept in; undefined where there is none. A sketch
     * is drawn first: throws Refusal (503) where that takes longer than 8 s.
     */
    async webpOf(src: string, width: number): Promise<Buffer | undefined> {
      const file = `${src.replace('/media/', '')}-${width}.webp`
      const kept = await store.read(file)
      if (kept) return kept
      for (let asked = 0; asked < MOST_WAITS; asked += 1) {
        const { state } = await sketches.drawn(file)
        if (state !== 'late') return await store.read(file)
      }
      throw new Refusal(503, 'This picture is still being drawn. Please try again.')
    },

    /** The picture for link previews with this name, 32 hex digits; undefined where it isn't kept. */
    readShared: (name: string) => store.read(`${name}-${sharedSize.width}.jpg`),

    /** Keeps such a picture until the daily sweep, but not while the disk is nearly full. */
    async keepShared(name: string, bytes: Uint8Array) {
      if (hasRoom(options))
        await store.write(name, [{ width: sharedSize.width, format: 'jpg', bytes }])
    },

    /** Draws the sketches that are left. `failed` receives what goes wrong with one. */
    drawAhead: (failed: (error: unknown) => void) => sketches.drawAhead(failed),

    /** Deletes a picture's files; to be called after the commit that left no row with this src. */
    remove: (src: string) => store.remove(src),

    /**
     * Deletes what interrupted uploads left, and pictures over an hour old whose src isn't `used`.
     * Gives the number of files deleted.
     */
    sweep: (used: ReadonlySet<string>) => store.sweep(used),

    /** Answers GET /media/<name>-<width>.<format>, and .jpg or .png for mails. */
    serve: (app: FastifyInstance) => servePictures(app, { store, sketches, plain }),

    /** Ends the helper processes, once the pictures in progress are done. */
    async close() {
      await sketches.close()
      await Promise.all([decoder.close(), renderers.close(), plain.close()])
    },
  }
}

function hasRoom({ requireRoom }: UploadRules) {
  try {
    requireRoom?.()
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function nameOf(content: Uint8Array | string) {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}
