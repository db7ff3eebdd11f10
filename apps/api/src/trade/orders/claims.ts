import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Database, Queries } from '../../db/client'
import { first, one } from '../../db/rows'
import { orderClaim } from '../../db/schema/customers'
import { order } from '../../db/schema/orders'
import { user } from '../../db/schema/people'
import { unguessableWait, type Background } from '../../lib/background'
import { Refusal } from '../../lib/refusal'
import { DAY_MS } from '../../lib/times'
import { type Outbox, queueMail } from '../../mail/outbox'
import { writeMail } from '../../mail/write-mail'
import { addEvent } from '../rows/order-timeline'

const LIFE_MS = DAY_MS
const MOST_PER_LIFE = 3

/**
 * Adds guest orders to an account once its owner has opened a link that was mailed to the address of the orders. That
 * the account has the same address doesn't prove that its owner can read mails there.
 */
export function orderClaims(given: {
  db: Database
  clock: () => Date
  origin: string
  outbox: Outbox
  background: Background
}) {
  const { db, clock, origin, outbox, background } = given

  async function sendLink(owner: number) {
    await db.transaction(async (tx) => {
      const now = clock()
      const { email } = await one(tx.select().from(user).where(eq(user.id, owner)))
      await tx.delete(orderClaim).where(lte(orderClaim.expires_at, now.toISOString()))
      const sent = await tx.$count(orderClaim, eq(orderClaim.user, owner))
      const waiting = await tx.$count(order, isGuestOrderOf(email))
      if (sent >= MOST_PER_LIFE || waiting === 0) return
      const token = randomBytes(32).toString('base64url')
      const expires_at = new Date(now.getTime() + LIFE_MS).toISOString()
      const row = { token_hash: fingerprint(token), user: owner, email, expires_at }
      await tx.insert(orderClaim).values({ ...row, created_at: now.toISOString() })
      const url = `${origin}/orders/claim?token=${token}`
      await queueMail(
        tx,
        { to: email, ...(await writeMail(tx, 'orders_claim', { origin, url })) },
        now,
      )
    })
    outbox.wake()
  }

  return {
    /**
     * Mails the link some time after the response, if there are orders to claim. Neither the response nor the time of
     * the next one tells whether there are.
     */
    request: (owner: number) => background(() => sendLink(owner), unguessableWait()),

    /** Adds the guest orders of the proven address to the account. Returns how many. Refuses (400) a bad link. */
    async redeem(token: string, owner: number) {
      return db.transaction(async (tx) => {
        const now = clock().toISOString()
        const isOpen = and(
          eq(orderClaim.token_hash, fingerprint(token)),
          eq(orderClaim.user, owner),
          gt(orderClaim.expires_at, now),
        )
        const claim = await first(tx.delete(orderClaim).where(isOpen).returning())
        if (!claim) {
          const message = 'This link is used up or too old, or belongs to another account.'
          throw new Refusal(400, message, { token: message })
        }
        return joinOrders(tx, claim.email, owner, now)
      })
    },
  }
}

async function joinOrders(tx: Queries, email: string, owner: number, created_at: string) {
  const joined = await tx
    .update(order)
    .set({ user: owner })
    .where(isGuestOrderOf(email))
    .returning({ id: order.id })
  for (const { id } of joined) {
    await addEvent(tx, {
      order: id,
      kind: 'note',
      text: 'Joined the customer’s account',
      created_at,
    })
  }
  return joined.length
}

function isGuestOrderOf(email: string) {
  return and(eq(order.email, email.toLowerCase()), isNull(order.user))
}

function fingerprint(token: string) {
  return createHash('sha256').update(token).digest('base64url')
}
