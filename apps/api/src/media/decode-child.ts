import sharp from 'sharp'
import { serveAsHelper } from '../lib/helper-entry'
import { decodeJob, type DecodeAnswer } from './decode-messages'
import { decode, renditions, type Picture } from './render'

// The entry of the process that decodes uploads and draws our drawings. It has no secrets, touches no files and is
// killed when it is slow.
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

serveAsHelper(answer)

async function answer(message: unknown): Promise<DecodeAnswer> {
  const { bytes, kind, widths, formats } = decodeJob.parse(message)
  let picture: Picture
  try {
    picture = await decode(bytes, kind, Math.max(...widths))
  } catch (error) {
    return { problem: /pixel limit/i.test(String(error)) ? 'too many pixels' : 'damaged' }
  }
  // A failure here is a bug: it ends this process and shows on stderr.
  return { renditions: await renditions(picture, widths, formats) }
}
