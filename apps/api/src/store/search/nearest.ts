import { distance } from './distance'

/** A word that can be searched for. Of two equally near words, the one with the higher weight is chosen. */
export type Word = { term: string; weight: number }

// How many words are compared letter by letter: those that share the most trigrams with the typed one.
const COMPARED = 60
const SHORT = 5
const UNFINISHED_COSTS = 0.6
const OTHER_BEGINNING_COSTS = 0.5

/**
 * Finds, among the words that were added, the one that is spelled most like a typed word. Words are never removed:
 * `isMeant` says whether a word still finds anything.
 */
export function nearestWords(isMeant: (term: string) => boolean) {
  const words: Word[] = []
  const byTrigram = new Map<string, number[]>()
  const known = new Set<string>()

  /** Adds a word; a word that was added before stays as it is. */
  function add(word: Word) {
    if (known.has(word.term)) return
    known.add(word.term)
    const place = words.push(word) - 1
    for (const trigram of trigramsOf(word.term)) {
      const places = byTrigram.get(trigram)
      if (places) places.push(place)
      else byTrigram.set(trigram, [place])
    }
  }

  function alike(word: string) {
    const shared = new Map<number, number>()
    for (const trigram of trigramsOf(word)) {
      for (const place of byTrigram.get(trigram) ?? []) {
        shared.set(place, (shared.get(place) ?? 0) + 1)
      }
    }
    return [...shared]
      .map(([place, count]) => ({ word: words[place], count }))
      .toSorted((a, b) => b.count - a.count || lengthOf(a) - lengthOf(b))
      .slice(0, COMPARED)
      .flatMap((one) => one.word ?? [])
  }

  /**
   * The nearest word: at most 1 letter away from a word of up to 5 letters, else 2; undefined where there is none. An
   * unfinished word is also compared with the beginnings of longer words.
   */
  function nearest(word: string, isUnfinished: boolean): string | undefined {
    if (word.length < 3 || /\p{N}/u.test(word)) return undefined
    const most = word.length <= SHORT ? 1 : 2
    let best: { term: string; cost: number; weight: number } | undefined
    for (const { term, weight } of alike(word)) {
      const cost = costOf(word, term, most, isUnfinished)
      if (cost === undefined) continue
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
  const beginning = word[0] === term[0] ? 0 : OTHER_BEGINNING_COSTS
  const whole = distance(word, term, most)
  if (whole <= most) return whole + beginning
  if (!isUnfinished || term.length <= word.length) return undefined
  const begun = Math.min(
    ...[-1, 0, 1].map((more) => distance(word, term.slice(0, word.length + more), 1)),
  )
  return begun <= 1 ? begun + beginning + UNFINISHED_COSTS : undefined
}

function trigramsOf(word: string) {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

function lengthOf({ word }: { word: Word | undefined }) {
  return word?.term.length ?? 0
}
