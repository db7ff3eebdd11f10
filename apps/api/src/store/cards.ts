import type { Picture, ProductCard } from '@etrend/contract'
import { openingColor, slug } from '@etrend/domain'
import { keptMap } from '../lib/kept-map'
import { measureKept, MOST_KEPT } from '../lib/kept-memory'
import { paidPrices, stockWordOf } from '../stock/units'
import type { CardRows, cardRows } from './card-rows'
import type { Entry } from './listing/entries'
import { isForKids } from './listing/genders'
import type { Listing, Wanted } from './listing/listing'

export type Cards = ReturnType<typeof productCards>

// About what a card takes.
const CARD_BYTES = 1_000

/**
 * Returns a function that gives the cards of products, in the order of the ids; products that aren't on sale are left
 * out. Cards are cached until the listing's version changes, as it does when the catalogue changes.
 */
export function productCards(
  read: ReturnType<typeof cardRows>,
  listing: Pick<Listing, 'version' | 'onSale'>,
) {
  const kept = keptMap<string | number, ProductCard>(MOST_KEPT.cards, () => CARD_BYTES)
  measureKept('cards', kept.bytes)
  let keptVersion = 0

  return (ids: readonly number[], wanted: Wanted = {}): ProductCard[] => {
    const current = listing.version()
    if (current !== keptVersion) kept.clear()
    keptVersion = current
    const shown = listing.onSale(ids).map((entry) => {
      const colors = colorsFor(entry, wanted)
      return {
        ...entry,
        colors,
        key: colors.length > 0 ? [entry.id, ...colors].join(' ') : entry.id,
      }
    })
    const cards = new Map(shown.map(({ id, key }) => [id, kept.get(key)]))
    const missing = new Map(shown.filter(({ id }) => !cards.get(id)).map((one) => [one.id, one]))
    for (const rows of read([...missing.keys()])) {
      const { id } = rows.row
      const { key = id, mostInStock = 0, colors } = missing.get(id) ?? {}
      cards.set(id, kept.add(key, cardOf(rows, mostInStock, colors)))
    }
    return shown.flatMap(({ id }) => cards.get(id) ?? [])
  }
}

/** The colours (slugs) of a product of which one is to be shown; none where the list asks for none that it has. */
function colorsFor(
  { id, colors: own, units }: Pick<Entry, 'id' | 'colors' | 'units'>,
  { colors, sizes, colorOf }: Wanted,
) {
  const chosen = colorOf?.(id)
  const asked = colors ?? (chosen === undefined ? undefined : [chosen])
  const inColor = asked && own.filter((color) => asked.includes(color))
  if (!sizes) return inColor ?? []
  const inSize = units.filter(({ size }) => sizes.includes(size)).map(({ color }) => color)
  const both = inColor?.filter((color) => inSize.includes(color))
  return [both, colors && inColor, inSize].find((some) => some && some.length > 0) ?? []
}

/**
 * The card of a product. `most` is the highest stock level of its units: a product counts as low only when all of its
 * units are low. It is shown in the colour of its display image, or, where that isn't `asked` for, in the first of the
 * asked colours (slugs) that it has.
 */
export function cardOf(
  { row, sales, colors, images, low }: CardRows,
  most: number,
  asked: readonly string[] = [],
): ProductCard {
  const first = images.find(({ is_display_image }) => is_display_image)
  const own = colors.find(({ id }) => id === first?.color) ?? colors[0]
  const isAsked = (color: typeof own) => color && asked.includes(slug(color.color_name))
  const shown = isAsked(own) ? own : (colors.find(isAsked) ?? own)
  // The product's page must open in the colour that the card shows.
  const named = isAsked(shown) || shown !== openingColor(colors) ? shown : undefined
  return {
    ...paidPrices(row, sales),
    id: row.id,
    slug: slug(row.title),
    title: row.title,
    Brand: row.Brand,
    category: row.category,
    subcategory: row.subcategory,
    picture: pictureOf(row.title, shown, images),
    colors: colors.map(({ color_name, hex_code }) => ({ color_name, hex_code })),
    stock: stockWordOf(most, low),
    for_kids: isForKids(row.gender, row.category),
    ...(named && { color: slug(named.color_name) }),
  }
}

type Color = CardRows['colors'][number]
type Image = CardRows['images'][number]

/** The colour's display image, else its own picture. */
function pictureOf(title: string, color: Color | undefined, images: Image[]): Picture | null {
  if (!color) return null
  const display = images.find((image) => image.is_display_image && image.color === color.id)
  const alt = display?.alt || `${title} in ${color.color_name}`
  return { src: display?.image ?? color.color_img, alt }
}
