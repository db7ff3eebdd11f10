import { openHelper, type HelperOptions } from '../lib/helper'
import { Refusal } from '../lib/refusal'
import { within } from '../lib/wait'
import { decodeAnswer, type DecodeJob } from './decode-messages'
import type { Rendition } from './render'

export type DecoderOptions = Partial<Omit<HelperOptions, 'whenBusy'>>

/**
 * Decodes pictures one at a time in a process of its own, which is killed when it takes too long (sharp's own time-out
 * doesn't stop an SVG) and ends when it takes too much memory.
 */
export function openDecoder(options: DecoderOptions) {
  const helper = openHelper(new URL('./decode-child.ts', import.meta.url), {
    limit: within(5_000),
    idleLimit: 30_000,
    maxWaiting: 8,
    ...options,
    whenBusy: 'Many pictures are being uploaded right now. Please try again.',
  })

  return {
    /** The number of pictures being decoded and waiting. */
    busy: helper.busy,

    /** The files of a picture. Throws Refusal: 422 when it can't be read in time, 503 when too many wait. */
    async decode(job: DecodeJob): Promise<Rendition[]> {
      const read = decodeAnswer.safeParse(await helper.ask(job))
      // The process was killed, or ended where the system gave it no more memory.
      if (!read.success) throw new Refusal(422, problems['too heavy'])
      if ('problem' in read.data) throw new Refusal(422, problems[read.data.problem])
      return read.data.renditions
    },

    close: () => helper.close(),
  }
}

const problems = {
  damaged: 'This picture can’t be read: it may be damaged.',
  'too many pixels': 'This picture is too large: it may have 40 megapixels at most.',
  'too heavy': 'This picture takes too much time or memory to read: try a simpler one.',
}
