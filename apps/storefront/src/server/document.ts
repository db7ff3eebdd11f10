import type { Appearance, AsOf } from '@etrend/contract'
import type { QueryClient } from '@tanstack/react-query'
import { stateScript } from '../lib/page-state'
import loader from '../loader.ts?script'
import { hasOwnLook, iconTags, paletteCss } from '../website/appearance'
import { asOfParts } from './as-of-parts'
import { builtAssets } from './built-assets'
import { hashOf, styleNamesIn, type StyleNames } from './page-styles'

type Parts = {
  /** React's output: elements of the head, then the app's root element. */
  html: string
  /** The names in it that CSS rules may need. */
  names: StyleNames
  /** The tags that only robots read (share-tags.ts). */
  tags: string
  queryClient: QueryClient
  origin: string
  /** The page's own source file, whose script is fetched together with the entry's. */
  file: string | undefined
  /** What the owner has changed of the shop's look. */
  appearance: Appearance | undefined
  /** The other time that staff see the shop as of. */
  asOf: AsOf | undefined
}

/** The hashes that a Content-Security-Policy must allow for the loader. */
export const inlineScriptHashes = [hashOf(loader)]

/**
 * The whole HTML document (the page's head, its CSS, the loader, the app and its state) and the hash of its style.
 * Hashes instead of a nonce, because a nonce would make every response different, so that none could be cached.
 */
export function documentOf({
  html: app,
  names,
  tags,
  queryClient,
  origin,
  file,
  appearance,
  asOf,
}: Parts) {
  const { styles, stylesFor, icon, fonts, scriptsFor } = builtAssets()
  const appAt = app.indexOf(APP_START)
  const modules = scriptsFor(file).join(' ')
  const other = asOf && asOfParts(asOf)
  const shown = other ? new Set([...names, ...styleNamesIn(other.banner)]) : names
  const { css, hash } = stylesFor(shown, paletteCss(appearance))
  const html = `<!doctype html>
<html lang="en" data-loading${hasOwnLook(appearance) ? ' data-own-look' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${iconTags(icon, appearance)}
${app.slice(0, appAt)}
${tags}
${fonts.map(fontPreload).join('\n')}
<style>${css}</style>
<noscript><link rel="stylesheet" href="${styles}"><link rel="stylesheet" href="/without-script.css"></noscript>
</head>
<body>${other ? `\n${other.script}\n${other.banner}` : ''}
<script data-styles="${styles}" data-modules="${modules}">${loader}</script>
<div id="root">${app.slice(appAt)}</div>
${stateScript(queryClient, origin)}
</body>
</html>
`
  return { html, styleHashes: [hash], scriptHashes: other?.scriptHashes ?? [] }
}

const APP_START = '<div id="app"'

function fontPreload(href: string) {
  return `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`
}
