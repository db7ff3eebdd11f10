import * as z from 'zod'
import { productCard } from '../catalogue/product-card.ts'
import { c, ifMatch } from '../lib/crud.ts'
import { optionalText } from '../lib/form.ts'

export const menuPlace = z.enum(['header', 'footer'], { error: 'A menu is header or footer.' })
export type MenuPlace = z.infer<typeof menuPlace>

/**
 * Where an entry leads: to a category, sub category or collection by its id (`target`), to a page of the shop or to
 * another site (`address`). A `heading` leads nowhere; `social` stands for the shop's social pages and chats.
 */
export const menuKind = z.enum(
  ['category', 'subcategory', 'collection', 'page', 'link', 'heading', 'social'],
  { error: 'Choose what the entry leads to.' },
)
export type MenuKind = z.infer<typeof menuKind>

const entryShape = {
  kind: menuKind,
  label: optionalText('a label', 60).describe("'' shows the title of what it leads to."),
  target: z.int().positive().nullable().default(null),
  address: optionalText('an address', 300),
}
type Entry = { kind: MenuKind; label: string; target: number | null; address: string }

const ownPage = /^\/(?!\/|api\/|etrendadmin)[^\s\\]*$/
const otherSite = /^https:\/\/[^\s]+$/

/** Says what is missing in an entry, at its field. */
function checkEntry({ kind, label, target, address }: Entry, issues: z.core.$RefinementCtx) {
  const refuse = (field: string, message: string) =>
    issues.addIssue({ code: 'custom', path: [field], message })
  const isRow = kind === 'category' || kind === 'subcategory' || kind === 'collection'
  if (isRow && target === null) refuse('target', 'Choose what the entry leads to.')
  if (kind === 'page' && !ownPage.test(address))
    refuse('address', 'Enter the path of a page of the shop, like /faq.')
  if (kind === 'link' && !otherSite.test(address))
    refuse('address', 'Enter an address that starts with https://.')
  if (label === '' && (kind === 'link' || kind === 'heading')) refuse('label', 'Enter a label.')
  if (label === '' && kind === 'page' && address !== STORE_PAGE) refuse('label', 'Enter a label.')
}

/** The page whose link may go without a label: it then shows where the shop is. */
const STORE_PAGE = '/store-location'

export const menuEntry = z.strictObject(entryShape).superRefine(checkEntry)
export type MenuEntry = z.infer<typeof menuEntry>

export const menuItem = z
  .strictObject({
    ...entryShape,
    children: z.array(menuEntry).max(24, 'Put at most 24 entries under one.').default([]),
  })
  .superRefine(checkEntry)
export type MenuItem = z.infer<typeof menuItem>

const saved = z.object({ ...entryShape, label: z.string(), address: z.string() })

/** `name` is the title of the row that an entry leads to; null where it was deleted, and '' for other entries. */
const namedEntry = saved.extend({ name: z.string().nullable() })
export const namedMenuItem = namedEntry.extend({ children: z.array(namedEntry) })
export type NamedMenuItem = z.infer<typeof namedMenuItem>

export const staffMenu = z.object({
  place: menuPlace,
  is_standard: z.boolean().describe('Nobody has changed it yet, or it was set back.'),
  items: z.array(namedMenuItem),
})
export type StaffMenu = z.infer<typeof staffMenu>

export const menuInput = z.strictObject({
  items: z
    .array(menuItem)
    .min(1, 'Leave at least one entry in the menu.')
    .max(12, 'Put at most 12 entries side by side.'),
})
export type MenuInput = z.infer<typeof menuInput>

/** A link of the shop's menus as shoppers see it; `href` is null for headings and the social links. */
const link = z.object({ kind: menuKind, label: z.string(), href: z.string().nullable() })
export const navigationItem = link.extend({ children: z.array(link) })
export type NavigationLink = z.infer<typeof link>
export type NavigationItem = z.infer<typeof navigationItem>

/** null where the menu is the standard one. Entries whose row was deleted are left out. */
export const shopMenus = z.object({
  header: z.array(navigationItem).nullable(),
  footer: z.array(navigationItem).nullable(),
})
export type ShopMenus = z.infer<typeof shopMenus>

/** What unfolds below an entry of the header that has entries of its own: these, each with up to 4 products. */
export const menuPanel = z.object({
  place: z.int().describe('The place of the entry in the header, from 0.'),
  links: z.array(link.extend({ products: z.array(productCard) })),
})
export type MenuPanel = z.infer<typeof menuPanel>

const onePlace = z.object({ place: menuPlace })
const staff = { access: 'staff', permission: 'content' } as const
const shoppers = { access: 'public', kept: true } as const

export const menus = {
  get: {
    method: 'GET',
    path: '/staff/menus/:place',
    summary: 'The menu of the header or the footer as staff edit it',
    pathParams: onePlace,
    responses: { 200: staffMenu },
    metadata: { ...staff, tagged: true },
  },
  save: {
    method: 'PUT',
    path: '/staff/menus/:place',
    summary: 'Replace the menu of the header or the footer',
    pathParams: onePlace,
    headers: ifMatch,
    body: menuInput,
    responses: { 200: staffMenu },
    metadata: staff,
  },
  reset: {
    method: 'DELETE',
    path: '/staff/menus/:place',
    summary: 'Set a menu back to the standard one',
    pathParams: onePlace,
    headers: ifMatch,
    body: c.noBody(),
    responses: { 200: staffMenu },
    metadata: staff,
  },
} as const

export const navigation = {
  links: {
    method: 'GET',
    path: '/store/navigation',
    summary: 'The links of the header and the footer; null for the standard ones',
    responses: { 200: shopMenus },
    metadata: shoppers,
  },
  panels: {
    method: 'GET',
    path: '/store/navigation/panels',
    summary: 'The entries below the entries of the header, with their products',
    responses: { 200: z.array(menuPanel) },
    metadata: shoppers,
  },
} as const
