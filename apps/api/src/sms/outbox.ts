import { performance } from 'node:perf_hooks'
import type { Database } from '../db/client'
import type { sms } from '../db/schema/sms'
import type { Background } from '../lib/background'
import type { Log } from '../lib/request-context'
import type { SealedTexts } from '../lib/sealed-texts'
import { signal } from '../lib/signal'
import type { SmsGateway, SmsOutcome } from './gateway'
import { claimDue, noteTried, type TriedSms } from './outbox-rows'

/** The outbox has tried to send an SMS. */
export const smsTried = signal<{ outcome: 'sent' | 'refused' | 'unclear'; ms: number }>()

type Queued = typeof sms.$inferSelect
export type SmsOutbox = ReturnType<typeof openSmsOutbox>

/**
 * Sends queued SMS: immediately after `wake`, and again after longer and longer pauses where the gateway has certainly
 * not taken them. One server sends at a time. Without a gateway nothing is sent.
 */
export function openSmsOutbox(given: {
  db: Database
  gateway: SmsGateway | undefined
  clock: () => Date
  log: Log
  background: Background
  sealed: SealedTexts
}) {
  const { db, gateway, clock, log, background, sealed } = given
  let isSending = false
  let isMore = false

  function noteAndClaim(name: string, tried: TriedSms[]) {
    const now = clock()
    return db.transaction(async (tx) => {
      await noteTried(tx, tried, name, now)
      return background.closing.aborted ? [] : await claimDue(tx, now)
    })
  }

  async function attempt({ send }: SmsGateway, row: Queued): Promise<TriedSms> {
    const began = performance.now()
    const outcome = await outcomeOf(send, row)
    const ms = Math.round(performance.now() - began)
    smsTried.report({ outcome: outcome.outcome, ms })
    // Neither the number nor the text is logged.
    const about = { sms: row.id, ms, ...(row.request_id && { reqId: row.request_id }) }
    if (outcome.outcome === 'sent') log.info(about, 'an SMS was sent')
    else if (outcome.outcome === 'unclear') log.warn(about, 'it is unclear whether an SMS was sent')
    else log.error({ problem: outcome.problem, ...about }, 'an SMS could not be sent')
    return { row, outcome }
  }

  async function outcomeOf(send: SmsGateway['send'], row: Queued): Promise<SmsOutcome> {
    const text = row.is_secret ? sealed.open(row.text) : row.text
    if (text !== undefined) return await send(row.to, text)
    return { outcome: 'refused', problem: 'Its text can’t be read any more.', isFinal: true }
  }

  async function deliver(from: SmsGateway) {
    let due = await noteAndClaim(from.name, [])
    while (due.length > 0) {
      const tried = await Promise.all(due.map((row) => attempt(from, row)))
      due = await noteAndClaim(from.name, tried)
    }
  }

  async function deliverDue() {
    if (gateway) await db.locks.tryTake('sending SMS', () => deliver(gateway))
  }

  return {
    deliverDue,

    /** Sends due messages in the background. Calls during a run lead to one more run after it. */
    wake() {
      isMore = true
      if (isSending || !gateway) return
      isSending = true
      background(async () => {
        try {
          while (isMore) {
            isMore = false
            await deliverDue()
          }
        } finally {
          isSending = false
        }
      })
    },
  }
}
