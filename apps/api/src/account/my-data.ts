import type { MyData } from '@etrend/contract'
import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { union } from 'drizzle-orm/sqlite-core'
import { withPhotos } from '../db/catalogue/review-photos'
import { isDeleted } from '../db/catalogue/written-reviews'
import type { Database, Queries } from '../db/client'
import { one } from '../db/rows'
import { cartLine } from '../db/schema/carts'
import { product } from '../db/schema/catalogue'
import { customerFile } from '../db/schema/customer-files'
import { address, orderClaim } from '../db/schema/customers'
import { mail } from '../db/schema/mail'
import { order } from '../db/schema/orders'
import { emailChange, passwordReset, session, user } from '../db/schema/people'
import { promoUse } from '../db/schema/promo-codes'
import { orderReturn } from '../db/schema/returns'
import { productLike, review, reviewPhoto } from '../db/schema/reviews'
import { sms } from '../db/schema/sms'
import { stockAlert } from '../db/schema/stock'
import { Refusal } from '../lib/refusal'
import { has } from './first-staff'
import { endSessionsOf } from './session-rows'

/** Reads the orders of an account. */
export type OrdersOf = (db: Queries, user: number) => Promise<MyData['orders']>

/** Everything that the shop keeps about a customer. */
export async function readMyData(db: Queries, who: number, ordersOf: OrdersOf): Promise<MyData> {
  const written = await db.select().from(review).where(eq(review.user, who)).orderBy(asc(review.id))
  const reviews = await withPhotos(db, written, 'all')
  const likes = await db
    .select()
    .from(productLike)
    .where(eq(productLike.user, who))
    .orderBy(asc(productLike.created_at), asc(productLike.product))
  const alerts = await db
    .select()
    .from(stockAlert)
    .where(eq(stockAlert.user, who))
    .orderBy(asc(stockAlert.id))
  return {
    account: await one(db.select().from(user).where(eq(user.id, who))),
    addresses: await db
      .select()
      .from(address)
      .where(eq(address.user, who))
      .orderBy(asc(address.id)),
    orders: await ordersOf(db, who),
    reviews: reviews.map(({ created_at, ...row }) => ({ ...row, date: created_at })),
    likes: likes.map(({ product: of, created_at }) => ({ product: of, date: created_at })),
    cart: await db.select().from(cartLine).where(eq(cartLine.user, who)).orderBy(asc(cartLine.id)),
    stock_alerts: alerts.map(({ asked_at, ...row }) => ({ ...row, date: asked_at })),
    sessions: await db
      .select()
      .from(session)
      .where(eq(session.user, who))
      .orderBy(asc(session.created_at)),
  }
}

/** Erases a shopper's account. Its orders stay for the books, without names. Throws 409 for staff and open orders. */
export async function eraseAccount(
  { db, clock }: { db: Database; clock: () => Date },
  who: number,
) {
  const now = clock()
  await db.transaction(async (tx) => {
    const { email, role } = await one(tx.select().from(user).where(eq(user.id, who)))
    if (role !== 'user')
      throw new Refusal(
        409,
        'Staff accounts can’t be deleted here. Another member of staff can disable them.',
      )
    await refuseWhileOpen(tx, who)
    await eraseReviewsAndLikes(tx, who)
    await tx.delete(address).where(eq(address.user, who))
    await tx.delete(orderClaim).where(eq(orderClaim.user, who))
    await tx.delete(cartLine).where(eq(cartLine.user, who))
    await tx.delete(stockAlert).where(or(eq(stockAlert.user, who), isOfGuest(email)))
    await eraseFiles(tx, who)
    await eraseMails(tx, who, email)
    await eraseSms(tx, who)
    await tx.delete(emailChange).where(eq(emailChange.user, who))
    await tx.delete(passwordReset).where(eq(passwordReset.user, who))
    await eraseOrders(tx, who)
    await endSessionsOf(tx, who, now)
    await tx.update(session).set({ user_agent: null }).where(eq(session.user, who))
    const gone = { ...(await goneNames(tx, who)), password_hash: '', district: '' }
    await tx
      .update(user)
      .set({ ...gone, disabled_at: now.toISOString() })
      .where(eq(user.id, who))
  })
}

/** User name and email address of an erased account. Others can't register such names now, but they once could. */
async function goneNames(tx: Queries, who: number) {
  for (let number = 1; ; number += 1) {
    const more = number === 1 ? '' : ` ${number}`
    const username = `deleted ${who}${more}`
    const email = `${username.replaceAll(' ', '-')}@deleted.invalid`
    if (await has(tx, 'username', username)) continue
    if (!(await has(tx, 'email', email))) return { username, email }
  }
}

