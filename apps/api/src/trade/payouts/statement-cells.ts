import { typedText } from '@etrend/contract/typed-text'

/**
 * Reads the days of a column: '2026-11-24 14:32', '24/11/2026', '24 Nov 2026' or 'Nov 24, 2026'. With slashes the day
 * comes first, unless a row of the column can only be month first ('11/24/2026').
 */
export function dayReader(cells: string[]) {
  const isMonthFirst = cells.some((cell) => {
    const [, first, second] = numbersOf(cell) ?? []
    return Number(first) <= 12 && Number(second) > 12
  })
  return (cell: string) => {
    const text = typedText(cell)
    const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text)
    if (iso) return dayFrom(iso[1], iso[2], iso[3])
    const numbers = numbersOf(text)
    if (numbers) {
      const [, first, second, year] = numbers
      return isMonthFirst ? dayFrom(year, first, second) : dayFrom(year, second, first)
    }
    const dayFirst = /^(\d{1,2})[\s-]([a-z]{3})[a-z]*[\s,-]+(\d{4})/i.exec(text)
    if (dayFirst) return dayFrom(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
    const monthFirst = /^([a-z]{3})[a-z]*\.?\s(\d{1,2}),?\s+(\d{4})/i.exec(text)
    return monthFirst ? dayFrom(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2]) : undefined
  }
}

function numbersOf(cell: string) {
  return /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(typedText(cell))
}

function monthOf(name = '') {
  const names = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
  return String(names.indexOf(name.toLowerCase()) + 1)
}

/** 'YYYY-MM-DD' for a day that exists between 2015 and 2059; undefined for others, such as Nepali years. */
function dayFrom(year = '', month = '', day = '') {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
  return exists && Number(year) >= 2015 && Number(year) < 2060 ? text : undefined
}
