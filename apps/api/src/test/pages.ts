import {
  auditEntry,
  failure,
  home,
  pageVersion,
  shop as shopAnswer,
  staffPage,
  type HomeRow,
  type PageBlock,
  type StaffPage,
} from '@etrend/contract'
import * as z from 'zod'
import { png } from './forms'
import type { TestShop } from './open-shop'

const made = z.object({ id: z.int() })

/** A document with a paragraph for each text. */
export function pageText(...texts: string[]) {
  const content = texts.map((text): PageBlock => {
    return { type: 'paragraph', content: [{ type: 'text', text }] }
  })
  return { type: 'doc' as const, content }
}

/** Adds the draft of a page, and returns its id. */
export async function addPage(shop: TestShop, fields: Partial<StaffPage> = {}) {
  const answer = await shop.post('/staff/pages/', {
    slug: 'about-us',
    title: 'About us',
    body: pageText('We sew in Patan.'),
    ...fields,
  })
  return made.parse(answer.json()).id
}

export async function uploadPicture(shop: TestShop, color = '#1f2a4d') {
  const answer = await shop.form('POST', '/staff/pictures/', { image: await png(color) })
  return z.object({ src: z.string() }).parse(answer.json()).src
}

/** Saves these rows as the home page's draft, and returns its id. */
export async function saveHome(shop: TestShop, rows: unknown[]) {
  const answer = await shop.put('/staff/home/', { rows })
  return made.parse(answer.json()).id
}

export const banner = (id: string, text: string, times: { from?: string; to?: string } = {}) => {
  const row = { kind: 'banner', id, text, href: '/all-products', link_text: 'See all' } as const
  return { ...row, ...times } satisfies Partial<HomeRow>
}

type Answer = { json: () => unknown }

/** The sentence of a refusal. */
export const messageOf = (answer: Answer) => failure.parse(answer.json()).message

/** The refusal's sentence for each field. */
export const fieldsOf = (answer: Answer) => failure.parse(answer.json()).fields

export const homeOf = async (shop: TestShop) =>
  home.parse((await shop.anonymous('GET', '/store/home')).json())

export const frameOf = async (shop: TestShop) =>
  shopAnswer.parse((await shop.anonymous('GET', '/store/shop')).json())

export const pagesFound = async (shop: TestShop, words = '') =>
  z.array(staffPage).parse((await shop.get(`/staff/pages/?q=${words}`)).json())

export const versionsOf = async (shop: TestShop, id: number) =>
  z.array(pageVersion).parse((await shop.get(`/staff/pages/${id}/versions/`)).json())

/** The newest entry of the audit log about this noun. */
export async function lastEntry(shop: TestShop, noun: string) {
  const [entry] = z.array(auditEntry).parse((await shop.get(`/staff/audit/?noun=${noun}`)).json())
  if (!entry) throw new Error(`The log has nothing about ${noun}.`)
  return entry
}