/** What remains in an order of an erased customer. Without a phone number, no token opens its page either. */
const nobody = {
  user: null,
  email: null,
  name: 'Deleted customer',
  phone: '',
  street: '',
  landmark: '',
  address_key: null,
  note: '',
}

async function refuseWhileOpen(tx: Queries, who: number) {
  const isOpen = inArray(order.state, ['placed', 'confirmed', 'packed', 'shipped'])
  if ((await tx.$count(order, and(eq(order.user, who), isOpen))) === 0) return
  throw new Refusal(
    409,
    'You have an order that isn’t finished: delete the account when it has arrived.',
  )
}

async function eraseReviewsAndLikes(tx: Queries, who: number) {
  await tx.delete(review).where(and(eq(review.user, who), isDeleted))
  const theirs = tx.select({ id: review.id }).from(review).where(eq(review.user, who))
  await tx.delete(reviewPhoto).where(inArray(reviewPhoto.review, theirs))
  await tx.update(review).set({ user: null, author: 'A customer' }).where(eq(review.user, who))
  const liked = await tx.delete(productLike).where(eq(productLike.user, who)).returning()
  for (const { product: id } of liked) {
    const like_count = sql`${product.like_count} - 1`
    await tx.update(product).set({ like_count }).where(eq(product.id, id))
  }
}

/** What a guest with the account's address asked for. What another account asked for stays, as its mails do. */
function isOfGuest(email: string) {
  return and(isNull(stockAlert.user), eq(stockAlert.email, email.toLowerCase()))
}

/** Keeps what was bought. Erases who bought it, and the texts and pictures of their returns. */
async function eraseOrders(tx: Queries, who: number) {
  const theirs = orderIdsOf(tx, who)
  await tx.update(promoUse).set({ phone: '' }).where(inArray(promoUse.order, theirs))
  const blank = { details: '', picture: null }
  await tx.update(orderReturn).set(blank).where(inArray(orderReturn.order, theirs))
  await tx.update(order).set(nobody).where(eq(order.user, who))
}

function orderIdsOf(tx: Queries, who: number) {
  return tx.select({ id: order.id }).from(order).where(eq(order.user, who))
}

/**
 * Deletes what staff kept about the customer: the files of the account, and of the phone numbers of its orders. The file
 * of a number under which others have ordered too stays: anybody can order, and then erase, with somebody's number.
 */
async function eraseFiles(tx: Queries, who: number) {
  const phonesIn = (orders: SQL | undefined) =>
    tx.select({ phone: order.phone }).from(order).where(orders)
  const isOnlyTheirs = and(
    inArray(customerFile.phone, phonesIn(eq(order.user, who))),
    notInArray(customerFile.phone, phonesIn(or(isNull(order.user), ne(order.user, who)))),
  )
  await tx.delete(customerFile).where(or(eq(customerFile.user, who), isOnlyTheirs))
}

/** Blanks the messages about the account's orders. One that waits is not sent any more. */
async function eraseSms(tx: Queries, who: number) {
  const state = sql<'sent'>`CASE WHEN ${sms.state} = 'queued' THEN 'skipped' ELSE ${sms.state} END`
  await tx
    .update(sms)
    .set({ to: '', text: '', state, next_attempt_at: null })
    .where(inArray(sms.order, orderIdsOf(tx, who)))
}

async function eraseMails(tx: Queries, who: number, email: string) {
  const blank = { to: '', text: '', html: '', state: 'sent' as const, next_attempt_at: null }
  await tx
    .update(mail)
    .set(blank)
    .where(inArray(mail.order, orderIdsOf(tx, who)))
  // Mails about orders of others stay: an account can have an address that isn't its owner's.
  await tx
    .update(mail)
    .set(blank)
    .where(and(eq(mail.to, email), isNull(mail.order)))
  // Also mails to the account's former and requested addresses, unless another account has that address now.
  const mine = eq(emailChange.user, who)
  const other = union(
    tx.select({ to: emailChange.former_email }).from(emailChange).where(mine),
    tx.select({ to: emailChange.email }).from(emailChange).where(mine),
  )
  const somebodys = tx.select({ to: sql`lower(${user.email})` }).from(user)
  const isTheirs = and(isNull(mail.order), inArray(mail.to, other), notInArray(mail.to, somebodys))
  await tx.update(mail).set(blank).where(isTheirs)
}
