import { SHORTEST_PASSWORD } from '@etrend/contract'
import { Refusal } from '../lib/refusal'
import { isCommonPassword } from './common-passwords'

/** Whose password it is. */
type Owner = { username?: string; email: string }

const SHORTEST_WORD = 3
const SHORTEST_RUN = 3
const FEWEST_CHARACTERS = 4
const FEWEST_STEPS = 5

/** Throws 400 for a new password that is easy to guess, with the reason at its field. */
export async function refuseWeakPassword(password: string, owner: Owner) {
  const weakness = await weaknessOf(password, owner)
  if (!weakness) return
  const message = `This password ${weakness}. Choose another.`
  throw new Refusal(400, message, { password: message })
}

/** Why a password is easy to guess, as the end of a sentence that begins 'This password'; undefined when it isn't. */
export async function weaknessOf(password: string, owner: Owner) {
  const text = password.toLowerCase()
  const repeated = repeatedPart(text)
  if ((await isCommonPassword(text)) || (repeated && (await isCommonPassword(repeated)))) {
    return 'is one of the most common ones'
  }
  if (isShort(repeated) || new Set(text).size < FEWEST_CHARACTERS) {
    return 'repeats the same few characters'
  }
  if (stepsOf(text) < FEWEST_STEPS) return 'is a row of neighbouring letters or keys'
  const rest = withoutWords(text, wordsOf(owner))
  if (rest !== text && isShort(rest)) return 'is little more than your name or email address'
  return undefined
}

function isShort(text: string | undefined) {
  return text !== undefined && text.length < SHORTEST_PASSWORD
}

/** The part that a text repeats: 'kurta1' of 'kurta1kurta1kur'. Undefined when the text isn't one repeated part. */
function repeatedPart(text: string) {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length)
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part
  }
  return undefined
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = [...rows, ...rows.map((row) => Array.from(row).toReversed().join(''))]

/** How many characters must be guessed; a run of neighbouring letters or keys ('abcd', '4321', 'qwer') is one. */
function stepsOf(text: string) {
  let steps = 0
  for (let at = 0; at < text.length; steps += 1) {
    const length = runAt(text, at)
    at += length >= SHORTEST_RUN ? length : 1
  }
  return steps
}

/** The length of the longest run of neighbours, or of one repeated character, that begins at index `at`. */
function runAt(text: string, at: number) {
  let length = 1
  while (at + length < text.length && isRun(text.slice(at, at + length + 1))) length += 1
  return length
}

function isRun(part: string) {
  return runs.some((run) => run.includes(part)) || new Set(part).size === 1
}

/** The owner's names and the shop's, whole and in parts; the longest first. */
function wordsOf({ username = '', email }: Owner) {
  const [local = '', domain = ''] = email.split('@')
  const whole = [username, local, domain.split('.')[0] ?? '', 'etrend']
  const parts = whole.flatMap((word) => [
    word,
    ...word.split(/[^\p{L}\p{N}]+|(?<=\p{L})(?=\p{N})/u),
  ])
  const words = parts.map((word) => word.toLowerCase().trim())
  return words
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((one, other) => other.length - one.length)
}

function withoutWords(text: string, words: string[]) {
  return words.reduce((rest, word) => rest.replaceAll(word, ''), text)
}
