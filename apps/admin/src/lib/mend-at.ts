import type { Check, Finding } from '@etrend/contract'

/** Where on a product's edit screen a finding is fixed, as a URL fragment, and the link's text. */
export function mendAt({ check, product_color }: Finding): { href: string; verb: string } {
  const place = places[check]
  if ((place.part === 'color' || place.part === 'pictures') && product_color !== null) {
    return { href: `#${place.part}-${product_color}`, verb: place.verb }
  }
  return { href: place.part === 'stock' ? '#stock' : '#colors', verb: place.verb }
}

const places: Record<Check, { part: 'colors' | 'color' | 'pictures' | 'stock'; verb: string }> = {
  no_color: { part: 'colors', verb: 'Add a color' },
  no_stock: { part: 'stock', verb: 'Count stock' },
  no_picture: { part: 'colors', verb: 'Add pictures' },
  no_picture_of_color: { part: 'color', verb: 'Add pictures' },
  no_display_image: { part: 'colors', verb: 'Choose one' },
  color_without_stock: { part: 'stock', verb: 'Count stock' },
  sold_out: { part: 'stock', verb: 'Count stock' },
  no_alt: { part: 'pictures', verb: 'Describe it' },
}
