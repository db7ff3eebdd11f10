import { Refusal } from '../../lib/refusal'
import { signedTexts } from '../../lib/signed-texts'
import { DAY_MS, HOUR_MS } from '../../lib/times'

const LONGEST_AHEAD_MS = 366 * DAY_MS

/** A look at the shop as of another time. Times are in ms. */
export type AsOf = {
  /** Says both times, unsigned: `<at>.<until>`. */
  name: string
  /** The time that the shop is shown as of, when the look begins. */
  at: number
  /** When the look ends. */
  until: number
  /** How far the shown clock is ahead of the real one: it goes on from the time at which the link was made. */
  ahead: number
}

/**
 * Makes and reads the tokens of links to the shop as of another time. A token holds that time and the link's end, signed:
 * nothing is stored, so that every server can read it, and nobody else can make one.
 */
export function asOfLinks({ key, clock }: { key: Uint8Array; clock: () => Date }) {
  const signed = signedTexts(key, 'etrend shop as of another time')

  return {
    /** A token for an ISO time, which works for an hour. Throws Refusal: 400 for a time that isn't within the next year. */
    make(time: string) {
      const [at, now] = [Date.parse(time), clock().getTime()]
      if (at <= now) throw notAhead('Choose a time in the future.')
      if (at > now + LONGEST_AHEAD_MS) throw notAhead('Choose a time within the next year.')
      const until = now + HOUR_MS
      return { token: signed.sign(`${at.toString(36)}.${until.toString(36)}`), until }
    },

    /** What a token shows; undefined for one that the shop didn't make. It may have ended. */
    read(token: string): AsOf | undefined {
      const name = signed.read(token)
      if (name === undefined) return undefined
      const [at = 0, until = 0] = name.split('.').map((part) => Number.parseInt(part, 36))
      return { name, at, until, ahead: at - (until - HOUR_MS) }
    },

    hasEnded: ({ until }: AsOf) => until <= clock().getTime(),
  }
}

export type AsOfLinks = ReturnType<typeof asOfLinks>

function notAhead(sentence: string) {
  return new Refusal(400, sentence, { at: sentence })
}
