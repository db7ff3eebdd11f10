import { codeNow } from '@etrend/e2e/support/totp'
import * as z from 'zod'
import type { Browser } from './browser'
import { pause } from './random'

const begun = z.object({ secret: z.string() })

/**
 * The authenticator app of an owner who doesn't work on the shop's own machine. The first session sets it up, later
 * sessions are let in by its codes.
 */
export function secondFactor(browser: Browser) {
  let secret: string | undefined
  let lastCode = ''

  /** The code of now. Waits for the next one if this one was used already. */
  async function nextCode(of: string) {
    while (codeNow(of) === lastCode) await pause(1_000)
    lastCode = codeNow(of)
    return lastCode
  }

  return {
    /** Gives the code that a new session waits for. Throws if the first session can't set the app up. */
    async pass(token: string) {
      const headers = { authorization: `Bearer ${token}` }
      const send = (path: string, json?: object) =>
        browser.send('POST', path, { headers, ...(json && { json }) })
      if (secret) {
        await send('/login/factor/', { code: await nextCode(secret) })
        return
      }
      const first = await send('/profile/factor/')
      const made = begun.parse(JSON.parse(first.text)).secret
      const { status, text } = await send('/profile/factor/confirm/', {
        code: await nextCode(made),
      })
      if (status !== 200)
        throw new Error(`Setting up the second factor answered ${status}: ${text}`)
      secret = made
    },
  }
}
