import type { Picture, ProductCard } from '@etrend/contract'
import { openingColor, slug } from '@etrend/domain'
import { keptMap } from '../lib/kept-map'
import { measureKept, MOST_KEPT } from '../lib/kept-memory'
import { paidPrices, stockWordOf } from '../stock/units'
import type { CardRows, cardRows } from './card-rows'
import type { Listing } from './listing/listing'

export type Cards = ReturnType<typeof productCards>

// About what a card takes.
const CARD_BYTES = 1_000

/**
 * Returns a function that gives the cards of products, in the order of the ids; products that aren't on sale are left
 * out. With colours, a card shows the first of them that its product has. Cards are cached until the listing's version
 * changes, as it does when the catalogue changes.
 */
export function productCards(
  read: ReturnType<typeof cardRows>,
  listing: Pick<Listing, 'version' | 'onSale'>,
) {
  const kept = keptMap<string | number, ProductCard>(MOST_KEPT.cards, () => CARD_BYTES)
  measureKept('cards', kept.bytes)
  let keptVersion = 0

  return (ids: readonly number[], colors: readonly string[] = []): ProductCard[] => {
    const keyOf = (id: number) => (colors.length > 0 ? [id, ...colors].join(' ') : id)
    const current = listing.version()
    if (current !== keptVersion) kept.clear()
    keptVersion = current
    const shown = listing.onSale(ids)
    const cards = new Map(shown.map(({ id }) => [id, kept.get(keyOf(id))]))
    const missing = shown.filter(({ id }) => !cards.get(id))
    const most = new Map(missing.map(({ id, mostInStock }) => [id, mostInStock]))
    for (const rows of read([...most.keys()])) {
      const { id } = rows.row
      cards.set(id, kept.add(keyOf(id), cardOf(rows, most.get(id) ?? 0, colors)))
    }
    return shown.flatMap(({ id }) => cards.get(id) ?? [])
  }
}

/**
 * The card of a product. `most` is the highest stock level of its units: a product counts as low only when all of its
 * units are low. With `asked` colours, it shows the first of them that the product has.
 */
export function cardOf(
  { row, sales, colors, images, low }: CardRows,
  most: number,
  asked: readonly string[] = [],
): ProductCard {
  const wanted =
    asked.length > 0 ? colors.find(({ color_name }) => asked.includes(slug(color_name))) : undefined
  const display = images.find(
    (image) => image.is_display_image && (!wanted || image.color === wanted.id),
  )
  const shown = wanted ?? colors.find((color) => color.id === display?.color) ?? colors[0]
  // The product's page must open in the colour that the card shows.
  const named = wanted ?? (shown !== openingColor(colors) ? shown : undefined)
  return {
    ...paidPrices(row, sales),
    id: row.id,
    slug: slug(row.title),
    title: row.title,
    Brand: row.Brand,
    category: row.category,
    subcategory: row.subcategory,
    ...twoPictures(row.title, shown, display, images),
    colors: colors.map(({ color_name, hex_code }) => ({ color_name, hex_code })),
    stock: stockWordOf(most, low),
    ...(named && { color: slug(named.color_name) }),
  }
}

/** The display image, else the shown colour's picture; and another view of the same colour for hover. */
function twoPictures(
  title: string,
  shown: CardRows['colors'][number] | undefined,
  display: CardRows['images'][number] | undefined,
  images: CardRows['images'],
) {
  const src = display?.image ?? shown?.color_img
  const alt = shown ? `${title} in ${shown.color_name}` : title
  const second = images.find((image) => image.color === shown?.id && image.image !== src)
  return {
    picture: src === undefined ? null : { src, alt: display?.alt || alt },
    second_picture: second
      ? { src: second.image, alt: second.alt || `${alt}, another view` }
      : null,
  } satisfies { picture: Picture | null; second_picture: Picture | null }
}
