/** An amount in rupees as bills write it: 'One lakh twenty rupees and fifty paisa only'. */
export function amountInWords(rupees: number) {
  const paisa = Math.round(rupees * 100)
  const [whole, rest] = [Math.floor(paisa / 100), paisa % 100]
  const parts = [
    ...(whole > 0 || rest === 0 ? [`${inWords(whole)} ${whole === 1 ? 'rupee' : 'rupees'}`] : []),
    ...(rest > 0 ? [`${inWords(rest)} paisa`] : []),
  ]
  const text = `${parts.join(' and ')} only`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const steps: [number, string][] = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
]

function inWords(number: number): string {
  if (number < 20) return small[number] ?? ''
  for (const [size, name] of steps) {
    if (number < size) continue
    const rest = number % size
    return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`
  }
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 > 0 ? `${ten}-${small[number % 10]}` : ten
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
