import { afterAll, describe, expect, test } from 'vitest'
import { Refusal } from '../lib/refusal'
import { openTestMedia } from '../test/test-media'
import { enlarged, filesIn, gifOf, photo, pngOf, svg, upload } from './corpus'
import { photoKinds } from './decode-messages'

const { folder, media, close } = await openTestMedia()
afterAll(close)

const html = '<!DOCTYPE html><html><script>alert(1)</script></html>'

test.each([
  ['text named .png', 'hello', 'x.png', ''],
  ['HTML named .png', html, 'x.png', 'image/png'],
  ['HTML named .jpg', html, 'x.jpg', 'image/jpeg'],
  ['HTML named .svg', html, 'x.svg', 'image/svg+xml'],
  ['an SVG named .png', svg(''), 'x.png', ''],
  ['a PDF', '%PDF-1.7', 'x.pdf', 'application/pdf'],
  ['a TIFF', 'II*\0', 'x.tiff', 'image/tiff'],
  ['a BMP', 'BM\0\0\0\0', 'x.bmp', 'image/bmp'],
  ['a ZIP', 'PK\x03\x04', 'x.zip', ''],
  ['an AVIF', '\0\0\0 ftypavif', 'x.avif', 'image/avif'],
])('%s is 415', async (_what, content, name, type) => {
  expect(await answerTo(upload(content, name, type))).toBe(415)
})

test('a PNG named .jpg, .html or declared a JPEG is 415, and so is a JPEG declared an SVG', async () => {
  const png = await photo().png().toBuffer()
  expect(await answerTo(upload(png, 'x.jpg'))).toBe(415)
  expect(await answerTo(upload(png, 'x.html'))).toBe(415)
  expect(await answerTo(upload(png, 'x.png', 'image/jpeg'))).toBe(415)
  expect(await answerTo(upload(await photo().jpeg().toBuffer(), 'x.jpg', 'image/svg+xml'))).toBe(
    415,
  )
})

test('an empty file is 422 and one over 8 MiB is 413', async () => {
  expect(await answerTo(upload('', 'x.png'))).toBe(422)
  expect(await answerTo(upload(new Uint8Array(8 * 1024 * 1024 + 1), 'x.png'))).toBe(413)
})

test('half a picture is 422', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const whole = await photo(300, 200).toFormat(format).toBuffer()
    expect(await answerTo(upload(whole.subarray(0, whole.length / 2), 'half'))).toBe(422)
  }
})

test('a small file that unpacks to more than 40 megapixels is 422', async () => {
  expect(await answerTo(upload(await enlarged('jpeg'), 'x.jpg'))).toBe(422)
  expect(await answerTo(upload(await enlarged('webp'), 'x.webp'))).toBe(422)
  expect(await answerTo(upload(await enlarged('gif'), 'x.gif'))).toBe(422)
  expect(await answerTo(upload(pngOf(50_000, 50_000), 'x.png'))).toBe(422)
  expect(await answerTo(upload(pngOf(15_000, 15_000), 'x.png'))).toBe(422)
  expect(await answerTo(upload(svg('', 'width="100000" height="100000"'), 'x.svg'))).toBe(422)
})

const entities = '<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">'
const nestedUse = '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'
const inUtf7 = '+ADw-image href=+ACI-file:///etc/passwd+ACI-/+AD4-'

describe('an SVG with more than shapes is 422', () => {
  test.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('', 'onload="alert(1)"')],
    ['foreign content', svg('<foreignObject><body/></foreignObject>')],
    ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['a style sheet', svg('<style>@import "http://127.0.0.1/x.css"</style>')],
    ['a style sheet beside it', `<?xml-stylesheet href="x.css"?>${svg('')}`],
    ['an address in a style', svg('<rect style="fill: url(http://127.0.0.1/x)"/>')],
    ['an address spelled otherwise', svg('<rect style="fill: u\\72l(http://127.0.0.1/x)"/>')],
    ['an external entity', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`],
    ['a billion laughs', `<?xml version="1.0"?><!DOCTYPE lolz [${entities}]>${svg('&c;')}`],
    ['a file', svg('<image href="file:///etc/passwd"/>')],
    ['a picture of the network', svg('<image href="http://169.254.169.254/"/>')],
    ['copies of copies', svg(nestedUse)],
    ['noise', svg('<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>')],
    ['a filter without an element', svg('<rect filter="blur(9999px)"/>')],
    ['a filter in a style', svg('<rect style="FILTER: blur(9999px)"/>')],
    ['a gradient from elsewhere', svg('<linearGradient xlink:href="http://127.0.0.1/#a"/>')],
    ['text', svg('<text>hello</text>')],
    ['a capital', svg('<SCRIPT/>')],
    ['CDATA', svg('<desc><![CDATA[<script/>]]></desc>')],
    ['another alphabet', `<?xml version="1.0" encoding="UTF-7"?>${svg(inUtf7)}`],
    ['a thousand groups', svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000))],
    ['35,000 groups', svg('<g>'.repeat(35_000) + '</g>'.repeat(35_000))],
    ['no end', svg('').replace('</svg>', '')],
    ['two ends', `${svg('')}${svg('')}`],
    ['2,001 elements', svg('<path d="M0 0"/>'.repeat(2_000))],
    ['a path of 20,001 numbers', svg(`<path d="M0${'h1'.repeat(20_000)}"/>`)],
    [
      'paths of 20,001 numbers together',
      svg(`<path d="M0${'h.1'.repeat(10_000)}"/><polygon points="${'1 '.repeat(10_000)}"/>`),
    ],
    ['too many bytes', svg(`<desc>${'x'.repeat(256 * 1024)}</desc>`)],
  ])('%s', async (_what, content) => {
    expect(await answerTo(upload(content, 'x.svg', 'image/svg+xml'))).toBe(422)
  })

  test('bytes that are no UTF-8', async () => {
    expect(await answerTo(upload(Buffer.from(svg('<desc>\xe9</desc>'), 'latin1'), 'x.svg'))).toBe(
      422,
    )
  })
})

test('only photos are taken where customers send them', async () => {
  const kinds = photoKinds
  for (const content of [svg(''), gifOf(1)]) {
    const refused = media.save(upload(content, 'x'), { kinds })
    await expect(refused).rejects.toThrow('This file is not a PNG, JPG or WEBP picture.')
  }
})

test('a HEIC photo is refused with what to do on the phone', async () => {
  const heic = upload('\0\0\0 ftypheic\0\0\0\0mif1heic', 'IMG_1.HEIC', 'image/heic')
  await expect(media.save(heic)).rejects.toThrow(
    /^This is a HEIC photo.* Most Compatible.* Samsung phone /,
  )
})

/** The status of a refusal whose message is a sentence and that leaves no file; else the files or the answer. */
async function answerTo(file: File) {
  const answer: unknown = await media.save(file).catch((error: unknown) => error)
  const left = await filesIn(folder)
  if (left.length > 0) return left
  return answer instanceof Refusal && /^[A-Z].*\.$/.test(answer.message) ? answer.status : answer
}
