import type { PlainFormat } from './decode-messages'
import { openDecoder } from './decoder'
import type { Store } from './store'

export type PlainPictures = ReturnType<typeof openPlainPictures>

/** In pixels; every picture has a WebP file of this width. */
const WIDTH = 320

/**
 * Pictures as JPEG and PNG for mails and papers, since some mail programs show neither AVIF nor WebP. Each is made from
 * the picture's WebP file when it is first needed, in a process of its own, and kept beside it.
 */
export function openPlainPictures(store: Pick<Store, 'read' | 'write'>) {
  const decoder = openDecoder({ idleLimit: 3_000, maxWaiting: 100 })
  const making = new Map<string, Promise<boolean>>()

  async function make(name: string, format: PlainFormat) {
    const bytes = await store.read(`${name}-${WIDTH}.webp`)
    if (!bytes) return false
    const job = { bytes, kind: 'webp' as const, widths: [WIDTH], formats: [format] }
    await store.write(name, await decoder.decode(job))
    return true
  }

  return {
    /** Makes the file; false where the picture has no WebP file to make it from. */
    make(name: string, format: PlainFormat) {
      const key = `${name}.${format}`
      const made = making.get(key) ?? make(name, format).finally(() => making.delete(key))
      making.set(key, made)
      return made
    },

    close: () => decoder.close(),
  }
}
