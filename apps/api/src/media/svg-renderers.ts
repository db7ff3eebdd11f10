import { availableParallelism } from 'node:os'
import { MINUTE_MS } from '../lib/times'
import { within } from '../lib/wait'
import { openDecoder } from './decoder'

export type SvgRenderers = ReturnType<typeof openSvgRenderers>

/**
 * Processes that draw trusted SVGs, one a core, started as they are needed and ended soon after. Drawing the
 * demo catalogue in the server itself would permanently take 400 MB more memory.
 */
export function openSvgRenderers() {
  const limits = { limit: within(MINUTE_MS), idleLimit: 3_000, maxWaiting: Infinity }
  const first = openDecoder(limits)
  const renderers = [first]
  while (renderers.length < availableParallelism()) renderers.push(openDecoder(limits))

  return {
    /** Draws an SVG in the least busy process, and returns its files. */
    draw(svg: string, widths: readonly number[]) {
      const idlest = renderers.reduce(
        (best, next) => (next.busy() < best.busy() ? next : best),
        first,
      )
      return idlest.decode({ bytes: Buffer.from(svg), kind: 'svg', widths: [...widths] })
    },

    close: () => Promise.all(renderers.map((renderer) => renderer.close())),
  }
}
