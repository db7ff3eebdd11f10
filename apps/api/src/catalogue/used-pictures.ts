import { asc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { Database, Queries } from '../db/client'
import { first } from '../db/rows'
import { productColor, productImage } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { orderLine } from '../db/schema/orders'
import { audit, trash } from '../db/schema/records'
import { orderReturn } from '../db/schema/returns'
import { reviewPhoto } from '../db/schema/reviews'
import { shop } from '../db/schema/shop'
import { page, pageVersion, shownPage, slide } from '../db/schema/website'
import { pacer } from '../lib/pacer'
import { undoableSince } from '../records/trash'

// So many rows are read at a time: a large shop has hundreds of thousands, and shoppers are answered in between.
const BLOCK = 5_000

/** Every src that a row names, or named so recently that an undo may bring it back. The sweep keeps these files. */
export async function usedPictures({ read }: Database, now: Date): Promise<Set<string>> {
  const slides = await read.select({ src: slide.image, tall: slide.tall_image }).from(slide)
  const banners = await read.select({ src: collection.image }).from(collection)
  const returns = await read.select({ src: orderReturn.picture }).from(orderReturn)
  const reviews = await read.select({ src: reviewPhoto.picture }).from(reviewPhoto)
  const used = new Set([
    ...[...slides, ...banners, ...reviews].map(({ src }) => src),
    ...slides.map(({ tall }) => tall),
    ...returns.flatMap(({ src }) => src ?? []),
    ...(await contentPictures(read)),
    ...(await formerPictures(read, undoableSince(now).toISOString())),
  ])
  const add = (src: string | null) => src !== null && used.add(src)
  await forEach(read, productColor, productColor.color_img, add)
  await forEach(read, productImage, productImage.image, add)
  await forEach(read, orderLine, orderLine.picture, add)
  return used
}

/** Calls `take` with each src in a column of a large table. */
async function forEach(
  read: Queries,
  table: typeof productColor | typeof productImage | typeof orderLine,
  src: SQLiteColumn,
  take: (src: string | null) => void,
) {
  const breathe = pacer()
  let last = 0
  for (;;) {
    const rows = await read
      .select({ id: table.id, src: sql<string | null>`${src}` })
      .from(table)
      .where(gt(table.id, last))
      .orderBy(asc(table.id))
      .limit(BLOCK)
    for (const row of rows) take(row.src)
    const end = rows[BLOCK - 1]
    if (!end) return
    last = end.id
    await breathe()
  }
}

/** Whether a row names the src, or named it so recently that an undo may bring it back. */
export async function isUsed({ read }: Database, src: string, now: Date) {
  const rows = [
    await first(read.select().from(productColor).where(eq(productColor.color_img, src)).limit(1)),
    await first(read.select().from(productImage).where(eq(productImage.image, src)).limit(1)),
    await first(read.select().from(collection).where(eq(collection.image, src)).limit(1)),
    await first(
      read
        .select()
        .from(slide)
        .where(or(eq(slide.image, src), eq(slide.tall_image, src)))
        .limit(1),
    ),
    await first(read.select().from(orderLine).where(eq(orderLine.picture, src)).limit(1)),
    await first(read.select().from(orderReturn).where(eq(orderReturn.picture, src)).limit(1)),
    await first(read.select().from(reviewPhoto).where(eq(reviewPhoto.picture, src)).limit(1)),
  ]
  if (rows.some((row) => row !== undefined) || (await isInContent(read, src))) return true
  return (await formerPictures(read, undoableSince(now).toISOString())).includes(src)
}

/**
 * Every src in pages, in their versions, in the home page and in the shop's appearance; and those that an undo or the
 * trash may bring back.
 */
async function contentPictures(queries: Queries) {
  const texts = [
    ...(await queries.select({ text: page.body }).from(page)),
    ...(await queries.select({ text: pageVersion.content }).from(pageVersion)),
    ...(await queries.select({ text: shownPage.content }).from(shownPage)),
    ...(await queries.select({ text: trash.row }).from(trash).where(eq(trash.noun, 'pages'))),
    ...(await queries
      .select({ text: audit.before })
      .from(audit)
      .where(inArray(audit.noun, ['pages', 'homePage', 'appearance']))),
    ...(await queries.select().from(shop)),
  ]
  return texts.flatMap((text) => JSON.stringify(text).match(/\/media\/[0-9a-f]{32}/g) ?? [])
}

/** Whether a page, one of its versions or the shop's appearance has the picture. */
async function isInContent(queries: Queries, src: string) {
  const [found] = await queries.all<{ found: number }>(sql`
    SELECT 1 AS found FROM ${page} WHERE instr(${page.body}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${pageVersion} WHERE instr(${pageVersion.content}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${shownPage} WHERE instr(${shownPage.content}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${shop}
      WHERE ${src} IN (${shop.logo}, ${shop.favicon}, ${shop.share_picture})`)
  return found !== undefined
}

/** The pictures of deleted rows, and the pictures that rows showed before an edit made after `since` (ISO time). */
async function formerPictures(queries: Queries, since: string) {
  const rows = await queries.all<{ src: string | null }>(sql`
    SELECT coalesce(json_extract("row", '$.color_img'), json_extract("row", '$.image')) AS src
    FROM trash WHERE noun IN ('productColors', 'productImages', 'collections')
    UNION
    SELECT coalesce(json_extract(before, '$.color_img'), json_extract(before, '$.image'))
    FROM audit WHERE noun IN ('productColors', 'productImages', 'collections') AND action = 'edit' AND at > ${since}`)
  return rows.flatMap(({ src }) => src ?? [])
}
