import { distance } from './distance'
import { soundOf } from './sound'

/** A word that can be searched for. Of two equally near words, the one with the higher weight is chosen. */
export type Word = { term: string; weight: number }

// How many words are compared letter by letter: those that share the most trigrams with the typed one.
const COMPARED = 60
const SHORT = 5
const UNFINISHED_COSTS = 0.6
// Words that sound alike are nearer than words with another letter: wolen is woolen, not women.
const OTHER_SPELLING_COSTS = 0.25
const OTHER_VOWEL_COSTS = 0.5
// Words that are only known as other spellings of a word: one mistake more would be too far from the word itself.
const SPELLING = 0.5
const OTHER_BEGINNING_COSTS = 0.5

/**
 * Finds, among the words that were added, the one that is spelled most like a typed word. Words are never removed:
 * `isMeant` says whether a word still finds anything.
 */
export function nearestWords(isMeant: (term: string) => boolean) {
  const words: Word[] = []
  const byTrigram = new Map<string, number[]>()
  const bySound = new Map<string, number[]>()
  const known = new Set<string>()

  /** Adds a word; a word that was added before stays as it is. */
  function add(word: Word) {
    if (known.has(word.term)) return
    known.add(word.term)
    const place = words.push(word) - 1
    for (const trigram of trigramsOf(word.term)) put(byTrigram, trigram, place)
    put(bySound, soundOf(word.term), place)
  }

  function alike(word: string) {
    const shared = new Map<number, number>()
    for (const trigram of trigramsOf(word)) {
      for (const place of byTrigram.get(trigram) ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + 1)
      }
    }
    const sounding = (bySound.get(soundOf(word)) ?? []).flatMap((place) => words[place] ?? [])
    const similar = [...shared]
      .map(([place, count]) => ({ word: words[place], count }))
      .toSorted((a, b) => b.count - a.count || lengthOf(a) - lengthOf(b))
      .slice(0, COMPARED)
      .flatMap((one) => one.word ?? [])
    return new Set([...sounding, ...similar])
  }

  /**
   * The nearest word: one that sounds alike, or is at most 1 letter away from a word of up to 5 letters, else 2; undefined
   * where there is none. An unfinished word is also compared with the beginnings of longer words.
   */
  function nearest(word: string, isUnfinished: boolean): string | undefined {
    if (word.length < 3 || /\p{N}/u.test(word)) return undefined
    const most = word.length <= SHORT ? 1 : 2
    let best: { term: string; cost: number; weight: number } | undefined
    for (const { term, weight } of alike(word)) {
      const cost = costOf(word, term, most, isUnfinished)
      if (cost === undefined || (weight <= SPELLING && cost > 1)) continue
      const isBetter = !best || cost < best.cost || (cost === best.cost && weight > best.weight)
      if (isBetter && isMeant(term)) {
        best = { term, cost, weight }
      }
    }
    return best?.term
  }

  return { add, nearest }
}

function costOf(word: string, term: string, most: number, isUnfinished: boolean) {
  const costs = [spelledCost(word, term, most), soundCost(word, term)]
  if (isUnfinished) costs.push(begunCost(word, term))
  const cost = Math.min(...costs)
  return cost === Infinity ? undefined : cost
}

function spelledCost(word: string, term: string, most: number) {
  const whole = distance(word, term, most)
  // Words that differ in more than one letter and in their first letter are different words.
  if (whole > most || (whole > 1 && word[0] !== term[0])) return Infinity
  return whole + beginningCost(word, term)
}

function soundCost(word: string, term: string) {
  const [one, other] = [soundOf(word), soundOf(term)]
  const most = word.length <= SHORT ? OTHER_VOWEL_COSTS : 1
  const cost = distance(one, other, most, changedSound)
  return cost > most ? Infinity : cost + OTHER_SPELLING_COSTS + beginningCost(one, other)
}

/** What an unfinished word costs as the beginning of a longer one. */
function begunCost(word: string, term: string) {
  if (word.length < SHORT || term.length <= word.length) return Infinity
  const begun = Math.min(
    ...[-1, 0, 1].map((more) => distance(word, term.slice(0, word.length + more), 1)),
  )
  return begun <= 1 ? begun + beginningCost(word, term) + UNFINISHED_COSTS : Infinity
}

function beginningCost(word: string, term: string) {
  return word[0] === term[0] ? 0 : OTHER_BEGINNING_COSTS
}

function changedSound(from: string, to: string) {
  return /[aio]/.test(from) && /[aio]/.test(to) ? OTHER_VOWEL_COSTS : 1
}

function put(places: Map<string, number[]>, key: string, place: number) {
  const known = places.get(key)
  if (known) known.push(place)
  else places.set(key, [place])
}

function trigramsOf(word: string) {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function lengthOf({ word }: { word: Word | undefined }) {
  return word?.term.length ?? 0
}
