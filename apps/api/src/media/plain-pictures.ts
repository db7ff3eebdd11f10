import type { PlainFormat } from './decode-messages'
import { openDecoder } from './decoder'
import type { Store } from './store'

export type PlainPictures = ReturnType<typeof openPlainPictures>

/** In pixels, for papers: sharp in print. */
const PAPER_WIDTH = 960

/**
 * Pictures as JPEG and PNG for mails, papers and product feeds, since some of their readers know neither AVIF nor WebP.
 * Each is made from the picture's WebP file when it is first needed, in a process of its own, and kept beside it.
 */
export function openPlainPictures(store: Pick<Store, 'read' | 'write'>) {
  const decoder = openDecoder({ idleLimit: 3_000, maxWaiting: 100 })
  const making = new Map<string, Promise<boolean>>()

  async function make(name: string, format: PlainFormat, width: number) {
    const bytes = await store.read(`${name}-${width}.webp`)
    if (!bytes) return false
    const job = { bytes, kind: 'webp' as const, widths: [width], formats: [format] }
    await store.write(name, await decoder.decode(job))
    return true
  }

  function makeOnce(name: string, format: PlainFormat, width: number) {
    const key = `${name}-${width}.${format}`
    const made = making.get(key) ?? make(name, format, width).finally(() => making.delete(key))
    making.set(key, made)
    return made
  }

  return {
    /** Makes the file of a width; false where the picture has no WebP file of this width to make it from. */
    make: makeOnce,

    /** The PNG file for papers; undefined where the picture has no WebP file to make it from. */
    async forPapers(name: string) {
      const file = `${name}-${PAPER_WIDTH}.png`
      const kept = await store.read(file)
      if (kept || !(await makeOnce(name, 'png', PAPER_WIDTH))) return kept
      return await store.read(file)
    },

    close: () => decoder.close(),
  }
}
