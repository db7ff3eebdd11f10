import { Gauge, type Registry } from 'prom-client'
import type { Database, Queries } from '../db/client'
import type { Disk } from '../lib/disk'
import { readShop, type Readings } from './readings'
import { seldom } from './seldom'

export type ShopParts = {
  db: Database
  disk: Disk
  clock: () => Date
  /** Milliseconds since any moment; those of the process where tests give none. */
  elapsed?: () => number
  /** Since when the shop's data is in no good backup (ISO time); null when there is nothing to lose yet. */
  protectedSince: (queries: Queries) => Promise<string | null>
}

const QUICK = { pauseMs: 5_000, longestPauseMs: 5_000, patienceMs: 2_000 }
const SLOW = { ...QUICK, longestPauseMs: 30_000 }

/**
 * Prepares what is read when somebody scrapes. The returned function reads it, and never fails: while the database
 * can't be read, etrend_database_up is 0 and its counts are left out.
 */
export function shopMetrics(
  registry: Registry,
  { db, disk, clock, elapsed = () => performance.now(), protectedSince }: ShopParts,
) {
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: Label[]) =>
    new Gauge({ name, help, labelNames: labels, registers: [registry] })
  const up = gauge('etrend_database_up', 'Whether the database can be read.')
  const orders = gauge('etrend_orders', 'Orders by state.', 'state')
  const payments = gauge('etrend_payments', 'Payments by gateway and state.', 'gateway', 'state')
  const mails = gauge('etrend_mails', 'Mails that wait, or could not be sent.', 'state')
  const sms = gauge('etrend_sms', 'SMS that wait, failed, or whose outcome is unclear.', 'state')
  const oldestMail = gauge('etrend_mail_oldest_waiting_seconds', 'Age of the oldest waiting mail.')
  const filings = gauge('etrend_tax_filings', 'Bills that the tax office lacks.', 'state')
  const oldestFiling = gauge(
    'etrend_tax_filing_oldest_seconds',
    'Age of the oldest bill that the tax office lacks.',
  )
  const backup = gauge(
    'etrend_backup_age_seconds',
    'Age of the last good backup; of the shop while there is none.',
  )
  const lag = gauge('etrend_mirror_lag_seconds', 'Age of what shoppers see of the catalogue.')
  const free = gauge('etrend_disk_free_bytes', 'Free space on the disk of DATA_DIR.')
  const size = gauge('etrend_disk_bytes', 'Size of the disk of DATA_DIR.')

  const age = (at: string) => Math.max(0, clock().getTime() - Date.parse(at)) / 1000
  const health = seldom(() => db.health(), QUICK, elapsed)
  const counts = seldom(() => readShop(db.read), SLOW, elapsed)
  const backedUp = seldom(async () => ({ at: await protectedSince(db.read) }), SLOW, elapsed)

  function setCounts(read: Readings) {
    for (const { state, rows } of read.orders) orders.set({ state }, rows)
    for (const { rows, ...labels } of read.payments) payments.set(labels, rows)
    for (const { state, rows } of read.mails) mails.set({ state }, rows)
    for (const { state, rows } of read.sms) sms.set({ state }, rows)
    oldestMail.set(read.oldestMail === null ? 0 : age(read.oldestMail))
    for (const { state, rows } of read.taxFilings) filings.set({ state }, rows)
    oldestFiling.set(read.oldestTaxFiling === null ? 0 : age(read.oldestTaxFiling))
  }

  return async () => {
    const [found, read, saved] = await Promise.all([health(), counts(), backedUp()])
    // What isn't known now is left out of the answer.
    for (const counted of [orders, payments, mails, sms, filings]) counted.reset()
    for (const single of [oldestMail, oldestFiling, backup]) single.remove()
    up.set(found?.state === 'usable' && read ? 1 : 0)
    if (read) setCounts(read)
    if (saved?.at) backup.set(age(saved.at))
    if (found) lag.set(found.mirrorAge / 1000)
    const space = disk.space()
    free.set(space.free)
    size.set(space.total)
  }
}
