/** What the text of an SMS takes: Latin texts fit 160 characters, texts with any other letter 70; longer ones are split. */
export type SmsLength = {
  encoding: 'GSM-7' | 'UCS-2'
  /** In the encoding's units: '€' takes two of GSM-7, an emoji two of UCS-2. */
  length: number
  /** How many messages it is sent and paid as. */
  parts: number
  /** The first character that GSM-7 doesn't have; undefined where it has all. */
  odd: string | undefined
}

/** Counts the length of an SMS and its parts. A character is never split between two parts. */
export function smsLength(text: string): SmsLength {
  const characters = Array.from(text)
  const odd = characters.find((one) => !BASIC.has(one) && !EXTENDED.has(one))
  const units =
    odd === undefined
      ? characters.map((one) => (EXTENDED.has(one) ? 2 : 1))
      : characters.map((one) => one.length)
  const length = units.reduce((sum, one) => sum + one, 0)
  const { single, part } = odd === undefined ? LATIN : OTHER
  const parts = length <= single ? 1 : partsOf(units, part)
  return { encoding: odd === undefined ? 'GSM-7' : 'UCS-2', length, parts, odd }
}

const LATIN = { single: 160, part: 153 }
const OTHER = { single: 70, part: 67 }

function partsOf(units: number[], room: number) {
  let parts = 1
  let used = 0
  for (const unit of units) {
    if (used + unit > room) {
      parts += 1
      used = 0
    }
    used += unit
  }
  return parts
}

// The alphabets of 3GPP TS 23.038.
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
const EXTENDED = new Set('\f^{}\\[~]|€')
