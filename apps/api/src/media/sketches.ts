import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { parsed } from '../lib/parsed'
import type { Store } from './store'
import type { SvgRenderers } from './svg-renderers'

const sketchFile = z.object({
  svg: z.string(),
  /** In pixels. */
  widths: z.array(z.int().positive()).readonly(),
  /** What a browser sees until the picture is drawn, as #rrggbb. */
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  /** Sketches with lower numbers are drawn ahead of others. */
  place: z.int(),
})
export type Sketch = z.infer<typeof sketchFile>
export type Sketches = ReturnType<typeof openSketches>

/** What became of a file that a browser asks for: it is there now, it is not drawn yet, or it has no sketch. */
export type Drawn = { state: 'drawn' } | { state: 'late'; color: string } | { state: 'unknown' }

const WAITS_MS = 1_000
/** How often it is asked whether a disk that was nearly full has room again. */
const ROOM_PAUSE_MS = 500
const SKETCH = '-sketch.json'

/**
 * Our own drawings that are kept as SVG until somebody looks at them, since drawing the demo shop takes minutes. What a
 * browser asks for is drawn first, in the width that it asks for. A sketch lies beside its picture's files, so that
 * backups, sweeps and deletions include it. While the disk is nearly full (`hasRoom`), nothing is drawn ahead.
 */
export function openSketches(store: Store, renderers: SvgRenderers, hasRoom = () => true) {
  const drawing = new Map<string, Promise<void>>()
  let asked = 0
  let isClosing = false
  let ahead = Promise.resolve()

  /** Draws one width. Requests for it at the same time share one drawing. */
  function draw(name: string, { svg }: Sketch, width: number) {
    const key = `${name}-${width}`
    const drawn =
      drawing.get(key) ??
      renderers
        .draw(svg, [width])
        .then((renditions) => store.write(name, renditions))
        .finally(() => drawing.delete(key))
    drawing.set(key, drawn)
    return drawn
  }

  async function read(name: string): Promise<Sketch | undefined> {
    const text = await store.readText(`${name}${SKETCH}`)
    return text === undefined ? undefined : sketchFile.safeParse(parsed(text)).data
  }

  /** Draws what is missing of one picture, then forgets its sketch. Browsers that ask meanwhile go first. */
  async function finish(name: string, sketch: Sketch) {
    for (const width of sketch.widths) {
      await turn()
      if (isClosing) return
      const isThere = await store.keep(name, [width])
      if (!isThere) await draw(name, sketch, width)
    }
    await store.deleteText(`${name}${SKETCH}`)
  }

  /** Waits while browsers ask for pictures, and while the disk has no room for more. */
  async function turn() {
    while (!isClosing && (asked > 0 || !hasRoom())) await setTimeout(asked > 0 ? 50 : ROOM_PAUSE_MS)
  }

  async function finishAll(failed: (error: unknown) => void) {
    const names = await store.namesWith(SKETCH)
    const found = await Promise.all(names.map(async (name) => ({ name, sketch: await read(name) })))
    const placed = found.toSorted((a, b) => (a.sketch?.place ?? 0) - (b.sketch?.place ?? 0))
    for (const { name, sketch } of placed) {
      if (sketch && !isClosing) await finish(name, sketch).catch(failed)
    }
  }

  return {
    /** Keeps a sketch; on disk when it resolves. */
    add: (name: string, sketch: Sketch) =>
      store.writeText(`${name}${SKETCH}`, JSON.stringify(sketch)),

    /** Whether there is a sketch of this picture. */
    has: async (name: string) => (await read(name)) !== undefined,

    /** Draws `<name>-<width>.<format>` where there is a sketch of it. Waits one second at most. */
    async drawn(file: string): Promise<Drawn> {
      const [, name = '', width] = /^([0-9a-f]{32})-(\d+)\.\w+$/.exec(file) ?? []
      const sketch = await read(name)
      if (!sketch?.widths.includes(Number(width))) return { state: 'unknown' }
      asked += 1
      const done = draw(name, sketch, Number(width)).finally(() => (asked -= 1))
      const isDrawn = done.then(
        () => true,
        () => false,
      )
      const isInTime = await Promise.race([isDrawn, setTimeout(WAITS_MS, false, { ref: false })])
      return isInTime ? { state: 'drawn' } : { state: 'late', color: sketch.color }
    },

    /** Draws all that is left, one picture after the other. `failed` receives what goes wrong with one. */
    drawAhead(failed: (error: unknown) => void) {
      ahead = finishAll(failed).catch(failed)
      return ahead
    },

    async close() {
      isClosing = true
      await Promise.allSettled([ahead, ...drawing.values()])
    },
  }
}

/** The studio's paper with a tint of the color, as wide as our drawings, for the time until the real picture is drawn. */
export function placeholder(color: string) {
  const plate = '<rect width="960" height="1200"'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200">${plate} fill="#efe8de"/>${plate} fill="${color}" fill-opacity=".25"/></svg>`
}
