import { typedText } from '@etrend/contract/typed-text'
import { calledToo } from './trade-words'
import { foldedWords } from './words'

/** What a text asks for besides its words: 'xl hoodie under 2000' → hoodie, size XL, at most 2000 rupees. */
export type FilterWords = {
  /** The text without the words that were read as filters. */
  q: string
  size?: string[]
  color?: string[]
  min_price?: number
  max_price?: number
}

type Name = { value: string; label: string }
type Names = { sizes: Name[]; colors: Name[] }

// Outside of String.raw, which gives the text as the built code has it: there these letters are escapes.
const THOUSAND = 'k\\b|thousand|hazar|हजार'
const BELOW = 'bhanda\\s+(?:kam|tala|muni)|भन्दा\\s+(?:कम|तल|मुनि)'
const SUM = String.raw`(?:rs\.?|npr|rupees)?\s*(\d+(?:\.\d+)?)\s*(${THOUSAND})?\s*(?:rs\b\.?|npr\b|rupees|\/-)?`
const between = new RegExp(
  String.raw`(?<!\S)(?:between|from)\s+${SUM}\s*(?:and|to|-)\s*${SUM}(?!\S)`,
  'i',
)
const upTo = new RegExp(
  String.raw`(?<!\S)(?:under|below|less than|cheaper than|up ?to|within|max|at most)\s+${SUM}(?!\S)`,
  'i',
)
const upToInNepali = new RegExp(String.raw`(?<!\S)${SUM}\s+(?:${BELOW})(?!\S)`, 'i')
const from = new RegExp(
  String.raw`(?<!\S)(?:over|above|more than|at least|min|from)\s+${SUM}(?!\S)`,
  'i',
)
const namedSize = /(?<!\S)size\s+(\S+)/i

/**
 * Reads prices, sizes and colours out of a search text; undefined where it names none. `isTyping`: the last word may
 * not be finished, so a single letter there is no size yet.
 */
export function readFilterWords(text: string, names: Names, isTyping = false) {
  // '२,०००' is read as 2000.
  const read: FilterWords = { q: typedText(text).replace(/(?<=\d),(?=\d)/g, '') }
  const take = (pattern: RegExp) => {
    const found = pattern.exec(read.q)
    if (found)
      read.q = `${read.q.slice(0, found.index)} ${read.q.slice(found.index + found[0].length)}`
    return found ?? undefined
  }
  const range = take(between)
  if (range) {
    read.min_price = sumOf(range[1], range[2])
    read.max_price = sumOf(range[3], range[4])
  } else {
    const most = take(upTo) ?? take(upToInNepali)
    if (most) read.max_price = sumOf(most[1], most[2])
    const least = take(from)
    if (least) read.min_price = sumOf(least[1], least[2])
  }
  readUnits(read, names, isTyping)
  read.q = read.q.replace(/\s+/g, ' ').trim()
  return Object.keys(read).length > 1 ? read : undefined
}

/** Takes sizes and colours out of the text. */
function readUnits(read: FilterWords, { sizes, colors }: Names, isTyping: boolean) {
  const named = namedSize.exec(read.q)
  const asked = named && sizeCalled(named[1] ?? '', sizes)
  if (named && asked) {
    read.q = read.q.replace(named[0], ' ')
    read.size = [asked]
  }
  const words = read.q.split(/\s+/).filter((word) => word !== '')
  const kept: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    const size = isSizeWord(words, at, isTyping) && sizeCalled(word, sizes)
    const color = colorAt(words, at, colors)
    if (size) read.size = [...(read.size ?? []), size]
    else if (color) {
      read.color = [...(read.color ?? []), color.value]
      at += color.words - 1
    } else kept.push(word)
  }
  read.q = kept.join(' ')
}

/** A size has letters, as XL; a single letter is one only beside other words, and not in 't shirt' or 's cap'. */
function isSizeWord(words: string[], at: number, isTyping: boolean) {
  const word = words[at] ?? ''
  if (!/\p{L}/u.test(word)) return false
  return word.length > 1 || (words.length > 1 && !(isTyping && at === words.length - 1))
}

function sizeCalled(word: string, sizes: Name[]) {
  const called = word.toLowerCase()
  return sizes.find((one) => [one.value, one.label].some((name) => name.toLowerCase() === called))
    ?.value
}

/** The colour that the words from this place on name, the longest name first: 'sky blue' before 'blue'. */
function colorAt(words: string[], at: number, colors: Name[]) {
  for (let count = Math.min(3, words.length - at); count > 0; count--) {
    const name = foldedWords(words.slice(at, at + count).join(' ')).join(' ')
    const named = (sought: string) =>
      colors.find(({ label }) => foldedWords(label).join(' ') === sought)
    const color =
      named(name) ?? (calledToo.get(name) ?? []).flatMap((one) => named(one) ?? []).at(0)
    if (color) return { value: color.value, words: count }
  }
  return undefined
}

function sumOf(digits: string | undefined, thousands: string | undefined) {
  return Number(digits) * (thousands ? 1000 : 1)
}
