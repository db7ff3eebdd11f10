import * as z from 'zod'
import { listedIds } from '../lib/listed-ids.ts'

/** The picture of a product or product color; null: it has none. */
const pictureOf = z.object({ id: z.int(), picture: z.string().nullable() })
export type PictureOf = z.infer<typeof pictureOf>

const ids = listedIds('Name the ids.')

/** Pictures beside names in the back-office's lists. Any role may ask: the shop shows the same pictures to everybody. */
export const staffPictures = {
  colors: {
    method: 'GET',
    path: '/staff/pictures/colors/',
    summary:
      'The display image, else the own picture, of these product colors; unknown ids are left out',
    query: z.object({ ids }),
    responses: { 200: z.array(pictureOf) },
    metadata: { access: 'staff', permission: 'any' },
  },
  products: {
    method: 'GET',
    path: '/staff/pictures/products/',
    summary: 'The display image, else another picture, of these products; unknown ids are left out',
    query: z.object({ ids }),
    responses: { 200: z.array(pictureOf) },
    metadata: { access: 'staff', permission: 'any' },
  },
} as const
