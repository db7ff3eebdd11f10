import { writeFileSync } from 'node:fs'

const WIDTH = 640
const HEIGHT = 480
const MODULE = 4

/** Writes a film (Y4M) of an EAN-13 on paper, for Chromium's fake camera, and gives the arguments that play it. */
export function filmBarcode(code: string, file: string) {
  const modules = modulesOf(code)
  const left = Math.round((WIDTH - modules.length * MODULE) / 2)
  const light = Buffer.alloc(WIDTH * HEIGHT, 235)
  for (let y = 140; y < 340; y += 1) {
    for (let x = 0; x < modules.length * MODULE; x += 1) {
      if (modules[Math.floor(x / MODULE)] === '1') light[y * WIDTH + left + x] = 20
    }
  }
  const color = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, color])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(file, Buffer.concat([head, frame, frame]))
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ]
}

/** The bars (1) and spaces (0) of an EAN-13 (ISO/IEC 15420). */
function modulesOf(code: string) {
  const [first = 0, ...digits] = Array.from(code, Number)
  const parity = PARITIES[first] ?? ''
  const half = (from: number, codeOf: (digit: number, at: number) => string) =>
    digits
      .slice(from, from + 6)
      .map(codeOf)
      .join('')
  const left = half(0, (digit, at) => (parity[at] === 'L' ? leftOf(digit) : evenOf(digit)))
  return `101${left}01010${half(6, rightOf)}101`
}

const LEFT =
  '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const PARITIES = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')

function leftOf(digit: number) {
  return LEFT[digit] ?? ''
}

function rightOf(digit: number) {
  return leftOf(digit).replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
}

function evenOf(digit: number) {
  return Array.from(rightOf(digit)).toReversed().join('')
}
