import type { Files } from '@etrend/database'
import { pictureFormats } from '@etrend/domain'
import type { Rendition } from './render'

export type Store = ReturnType<typeof openStore>

/** The files of pictures: media/<first two letters of the name>/<name>-<width>.<format>. */
export function openStore(files: Files) {
  return {
    /** Whether all files of a picture exist. If so, their times are renewed, so that sweep() spares them for now. */
    keep: (name: string, widths: readonly number[]) =>
      files.keep(
        widths.flatMap((width) =>
          pictureFormats.map((format) => pathOf(`${name}-${width}.${format}`)),
        ),
      ),

    /** Writes a picture's files: each is there whole or not at all, and survives a power cut. */
    write: (name: string, renditions: readonly Rendition[]) =>
      files.write(
        renditions.map(({ width, format, bytes }) => ({
          path: pathOf(`${name}-${width}.${format}`),
          bytes,
        })),
      ),

    /** Writes a text beside a picture's files, in the same way. `file` begins with the picture's name. */
    writeText: (file: string, text: string) =>
      files.write([{ path: pathOf(file), bytes: Buffer.from(text) }]),

    /** The text of such a file; undefined where there is none. */
    readText: async (file: string) => (await files.read(pathOf(file)))?.toString('utf8'),

    deleteText: (file: string) => files.delete(pathOf(file)),

    /** The names of the pictures that have a file with this ending beside them. */
    async namesWith(ending: string) {
      const found = await files.list('media', ending)
      return found.map(({ path }) => nameIn(path))
    },

    /**
     * Deletes all files of a src. A picture that was uploaded again a moment ago is left to sweep(): its new
     * row may not be committed yet.
     */
    async remove(src: string) {
      const name = /^\/media\/([0-9a-f]{32})$/.exec(src)?.[1]
      if (name) await files.remove(pathOf(name))
    },

    /** See Media. An hour is longer than any request takes from its upload to its commit. */
    sweep: (used: ReadonlySet<string>) => files.sweep((path) => used.has(`/media/${nameIn(path)}`)),

    /** The bytes of a picture's file; undefined where there is none. */
    read: (file: string) => files.read(pathOf(file)),

    /** A file to send; undefined when there is none of this name. */
    find: (file: string) => files.open(pathOf(file)),
  }
}

function pathOf(file: string) {
  return `media/${file.slice(0, 2)}/${file}`
}

function nameIn(path: string) {
  return path.slice('media/ab/'.length).slice(0, 32)
}
