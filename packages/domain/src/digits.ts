/** '९८४१' → '9841': Devanagari digits as keyboards in Nepal type them; everything else as it is. */
export function asciiDigits(text: string) {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - ZERO))
}

const ZERO = '०'.charCodeAt(0)
