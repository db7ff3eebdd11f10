import type { Tokens } from '@etrend/contract'
import { keepTokens, stored } from './session'

/** The new tokens; 'over' if the session has ended; undefined if the server couldn't decide (status 429 or higher). */
export type Renewed = Tokens | 'over' | undefined

/**
 * Returns a function that renews the tokens and resolves to the new access token, or to undefined if there is none.
 * Only one renewal runs at a time in all tabs: a refresh token works once, and using it twice ends the session.
 * `refresh` makes the call; `askAgain` lets the user sign in if the session has ended.
 */
export function createRenewal(
  refresh: (token: string) => Promise<Renewed>,
  askAgain: () => Promise<string | undefined>,
) {
  let running: Promise<string | undefined> | undefined
  return () => {
    running ??= renew(refresh, askAgain).finally(() => (running = undefined))
    return running
  }
}

async function renew(
  refresh: (token: string) => Promise<Renewed>,
  askAgain: () => Promise<string | undefined>,
) {
  const stale = stored('access')
  const renewed = await oneTabAtATime(async () => {
    const token = stored('refresh')
    if (stored('access') !== stale) return 'elsewhere'
    return token ? refresh(token) : 'over'
  })
  if (renewed === 'elsewhere') return stored('access')
  if (renewed === 'over') return askAgain()
  if (renewed) keepTokens(renewed)
  return renewed?.access
}

/** Web Locks exist only on https and localhost. Without them, only the renewals of this tab wait for each other. */
function oneTabAtATime(work: () => Promise<Renewed | 'elsewhere'>) {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('etrend-renewal', work) : work()
}
