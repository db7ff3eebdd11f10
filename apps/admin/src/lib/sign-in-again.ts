import { useSyncExternalStore } from 'react'
import { onSessionChange, stored } from './session'

type Question = {
  answer: Promise<string | undefined>
  settle: (access: string | undefined) => void
}

const listeners = new Set<() => void>()
let question: Question | undefined

/**
 * Opens the sign-in over the screen, so that nothing typed there is lost. Resolves to the new access token once the user
 * has signed in, here or in another tab; to undefined if the user has closed the sign-in.
 */
export function askToSignInAgain() {
  question ??= ask()
  tell()
  return question.answer
}

/** Whether the sign-in must be shown over the screen. */
export function useIsSignInAsked() {
  return useSyncExternalStore(subscribe, () => question !== undefined)
}

/** Closes the sign-in. The waiting calls fail with the server's refusal. */
export function giveUpSignIn() {
  question?.settle(undefined)
}

function ask(): Question {
  const stale = stored('access')
  let settle: Question['settle'] = () => undefined
  const answer = new Promise<string | undefined>((resolve) => {
    const stop = onSessionChange(() => {
      if (stored('access') !== stale) settle(stored('access'))
    })
    settle = (access) => {
      stop()
      question = undefined
      tell()
      resolve(access)
    }
  })
  return { answer, settle }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}
