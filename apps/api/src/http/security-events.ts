import type { FastifyBaseLogger } from 'fastify'

/** The security events in the log, which can be searched for by the field `event`, and their messages. */
const sentences = {
  'sign-in': 'signed in',
  'sign-in-failed': 'sign-in refused: wrong password or no such account',
  'sign-in-locked': 'sign-in refused: too many failures',
  'factor-failed': 'the code of a second factor was wrong',
  'password-failed': 'the password that was asked for again was wrong',
  'token-reused': 'a used refresh token was presented again: the session was ended',
  'access-refused': 'access refused',
  'limit-reached': 'refused: too many calls from this network',
  export: 'data was exported',
} as const

export type SecurityEvent = keyof typeof sentences

/** Writes one event to the request's log, which adds the client's address. Never pass a secret in `about`. */
export function logEvent(
  { log }: { log: Pick<FastifyBaseLogger, 'info' | 'warn'> },
  event: SecurityEvent,
  about: Record<string, string | number | undefined> = {},
) {
  const isExpected = event === 'sign-in' || event === 'export'
  log[isExpected ? 'info' : 'warn']({ event, ...about }, sentences[event])
}
