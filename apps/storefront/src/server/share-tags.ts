import { sharedSize } from '@etrend/domain'
import type { PageHead } from '../lib/head'
import { escapeAttribute, inScript } from '../lib/page-state'
import { CURRENCY } from './graph'
import type { PageFacts } from './page-facts'

const DESCRIPTION_LENGTH = 160

type Page = {
  head: PageHead
  facts: PageFacts
  /** The address of the page's picture; undefined where there is none. */
  picture: string | undefined
  /** The shop's name. */
  name: string
}

/**
 * What only search engines and link previews read: description, Open Graph and JSON-LD. Made on the server alone,
 * so that no browser fetches script for it.
 */
export function shareTags({ head, facts, picture, name }: Page) {
  const { title, url } = head
  const description = shortened(head.description)
  const { price } = facts
  return [
    `<meta name="description" content="${escapeAttribute(description)}">`,
    property('og:type', facts.type),
    property('og:site_name', name),
    property('og:title', title),
    property('og:description', description),
    property('og:url', facts.url ?? url),
    ...(picture ? pictureTags(picture, title) : []),
    ...(price === undefined
      ? []
      : [
          property('product:price:amount', price.toFixed(2)),
          property('product:price:currency', CURRENCY),
        ]),
    ...(head.isIndexed ? [jsonLd(facts.graph)] : []),
  ].join('\n')
}

/** The picture has the title in it, so that is what it shows to who can't see it. */
function pictureTags(url: string, title: string) {
  return [
    property('og:image', url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', sharedSize.width),
    property('og:image:height', sharedSize.height),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
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
