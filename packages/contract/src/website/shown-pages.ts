import * as z from 'zod'
import { answeredMeasures } from '../catalogue/measures.ts'
import { picture, productCard } from '../catalogue/product-card.ts'
import { shownRow } from './home-rows.ts'
import { answeredDocument } from './page-document.ts'

export const slide = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  href: z.string(),
  link_text: z.string().optional().describe('What its button says; without it, Learn More.'),
  /** The wide picture for desktop screens, the tall one for phones. */
  picture,
  tall_picture: picture,
})
export type Slide = z.infer<typeof slide>

export const home = z.object({
  slides: z.array(slide),
  collections: z.array(
    z.object({
      title: z.string(),
      category: z.string(),
      slug: z.string(),
      products: z.array(productCard),
    }),
  ),
  featured: z.array(productCard),
  slider: z.array(productCard),
  /** What the home page shows, from top to bottom. */
  rows: z.array(shownRow),
})
export type Home = z.infer<typeof home>

/** A page as shoppers read it. A size guide has measures, and names its sub category: 'Women, tops'. */
export const shownPage = z.object({
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  body: answeredDocument,
  measures: answeredMeasures.nullable(),
  guide_of: z.string().nullable(),
})
export type ShownPage = z.infer<typeof shownPage>
