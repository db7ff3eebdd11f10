import { xmlElement } from './xml'

/** `changed` is the day of the last change, if known: 'YYYY-MM-DD'. */
export type SitemapEntry = { url: string; changed?: string }

const START = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** A site map in the format of sitemaps.org. */
export function sitemap(entries: SitemapEntry[]) {
  const urls = entries.map(({ url, changed }) => {
    const day = changed ? xmlElement('lastmod', changed) : ''
    return `<url>${xmlElement('loc', url)}${day}</url>\n`
  })
  return `${START}<urlset ${SPACE}>\n${urls.join('')}</urlset>\n`
}

/** An index of several site maps. */
export function sitemapIndex(urls: string[]) {
  const maps = urls.map((url) => `<sitemap>${xmlElement('loc', url)}</sitemap>\n`)
  return `${START}<sitemapindex ${SPACE}>\n${maps.join('')}</sitemapindex>\n`
}
