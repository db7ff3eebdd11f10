import { sms } from '@etrend/contract'
import { and, eq, lte, or } from 'drizzle-orm'
import { vi } from 'vitest'
import * as z from 'zod'
import { sms as smsRow } from '../db/schema/sms'
import { orderingShop } from './ordering'
import { playedSmsGateway } from './played-sms-gateway'

const WAIT_MS = 8000
const log = z.array(sms)

/** A shop that sends SMS through a played gateway. */
export async function shopWithSms(name: 'sparrow' | 'aakash' = 'sparrow') {
  const { play, taken, down, up, ...gateways } = await playedSmsGateway()
  const shop = await orderingShop({ gateways: { simulator: true }, sms: gateways[name] })

  /** Does what is due until nothing is any more: the work after an answer may be sending just now. */
  async function settled() {
    await vi.waitFor(async () => {
      await shop.app.doChores()
      const isDue = lte(smsRow.next_attempt_at, new Date(shop.now()).toISOString())
      const isOpen = or(eq(smsRow.state, 'sending'), and(eq(smsRow.state, 'queued'), isDue))
      if ((await shop.db.read.$count(smsRow, isOpen)) > 0) throw new Error('Still sending')
    }, WAIT_MS)
  }

  return {
    shop,
    play,
    taken,
    down,
    up,
    /** Lets time pass, sends what is due then, and signs in anew. */
    later: async (minutes: number) => {
      await shop.later(minutes)
      await settled()
      await shop.signIn()
    },
    /** The newest message first. */
    log: async (query = '') => log.parse((await shop.get(`/staff/sms${query}`)).json()),
    newest: async () => log.parse((await shop.get('/staff/sms')).json())[0],
  }
}
