import sharp from 'sharp'
import { decodeJob, READY, type DecodeAnswer } from './decode-messages'
import { decode, renditions, type Picture } from './render'

// The entry of the process that decodes uploads and draws our drawings. It knows no secret, touches no file and is killed when it is slow.
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
})

process.on('message', (message) => {
  void answer(message)
})
// Ctrl-C reaches the whole group, and the server finishes what is in flight.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
// The server is gone. A plain exit would wait for the picture in hand.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.(READY)

async function answer(message: unknown) {
  const { bytes, kind, widths } = decodeJob.parse(message)
  let picture: Picture
  try {
    picture = await decode(bytes, kind, Math.max(...widths))
  } catch (error) {
    return send({ problem: /pixel limit/i.test(String(error)) ? 'too many pixels' : 'damaged' })
  }
  // Failing here is our fault: it ends this process and shows on stderr.
  return send({ renditions: await renditions(picture, widths) })
}

function send(message: DecodeAnswer) {
  process.send?.(message)
}
