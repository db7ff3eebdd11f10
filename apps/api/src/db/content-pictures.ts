import { eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from './client'
import { audit, shop, trash } from './schema'
import { page, pageVersion, shownPage } from './schema-pages'

/**
 * Every src in pages, in their versions, in the home page and in the shop's appearance; and those that an undo or the
 * trash may bring back.
 */
export async function contentPictures(queries: Queries) {
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
export async function isInContent(queries: Queries, src: string) {
  const [found] = await queries.all<{ found: number }>(sql`
    SELECT 1 AS found FROM ${page} WHERE instr(${page.body}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${pageVersion} WHERE instr(${pageVersion.content}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${shownPage} WHERE instr(${shownPage.content}, ${src}) > 0
    UNION ALL SELECT 1 FROM ${shop}
      WHERE ${src} IN (${shop.logo}, ${shop.favicon}, ${shop.share_picture})`)
  return found !== undefined
}
