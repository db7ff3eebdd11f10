import type { KeptParts, ProductCard as Card, Shop, ShopMenus } from '@etrend/contract'
import { formatNumber } from '@etrend/domain'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { FilterOption } from '../collection/value-options'
import type { KeptHtml, ShownOption } from '../lib/kept-html'
import { standardLinks } from '../lib/use-menus'
import { styleNamesIn, type StyleNames } from '../server/page-styles'
import { DollarRate } from '../ui/price'
import { ProductCard } from '../ui/product-card'

type Page = {
  /** As the browser asked for it. */
  pathname: string
  /** What the header and the footer show; undefined where it could not be loaded. */
  shop: Shop | undefined
  menus: ShopMenus | undefined
}

/** What React rendered for a part of a page, and what the part added to the page's head. */
type Part = { html: string; names: StyleNames; head: string }

/** The parts that all pages share, for one answer with the shop's settings and one with its menus. */
type Frame = Pick<Page, 'shop' | 'menus'> & { headers: Map<string, Part>; footer?: Part }

/** What a part takes beside its texts. */
const PART_BYTES = 200
/** So many sets of names are kept. */
const MOST_SETS = 1000

let frame: Frame = { shop: undefined, menus: undefined, headers: new Map() }
let recent = new Map<string, Part>()
let older = new Map<string, Part>()
let most = 2 * 1024 * 1024
let [recentBytes, olderBytes] = [0, 0]

/** How much memory cards and options take: from half of `most` to all of it has those that were used last. */
export const keptParts: KeptParts = {
  mayTake: (bytes) => void (most = bytes),
  bytes: () => recentBytes + olderBytes,
}

/**
 * The HTML that is kept for a page: cards and options of filters by all that they show, header and footer until the
 * shop's settings or menus change. While React renders, a part's place has a comment; `whole` puts the parts there. What
 * was not kept yet is kept from then on.
 */
export function keptHtml({ pathname, shop, menus }: Page) {
  const placed: Part[] = []
  const missing = new Map<string, () => Part>()
  if (shop !== frame.shop || menus !== frame.menus) frame = { shop, menus, headers: new Map() }
  const own = frame
  const rate = shop?.dollar_rate ?? null
  const isWhole = shop !== undefined && menus !== undefined
  // The search box of the results has the term in it.
  const keepsHeader = isWhole && pathname !== '/search'
  const links = menus?.header ?? standardLinks
  const current = links.some(({ href }) => href === pathname) ? pathname : ''

  function place(part: Part | undefined) {
    return part && `<!--kept ${placed.push(part) - 1}-->`
  }

  const kept: KeptHtml = {
    header: () => (keepsHeader ? place(own.headers.get(current)) : undefined),
    footer: () => (isWhole ? place(own.footer) : undefined),
    card: (product, sizes) =>
      place(
        find(`${rate} ${sizes} ${JSON.stringify(product)}`, () =>
          cardPart({ product, sizes }, rate),
        ),
      ),
    option({ type, name, value, label, count, hex_code, isChosen }) {
      // An option without products is another one: it can't be chosen.
      const shown = { type, name, value, label, count: count && COUNT, hex_code, isChosen }
      const part = find(JSON.stringify(shown), () => optionPart(shown))
      return place(part && count ? withCount(part, count) : part)
    },
  }

  /** The part that is kept under this key. Without one, it is made after the page. */
  function find(key: string, make: () => Part) {
    const part = recent.get(key)
    if (part) return part
    const former = older.get(key)
    if (former) keep(key, former)
    else missing.set(key, make)
    return former
  }

  /** The page's HTML with its parts, and the names in it that CSS rules may need. */
  function whole(rendered: string) {
    const names = new Set(styleNamesIn(rendered))
    for (const set of new Set(placed.map((part) => part.names))) {
      for (const name of set) names.add(name)
    }
    const heads = placed.map(({ head }) => head).join('')
    const html =
      heads + rendered.replaceAll(PLACE, (_, place: string) => placed[Number(place)]?.html ?? '')
    if (keepsHeader && !own.headers.has(current)) own.headers.set(current, headerIn(rendered))
    if (isWhole) own.footer ??= footerIn(rendered)
    for (const [key, make] of missing) keep(key, make())
    return { html, names }
  }

  return { kept, whole }
}

const PLACE = /<!--kept (\d+)-->/g

function keep(key: string, part: Part) {
  const bytes = key.length + part.html.length + PART_BYTES
  if (recentBytes + bytes > most / 2) {
    older = recent
    olderBytes = recentBytes
    recent = new Map()
    recentBytes = 0
  }
  recent.set(key, part)
  recentBytes += bytes
}

/** A card is the same on every page, so it is rendered by itself, which tells it from the page's other articles. */
function cardPart(card: { product: Card; sizes: string }, rate: number | null) {
  const shown = createElement(ProductCard, card)
  return partIn(renderToString(createElement(DollarRate, { value: rate }, shown)), 'article')
}

function optionPart(option: ShownOption) {
  const onChoose = () => undefined
  return partIn(renderToString(createElement(FilterOption, { ...option, onChoose })), 'label')
}

/** Stands in a kept option for its number of products: no product has so many. */
const COUNT = 987_654_321_000

function withCount(part: Part, count: number) {
  const [before, after, ...more] = part.html.split(formatNumber(COUNT))
  return more.length > 0 ? undefined : { ...part, html: `${before}${formatNumber(count)}${after}` }
}

/** The header is the page's first. */
function headerIn(page: string) {
  const part = partIn(page, 'header')
  // React preloads the shop's logo, and writes this before everything else of the page.
  const [head = '', src] = /^<link rel="preload" as="image" href="([^"]*)"\/>/.exec(page) ?? []
  return part.html.includes(` src="${src}"`) ? { ...part, head } : part
}

/** The footer is the page's last. */
function footerIn(page: string) {
  return partIn(page.slice(page.lastIndexOf('<footer')), 'footer')
}

/** What is in the first element of this tag. */
function partIn(page: string, tag: 'article' | 'header' | 'footer' | 'label'): Part {
  const start = page.indexOf('>', page.indexOf(`<${tag}`)) + 1
  const html = page.slice(start, page.indexOf(`</${tag}>`, start))
  return { html, names: shared(styleNamesIn(html)), head: '' }
}

const nameSets = new Map<string, StyleNames>()

/** The same set for the same names: most cards have the same. */
function shared(names: StyleNames): StyleNames {
  const key = [...names].join(' ')
  const known = nameSets.get(key)
  if (known) return known
  if (nameSets.size > MOST_SETS) nameSets.clear()
  nameSets.set(key, names)
  return names
}
