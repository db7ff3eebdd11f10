import type { Shop } from '@etrend/contract'
import { pictureUrl } from '@etrend/domain'
import type { PageHead } from '../lib/head'
import { escapeAttribute, inScript } from '../lib/page-state'
import { CURRENCY } from './graph'
import type { PageFacts } from './page-facts'

const DESCRIPTION_LENGTH = 160

/**
 * What only search engines and link previews read: description, Open Graph and JSON-LD. Made on the server alone,
 * so that no browser fetches script for it.
 */
export function shareTags(
  head: PageHead,
  facts: PageFacts,
  origin: string,
  { name = 'eTrend', appearance }: Partial<Pick<Shop, 'name' | 'appearance'>> = {},
) {
  const { title, url } = head
  const description = shortened(head.description)
  const { picture, price } = facts
  return [
    `<meta name="description" content="${escapeAttribute(description)}">`,
    property('og:type', facts.type),
    property('og:site_name', name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', facts.url ?? url),
    ...(picture ? largePicture(picture) : mark(origin, name, appearance?.share_picture)),
    ...(price === undefined
      ? []
      : [
          property('product:price:amount', price.toFixed(2)),
          property('product:price:currency', CURRENCY),
        ]),
    ...(head.isIndexed ? [jsonLd(facts.graph)] : []),
  ].join('\n')
}

function largePicture({ url, width, height, alt }: NonNullable<PageFacts['picture']>) {
  return [
    property('og:image', url),
    property('og:image:type', 'image/webp'),
    property('og:image:width', width),
    property('og:image:height', height),
    property('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
}

/** The owner's share picture, else the shop's icon, for pages without a picture of their own. */
function mark(origin: string, name: string, share = '') {
  if (share) {
    return [
      property('og:image', origin + pictureUrl(share, 1200)),
      property('og:image:type', 'image/webp'),
      property('og:image:alt', name),
      '<meta name="twitter:card" content="summary_large_image">',
    ]
  }
  return [
    property('og:image', `${origin}/icon-512.png`),
    property('og:image:type', 'image/png'),
    property('og:image:width', 512),
    property('og:image:height', 512),
    property('og:image:alt', name),
  ]
}

function property(name: string, content: string | number) {
  return `<meta property="${name}" content="${escapeAttribute(String(content))}">`
}

function jsonLd(nodes: object[]) {
  if (nodes.length === 0) return ''
  const document = { '@context': 'https://schema.org', '@graph': nodes }
  return `<script type="application/ld+json">${inScript(document)}</script>`
}

/** The text on one line, cut between words to what a search result shows. */
function shortened(text: string) {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 100))}…`
}
