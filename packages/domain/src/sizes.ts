import { typedText } from '@etrend/contract/typed-text'

/**
 * The text by which a shop sorts its sizes, compared character by character. Sizes with a position come first, in the
 * order of their positions. The others follow in clothing order: letters from 3XS to 5XL and on, numbers, ages in months,
 * ages in years, and all other names by the alphabet. No two names have the same key.
 */
export function sizeKey(size_name: string, position: number | null = null) {
  const name = typedText(size_name.replace(/½/g, '.5')).toLowerCase()
  const place = position === null ? '1' : `0${padded(position)}`
  // A tab sorts before every character of a name, so 'One' comes before 'One size'.
  return [place, clothingPlace(name), alphabetical(name), size_name].join('\t')
}

function clothingPlace(name: string) {
  return lettersPlace(name) ?? agePlace(name) ?? numberPlace(name) ?? OTHER
}

const [LETTERS, NUMBERS, MONTHS, YEARS, OTHER] = ['a', 'b', 'c', 'd', 'e'] as const

/** The place of 'm', 'xxl', '2xl', 'x-large' or 's/m'; undefined for other names. 's/m' lies between 's' and 'm'. */
function lettersPlace(name: string) {
  const places = name
    .replace(/extra/g, 'x')
    .replace(/(?<=x|\d)[ -]+(?=[xsl])/g, '')
    .replace(/(small|medium|large)/g, ([first = '']) => first)
    .split(/ ?[/-] ?/)
    .map(letterPlace)
  return places.includes(undefined) ? undefined : `${LETTERS}${places.join('')}`
}

/** The place of a size in letters as two digits, from 20XS over M to 20XL; undefined for other names. */
function letterPlace(size: string) {
  const { digits, xs = '', letter } = letterSize.exec(size)?.groups ?? {}
  const times = digits === undefined ? xs.length : Number(digits)
  if (times > 20) return undefined
  if (letter === 's') return String(40 - times)
  if (letter === 'm') return times === 0 ? '50' : undefined
  return letter === 'l' || digits !== undefined ? String(60 + times) : undefined
}

/** '2x' is 2XL; SM, MD and LG are the names of the demo shop. */
const letterSize =
  /^(?:(?<digits>\d{1,2})x|(?<xs>x*))(?:(?<letter>[sml])(?:(?<=s)m|(?<=m)d|(?<=l)g)?)?$/

/** The place of '0-3 months', '6m', '2y', '2-3 years' or 'age 5'; undefined for names without a unit of time. */
function agePlace(name: string) {
  if (/^(newborn|nb)$/.test(name)) return `${MONTHS}${padded(0)}${padded(0)}`
  const { word, from, fromUnit, to = from, toUnit = fromUnit } = age.exec(name)?.groups ?? {}
  const unit = fromUnit ?? toUnit ?? (word && 'y')
  if (from === undefined || to === undefined || unit === undefined) return undefined
  const isMonths = unit.startsWith('m')
  // '6 months - 1 year' ends with month 12.
  const end = isMonths && toUnit && !toUnit.startsWith('m') ? Number(to) * 12 : to
  return `${isMonths ? MONTHS : YEARS}${padded(from)}${padded(end)}`
}

const UNIT = 'm|mo|mos|mths?|months?|y|yrs?|years?|t'
const age = new RegExp(
  `^(?<word>ages? )?(?<from>\\d{1,3})\\+? ?(?<fromUnit>${UNIT})?(?: ?(?:-|/|to) ?(?<to>\\d{1,3}) ?(?<toUnit>${UNIT})?)?[.+]?$`,
)

/** The place of '28', '32.5', '28w' or '32/34'; undefined for names that don't begin with a digit. */
function numberPlace(name: string) {
  const { whole, rest = '' } = /^(?<whole>\d+)(?<rest>\.\d+)?/.exec(name)?.groups ?? {}
  return whole === undefined ? undefined : `${NUMBERS}${padded(whole)}${rest}`
}

/** The name with its whole numbers padded, so that 'EU 8' comes before 'EU 38'. */
function alphabetical(name: string) {
  return name.replace(/\d+/g, padded)
}

function padded(number: number | string) {
  return String(number).padStart(8, '0')
}
