import * as z from 'zod'
import { pageSrc } from './page-document.ts'

const color = z.union([z.literal(''), z.string().regex(/^#[0-9a-f]{6}$/)], {
  error: 'Enter a color like #a8123e, or nothing.',
})
const chosenPicture = z.union([z.literal(''), pageSrc])

/** How the shop looks: pictures as their src, colors as '#rrggbb'; '' stands for the shop's own. */
export const appearance = z.object({
  logo: z.string(),
  favicon: z.string(),
  share_picture: z.string().describe('Shown when a link to the shop is shared.'),
  accent_color: z.string(),
  ink_color: z.string(),
  paper_color: z.string(),
})
export type Appearance = z.infer<typeof appearance>

export const appearanceChange = z.strictObject({
  logo: chosenPicture.optional(),
  favicon: chosenPicture.optional(),
  share_picture: chosenPicture.optional(),
  accent_color: color.optional(),
  ink_color: color.optional(),
  paper_color: color.optional(),
})
export type AppearanceChange = z.infer<typeof appearanceChange>

const metadata = { access: 'staff', permission: 'content' } as const

export const shopAppearance = {
  get: {
    method: 'GET',
    path: '/staff/appearance/',
    summary: 'Logo, icon, share picture and colors',
    responses: { 200: appearance },
    metadata,
  },
  edit: {
    method: 'PATCH',
    path: '/staff/appearance/',
    summary: 'Change them; colors that can’t be read on each other are refused (422)',
    body: appearanceChange,
    responses: { 200: appearance },
    metadata,
  },
} as const
