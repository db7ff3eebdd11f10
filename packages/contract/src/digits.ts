/** '९८४१' → '9841': Devanagari digits as keyboards in Nepal type them; everything else as it is. */
export function plainDigits(text: string) {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
}

const DEVANAGARI_ZERO = 0x09_66
