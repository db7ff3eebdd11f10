import type { MailKind, MailWords } from '@etrend/contract'
import { formatPrice, sizeWord } from '@etrend/domain'
import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { prepared } from '../db/prepared'
import { mailText } from '../db/schema/mail'
import { shop } from '../db/schema/shop'
import type { MailedOrder, MailedPiece, StoredContent } from './content'
import { plainText } from './mail-body'
import { mailKinds } from './mail-kinds'
import { orderContent, pieceContent } from './order-content'
import { fillIn, type Placeholder } from './placeholders'
import { stepsOf } from './steps'
import { storedHtml } from './stored-html'
import { withoutLinks } from './without-links'

export type MailFacts = {
  /** The shop's public address, where its pictures are. */
  origin: string
  /** Where the button leads. */
  url: string
  /** What placeholders stand for, besides those about the shop, the order and the piece. */
  values?: Partial<Record<Placeholder, string>>
  /** The order that the mail is about, with its number. */
  order?: MailedOrder & { number: string }
  /** The piece that the mail is about, where it is about none that was ordered. */
  piece?: MailedPiece
  /** A paragraph that only this mail has, after the default or edited texts before the button. */
  note?: string
}

/** Writes a mail of this kind: with the shop's own texts where staff have edited them. */
export async function writeMail(db: Queries, kind: MailKind, facts: MailFacts) {
  const { own, ...sender } = await senderOf(db, kind)
  const mail = mailOf(kind, own ?? mailKinds[kind], facts, sender)
  return { ...forOutbox(mail), is_secret: mailKinds[kind].is_secret ?? false }
}

/** A mail as the outbox keeps it. */
export function forOutbox(mail: StoredContent) {
  const { content, sender } = mail
  const { subject } = content
  const text = plainText(content, sender)
  return { subject, text, html: storedHtml(mail, text) }
}

/** A mail with these texts, from this shop. */
export function mailOf(
  kind: MailKind,
  words: MailWords,
  facts: MailFacts,
  row: ShopRow,
): StoredContent {
  const { origin, url, order, piece, note } = facts
  const { name, location, phone, logo } = row
  const customer = order ? withoutLinks(order.name) : ''
  const values = {
    shop: name,
    phone,
    name: customer,
    number: order?.number ?? '',
    total: order ? formatPrice(order.total) : '',
    ...(piece && valuesOf(piece)),
    ...facts.values,
  }
  const paragraphs = (text: string) =>
    fillIn(text, values)
      .split(/\n\s*\n/)
      .filter(Boolean)
  const content = {
    subject: fillIn(words.subject, values),
    greeting: `Namaste ${customer}`.trim() + ',',
    opening: paragraphs(words.opening),
    link: { text: mailKinds[kind].button, url },
    steps: [...(note ? [note] : []), ...(order ? stepsOf(kind, order, row) : [])],
    ...(order ? orderContent(order) : { pieces: piecesOf(piece), sums: [], address: [] }),
    closing: paragraphs(words.closing),
  }
  const signature = [name, location].filter(Boolean).join(', ')
  return { content, sender: { shop: name, signature, logo, origin } }
}

function valuesOf({ title, color_name, size_name, price }: MailedPiece) {
  return {
    product: title,
    color: color_name,
    size: sizeWord(size_name),
    price: formatPrice(price),
  }
}

function piecesOf(piece: MailedPiece | undefined) {
  return piece ? [pieceContent({ ...piece, quantity: 1 })] : []
}

type ShopRow = Pick<
  typeof shop.$inferSelect,
  'name' | 'location' | 'phone' | 'return_days' | 'logo'
>

/** The shop, and the texts that staff have written for this kind of mail. */
export async function senderOf(db: Queries, kind: MailKind) {
  return (await statementsOf(db).get({ kind })) ?? { ...unnamed, own: null }
}

/** A shop without settings, as it is before it is set up. */
const unnamed: ShopRow = { name: 'eTrend', location: '', phone: '', return_days: 0, logo: '' }

const statementsOf = prepared((db) =>
  db
    .select({
      name: shop.name,
      location: shop.location,
      phone: shop.phone,
      return_days: shop.return_days,
      logo: shop.logo,
      own: { subject: mailText.subject, opening: mailText.opening, closing: mailText.closing },
    })
    .from(shop)
    // Not the placeholder alone: SQLite would plan the query anew at each run, which takes longer than to run it.
    .leftJoin(mailText, eq(mailText.kind, sql`('' || ${sql.placeholder('kind')})`))
    .prepare(),
)
