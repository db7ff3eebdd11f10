import { categoryPath, documentedPages, pagePath, paidPrice, slug } from '@etrend/domain'
import { asc, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { onSale } from '../db/catalogue/on-sale'
import { mirrorSalesAt } from '../db/catalogue/prices/sales-of'
import type { Database } from '../db/client'
import { category, product } from '../db/schema/catalogue'
import { collection } from '../db/schema/collections'
import { shownPage } from '../db/schema/website'
import { sendKept, type AnswerCache } from '../http/answer-cache'
import { priceColumns } from '../stock/units'
import { sitemap, sitemapIndex, type SitemapEntry } from './sitemap'

// The protocol allows 50,000 addresses a file.
const MOST_ADDRESSES = 40_000

type Parts = {
  db: Database
  storefrontOrigin: string
  /** The storefront's own pages; what staff write or add, and the products, are in the database. */
  sitemapPaths: readonly string[]
  answers: AnswerCache
  version: () => number
  clock: () => Date
}

/**
 * robots.txt, the site map, and the site map of what costs less than usual, which search engines ask for more often.
 * Site maps are cached until the catalogue or a price changes. A catalogue too large for one file gets several, and
 * /sitemap.xml lists them.
 */
export function crawlerFiles({ db, storefrontOrigin: origin, sitemapPaths, ...kept }: Parts) {
  const products = db.mirror
    .select({
      id: product.id,
      title: product.title,
      ...priceColumns,
      created_at: product.created_at,
      updated_at: product.updated_at,
    })
    .from(product)
    .where(onSale(sql.placeholder('now')))
    .orderBy(asc(product.id))
    .prepare()
  const categories = db.mirror.select().from(category).orderBy(asc(category.id)).prepare()
  const collections = db.mirror
    .select({ slug: collection.slug })
    .from(collection)
    .orderBy(asc(collection.id))
    .prepare()

  /** The pages of collections, and of the categories beside those that the shop begins with. */
  function listPages() {
    const paths = [
      ...categories.all().map(({ title }) => categoryPath(slug(title))),
      ...collections.all().map((one) => `/collections/${one.slug}`),
    ]
    return [...new Set(paths)].filter((path) => !sitemapPaths.includes(path))
  }

  const pages = db.mirror
    .select({ slug: shownPage.slug, at: shownPage.at })
    .from(shownPage)
    .where(ne(shownPage.slug, ''))
    .orderBy(asc(shownPage.id))
    .prepare()

  function entries(): SitemapEntry[] {
    return [
      ...sitemapPaths.map((path) => ({ url: origin + path })),
      ...pages.all().map((page) => ({
        url: origin + pagePath(page.slug),
        changed: page.at.slice(0, 10),
      })),
      ...listPages().map((path) => ({ url: encodeURI(origin + path) })),
      ...productPages(),
    ]
  }

  /** A price is part of a product's page, so the begin of the sale that makes it is a change too. */
  function productPages() {
    const at = kept.clock().toISOString()
    const rows = products.all({ now: at })
    const salesOf = mirrorSalesAt(db.mirror, at)(rows.map(({ id }) => id))
    return rows.map(({ id, title, created_at, updated_at, ...prices }) => {
      const { original_price, by } = paidPrice(prices, salesOf.get(id))
      const edited = updated_at ?? created_at
      const since = by && by.starts_at > edited ? by.starts_at : edited
      return {
        url: encodeURI(`${origin}/productDetail/${id}-${slug(title)}`),
        changed: since.slice(0, 10),
        isReduced: original_price !== null,
      }
    })
  }

  /**
   * The site map or its index; with `file` one of several files by its number, or the site map of reduced products.
   * undefined when there is none.
   */
  function sitemapAt(file: string | undefined) {
    if (file === REDUCED) {
      const reduced = productPages().filter(({ isReduced }) => isReduced)
      return sitemap(reduced.slice(0, MOST_ADDRESSES))
    }
    const all = entries()
    const files = Math.ceil(all.length / MOST_ADDRESSES)
    if (file === undefined) {
      if (files === 1) return sitemap(all)
      return sitemapIndex(
        Array.from({ length: files }, (_, index) => `${origin}/sitemap-${index + 1}.xml`),
      )
    }
    const from = (Number(file) - 1) * MOST_ADDRESSES
    return from >= 0 && from < all.length
      ? sitemap(all.slice(from, from + MOST_ADDRESSES))
      : undefined
  }

  return {
    has: (path: string) => path === ROBOTS || SITEMAP.test(path),

    /** Whether search engines lead people to the page. */
    lists: (path: string) => sitemapPaths.includes(path) || LISTED.test(path),

    async send(path: string, request: FastifyRequest, reply: FastifyReply) {
      if (path === ROBOTS) {
        return await reply.type('text/plain; charset=utf-8').send(robots(origin))
      }
      const version = kept.version()
      const known = kept.answers.get(path, version)
      if (known) return await sendKept(request, reply, known)
      const xml = sitemapAt(SITEMAP.exec(path)?.[1])
      if (xml === undefined) return reply.callNotFound()
      const type = 'application/xml; charset=utf-8'
      const fresh = { version, status: 200, type, body: Buffer.from(xml) }
      return await sendKept(request, reply, kept.answers.keep(path, fresh))
    },
  }
}

const LISTED = new RegExp(
  `^/((productDetail|pages|collections|categories)/|(${documentedPages.join('|')})$)`,
)
const ROBOTS = '/robots.txt'
const REDUCED = 'reduced'
const SITEMAP = /^\/sitemap(?:-(\d{1,4}|reduced))?\.xml$/

/** Pages that belong to one shopper, and the API's paths, which aren't pages. */
const PRIVATE = [
  '/cart',
  '/checkout',
  '/account',
  '/order/',
  '/orders/',
  '/login',
  '/register',
  '/draft/',
  '/forgot-password',
  '/reset-password',
  '/preview/',
  '/as-of/',
  '/etrendadmin',
  '/api/',
  '/comp/',
  '/product/',
  '/stock/',
  '/store/',
]

function robots(origin: string) {
  const lines = ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '']
  const maps = ['/sitemap.xml', `/sitemap-${REDUCED}.xml`].map(
    (path) => `Sitemap: ${origin}${path}`,
  )
  return [...lines, ...maps, ''].join('\n')
}
