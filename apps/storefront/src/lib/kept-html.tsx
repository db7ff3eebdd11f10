import type { ProductCard } from '@etrend/contract'
import { createContext, use } from 'react'

/**
 * On the server: the HTML of parts of the page that React rendered before (app/kept-html.ts); each is undefined if there
 * is none. It is the inside of the part's element, exactly as React would render it now, so browsers can hydrate it.
 */
export type KeptHtml = {
  header: () => string | undefined
  footer: () => string | undefined
  card: (product: ProductCard, sizes: string) => string | undefined
  option: (option: ShownOption) => string | undefined
}

/** What an option of a filter shows. */
export type ShownOption = {
  type: 'checkbox' | 'radio'
  name: string
  value: string
  label: string
  /** How many products remain with this value; undefined for All. */
  count?: number | undefined
  /** For a colour: shown as a dot before its name. */
  hex_code?: string | undefined
  isChosen: boolean
}

export const KeptHtmlContext = createContext<KeptHtml | undefined>(undefined)

/** The props of an element that shows kept HTML instead of rendering its children; undefined if there is none. */
export function useKeptHtml(find: (kept: KeptHtml) => string | undefined) {
  // Browsers keep nothing, so their build leaves this out.
  const kept = import.meta.env.SSR ? use(KeptHtmlContext) : undefined
  const html = kept && find(kept)
  return html === undefined ? undefined : { dangerouslySetInnerHTML: { __html: html } }
}
