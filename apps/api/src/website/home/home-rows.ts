import { homeInput, type HomeRow } from '@etrend/contract'
import * as z from 'zod'

type Slide = { title: string; description: string; href: string; image: string; tall_image: string }

/**
 * The rows of a home page that staff haven't arranged, as documented (spec §2): slides, the promo line, and a carousel
 * for each category; the featured products follow the first one.
 */
export function defaultRows(slides: Slide[], categories: { id: number }[]): HomeRow[] {
  const always = { from: null, to: null }
  const [first, ...others] = categories.map(({ id }): HomeRow => {
    return { kind: 'category', id: `category-${id}`, ...always, title: '', category: id }
  })
  const shown = slides.map(({ title, description, href, image, tall_image }) => {
    return { title, description, href, link_text: '', image, tall_image }
  })
  return [
    ...(shown.length > 0
      ? [{ kind: 'slides', id: 'slides', ...always, slides: shown } as const]
      : []),
    {
      kind: 'banner',
      id: 'banner',
      ...always,
      text: '',
      href: '',
      link_text: '',
    },
    ...(first ? [first] : []),
    { kind: 'featured', id: 'featured', ...always, title: '' },
    ...others,
  ]
}

const stored = z.object({ rows: z.array(z.unknown()) })

/** The rows of a stored home page. Rows that this version doesn't know, as after an upgrade taken back, are left out. */
export function storedRows(body: unknown): HomeRow[] {
  const row = homeInput.shape.rows.element
  return stored.parse(body).rows.flatMap((one) => row.safeParse(one).data ?? [])
}
