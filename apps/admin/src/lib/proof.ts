import { failure } from '@etrend/contract'
import { useSyncExternalStore } from 'react'
import * as z from 'zod'

/**
 * What the server wants before a sensitive action: a code of the second factor, or that the person has entered their
 * password or a code within the last minutes.
 */
export type Wanted = 'factor-needed' | 'proof-needed'
type Question = { wanted: Wanted; answer: Promise<boolean>; settle: (isProved: boolean) => void }

const refused = z.object({ status: z.literal(403), body: failure })
const listeners = new Set<() => void>()
let question: Question | undefined

/** What a response asks for before the call may be repeated; undefined for every other response. */
export function wantedBy(answer: unknown): Wanted | undefined {
  const code = refused.safeParse(answer).data?.body.code
  return code === 'factor-needed' || code === 'proof-needed' ? code : undefined
}

/**
 * Opens the question over the screen, so that nothing typed there is lost. Resolves to true once the user has answered it,
 * to false if they have closed it. Calls that are refused together share one question.
 */
export function askForProof(wanted: Wanted) {
  question ??= ask(wanted)
  tell()
  return question.answer
}

/** What has to be asked over the screen now. */
export function useWantedProof() {
  return useSyncExternalStore(subscribe, () => question?.wanted)
}

/** Closes the question: the waiting calls are sent again if the proof was given, or else fail with the refusal. */
export function settleProof(isProved: boolean) {
  const { settle } = question ?? {}
  question = undefined
  tell()
  settle?.(isProved)
}

function ask(wanted: Wanted): Question {
  let settle: Question['settle'] = () => undefined
  const answer = new Promise<boolean>((resolve) => (settle = resolve))
  return { wanted, answer, settle }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
