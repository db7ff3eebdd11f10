import bidiFactory from 'bidi-js'
import { fontOf, type TextStyle } from './fonts'
import { INVISIBLE } from './letters'

/** A part of a line with one font and one direction. An odd level of bidi-js runs from the right to the left. */
export type Run = { letters: string; font: string; level: number }

/**
 * The parts of a line with one font and one direction, in the order in which they stand on the paper, from the left.
 * Shaping turns the letters of Arabic runs around itself; other letters are turned around here where they must be.
 */
export function runsOf(line: string, style: TextStyle): Run[] {
  const bidiLevels = ARABIC.test(line) ? bidi.getEmbeddingLevels(line, 'ltr') : undefined
  const runs: Run[] = []
  const runAt: (Run | undefined)[] = []
  let at = 0
  for (const letter of line) {
    const last = runs.at(-1)
    const level = bidiLevels?.levels[at] ?? 0
    const font = fontIn(letter, style, last)
    if (last && font === last.font && level === last.level) last.letters += letter
    else if (font !== undefined) runs.push({ letters: letter, font, level })
    runAt[at] = runs.at(-1)
    at += letter.length
  }
  if (!bidiLevels) return runs
  const ordered = bidi.getReorderedIndices(line, bidiLevels).map((index) => runAt[index])
  return [...new Set(ordered)].filter((run) => run !== undefined).map(turned)
}

/** Breaks a text that is `printed` into lines that fit; one that ends in spaces is measured without them. */
export function wrapped(text: string, isFitting: (line: string) => boolean) {
  const fits = (line: string) => isFitting(line.trimEnd())
  const lines: string[] = []
  let line = ''
  for (const piece of fits(text) ? [text] : (text.match(PIECES) ?? [])) {
    for (const part of fits(piece) ? [piece] : Array.from(piece)) {
      if (line !== '' && !fits(line + part)) {
        lines.push(line)
        line = ''
      }
      line += part
    }
  }
  return [...lines, line]
}

/** The font of a letter after a run; undefined for one that shows nothing. */
function fontIn(letter: string, style: TextStyle, before: Run | undefined) {
  if (isShown(letter)) {
    const font = fontOf(letter, style)
    // Devanagari is shaped together with the spaces in it.
    return letter === ' ' && before?.font.startsWith('nepali') ? before.font : font
  }
  return JOINER.test(letter) && before && JOINED.test(before.letters) ? before.font : undefined
}

function turned(run: Run) {
  const isRightToLeft = run.level % 2 === 1
  if (isRightToLeft === ARABIC.test(run.letters)) return run
  const letters = Array.from(run.letters).toReversed()
  const mirrored = letters.map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
  return { ...run, letters: (isRightToLeft ? mirrored : letters).join('') }
}

/** Whether a letter shows anything: marks of direction and joiners don't. */
export function isShown(letter: string) {
  return !INVISIBLE.test(letter)
}

const bidi = bidiFactory()
const ARABIC = /\p{Script=Arabic}/u
/** The zero-width joiner and non-joiner change the shapes of letters beside them. */
const JOINER = /[\u200c\u200d]/
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u
/** Lines break after spaces, and after each letter of Chinese and Japanese with the punctuation that follows it. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][\p{Pe}\p{Po}ー]*\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu
