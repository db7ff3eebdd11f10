import { afterAll, expect, test } from 'vitest'
import { Refusal } from '../lib/refusal'
import { openTestMedia } from '../test/test-media'
import { photo, upload } from './corpus'

const { media, close } = await openTestMedia()
afterAll(close)

// The markers of a JPEG (ITU-T T.81, table B.1).
const [BASELINE, HUFFMAN_TABLE, SCAN] = [0xc0, 0xc4, 0xda]

test.each([
  ['scan parameters of Samsung phones', (bytes: Buffer) => withScanEnd(bytes, 0)],
  ['stray bytes before a scan', (bytes: Buffer) => withStrayBytes(bytes, placeOf(bytes, SCAN))],
  [
    'stray bytes before a table',
    (bytes: Buffer) => withStrayBytes(bytes, placeOf(bytes, HUFFMAN_TABLE)),
  ],
  ['stray bytes before its end', (bytes: Buffer) => withStrayBytes(bytes, bytes.length - 2)],
  ['stray bytes after its end', (bytes: Buffer) => withStrayBytes(bytes, bytes.length)],
])('a JPEG with %s is taken', async (_what, edit) => {
  const bytes = edit(await photo(300, 200).jpeg().toBuffer())
  expect(await answerTo(bytes)).toMatch(/^\/media\//)
})

test.each([
  ['half', 0.5],
  ['the last tenth', 0.1],
  ['the last hundredth', 0.01],
])(
  'a JPEG that lacks %s is refused, progressive or not, with wrong parameters too',
  async (_what, part) => {
    const baseline = await photo(300, 200).jpeg().toBuffer()
    const progressive = await photo(300, 200).jpeg({ progressive: true }).toBuffer()
    for (const whole of [baseline, progressive, withScanEnd(baseline, 0)]) {
      const cut = whole.subarray(0, Math.floor(whole.length * (1 - part)))
      expect(await answerTo(cut)).toEqual(DAMAGED)
    }
  },
)

test('a JPEG with a broken header is refused', async () => {
  const whole = await photo(300, 200).jpeg().toBuffer()
  expect(await answerTo(edited(whole, placeOf(whole, BASELINE) + 3, 3))).toEqual(DAMAGED)
  expect(await answerTo(edited(whole, placeOf(whole, HUFFMAN_TABLE) + 5, 0xff))).toEqual(DAMAGED)
  expect(await answerTo(whole.subarray(0, placeOf(whole, BASELINE)))).toEqual(DAMAGED)
})

test('a PNG of which one byte has changed is refused', async () => {
  const whole = await photo(300, 200).png().toBuffer()
  expect(await answerTo(edited(whole, whole.length - 14, 0), 'x.png')).toEqual(DAMAGED)
})

const DAMAGED = [422, 'This picture can’t be read: it may be damaged.']

/** The status and the message of a refusal; else the picture's src. */
async function answerTo(bytes: Buffer, name = '20260412_101500.jpg') {
  try {
    return await media.save(upload(bytes, name))
  } catch (error) {
    return error instanceof Refusal ? [error.status, error.message] : error
  }
}

/** Where the first segment with this marker begins. */
function placeOf(bytes: Buffer, marker: number) {
  let at = 2
  while (bytes[at + 1] !== marker) at += 2 + bytes.readUInt16BE(at + 2)
  return at
}

/** With another last coefficient (Se) in the first scan; a baseline JPEG must say 63. */
function withScanEnd(bytes: Buffer, last: number) {
  const scan = placeOf(bytes, SCAN)
  return edited(bytes, scan + 6 + 2 * bytes.readUInt8(scan + 4), last)
}

function withStrayBytes(bytes: Buffer, at: number) {
  return Buffer.concat([bytes.subarray(0, at), Buffer.from([0x00, 0xab]), bytes.subarray(at)])
}

function edited(bytes: Buffer, at: number, value: number) {
  const copy = Buffer.from(bytes)
  copy[at] = value
  return copy
}
