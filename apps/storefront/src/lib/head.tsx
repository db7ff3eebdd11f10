import { createContext, use } from 'react'
import { useLocation } from 'react-router-dom'

/** The shop's public origin, for addresses that must be whole. */
export const OriginContext = createContext('')

type HeadProps = {
  title: string
  description: string
  /** Path of the one address this page wants to be known by; the current path by default. */
  canonical?: string
  /** Path of a picture to share the page with. */
  image?: string
  isIndexed?: boolean
}

/** The page's title and what search engines and link previews read. React moves these into the document's head. */
export function Head({ title, description, canonical, image, isIndexed = true }: HeadProps) {
  const origin = use(OriginContext)
  const { pathname } = useLocation()
  const fullTitle =
    title === 'eTrend' ? 'eTrend · Clothing for women, men and kids' : `${title} · eTrend`
  const url = `${origin}${canonical ?? pathname}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="eTrend" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
    </>
  )
}
