import type { Tokens } from '@etrend/contract'
import { keepTokens, stored } from './session'

/** The new tokens; 'over' when the session can't be renewed; undefined when the server couldn't say. */
export type Renewed = Tokens | 'over' | undefined

/**
 * One renewal at a time, in all tabs: a refresh token works once, and using it twice ends the session.
 * `refresh` makes the call; `askAgain` lets the person sign in when the session is over.
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

/** Web Locks exist only on https and localhost; without them a tab looks after itself. */
function oneTabAtATime(work: () => Promise<Renewed | 'elsewhere'>) {
  const locks: LockManager | null | undefined = navigator.locks
  return locks ? locks.request('etrend-renewal', work) : work()
}
