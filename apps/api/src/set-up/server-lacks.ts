import { stat } from 'node:fs/promises'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { mail } from '../db/schema/mail'
import { payment } from '../db/schema/payments'
import { lack } from './lack'

/** What the server was started with. */
export type ServerParts = {
  /** Whether mails go to a mail server. */
  hasMailServer?: boolean
  gateways: { simulator: boolean; esewa?: unknown; khalti?: unknown }
  backups: { store: { folder: string; lastGood: () => Promise<object | undefined> } }
  folders: { folder: string }
}

export async function lacksOfPayments(db: Queries, { gateways }: ServerParts) {
  const { simulator, esewa, khalti } = gateways
  if (simulator) return [lack('payment_keys', 'Payments are simulated: no money comes in.')]
  if (!esewa && !khalti) {
    return [lack('payment_keys', 'The shop has no keys of eSewa or Khalti: all pay in cash.')]
  }
  const isPaid = and(ne(payment.method, 'cod'), eq(payment.state, 'verified'))
  if ((await db.$count(payment, isPaid)) > 0) return []
  return [lack('test_payment', 'No payment has come in yet: order something small and pay it.')]
}

export async function lacksOfMail(db: Queries, { hasMailServer }: ServerParts) {
  if (!hasMailServer) {
    return [lack('mail_server', 'The shop has no mail server: mails stay here as files.')]
  }
  // As the page of mail texts names its tests.
  const isTest = sql`${mail.subject} LIKE 'Test: %'`
  if ((await db.$count(mail, and(isTest, eq(mail.state, 'sent')))) > 0) return []
  const failed = await first(db.select().from(mail).where(isTest).orderBy(desc(mail.id)).limit(1))
  const message = failed?.problem
    ? `The test mail could not be sent (${failed.problem}): check the mail server’s address.`
    : failed
      ? 'The test mail is on its way.'
      : 'Send a test mail to yourself.'
  return [lack('test_mail', message)]
}

export async function lacksOfBackups({ backups: { store }, folders }: ServerParts) {
  // Looking for a backup also makes the folder, which a new shop doesn't have yet.
  const hasBackup = (await store.lastGood()) !== undefined
  const [own, data] = await Promise.all([stat(store.folder), stat(folders.folder)])
  return [
    ...(own.dev === data.dev
      ? [lack('backup_disk', 'Backups lie on the disk of the shop: they are lost with it.')]
      : []),
    ...(hasBackup ? [] : [lack('first_backup', 'No backup has been made yet.')]),
  ]
}
