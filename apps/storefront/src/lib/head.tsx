import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'
import { useShop } from './use-shop'

/** The shop's public origin, for absolute addresses. */
export const OriginContext = createContext('')

/** On the server: receives each page's head, for the tags that only robots read (server/share-tags). */
export const HeadContext = createContext<((head: PageHead) => void) | undefined>(undefined)

export type PageHead = { title: string; description: string; url: string; isIndexed: boolean }

type HeadProps = {
  /** The shop's name, with what it sells, unless given. */
  title?: string
  description: string
  /** Path of the page's canonical address; the current path by default. */
  canonical?: string
  isIndexed?: boolean | undefined
}

/** The page's title, and its canonical address or `noindex`. React moves these into the document's head. */
export function Head({ title, description, canonical, isIndexed = true }: HeadProps) {
  const { pathname } = useLocation()
  const url = use(OriginContext) + (canonical ?? pathname)
  const { name = 'eTrend' } = useShop() ?? {}
  use(HeadContext)?.({ title: title ?? name, description, url, isIndexed })
  const fullTitle = title ? `${title} · ${name}` : `${name} · Clothing for women, men and kids`
  return (
    <>
      <title>{fullTitle}</title>
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
    </>
  )
}
