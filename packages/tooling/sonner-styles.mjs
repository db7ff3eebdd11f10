import { requireVersion } from './library-version.mjs'

const VERSION = '2.0.8'
const INSERTED = /function __insertCSS\(code\) \{[^]*?\n\}/

/**
 * A Vite plugin: sonner adds its styles to the page by the style sheet API instead of a <style> element, which the
 * shop's content security policy refuses.
 */
export function adoptedSonnerStyles() {
  return {
    name: 'adopted-sonner-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.m?js/.test(id)) return undefined
      requireVersion(id, 'sonner', VERSION)
      if (!INSERTED.test(code))
        this.error('sonner adds its styles in another way now: see sonner-styles.mjs')
      return { code: code.replace(INSERTED, ADOPTED), map: null }
    },
  }
}

const ADOPTED = `function __insertCSS(code) {
  if (typeof document === 'undefined') return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(code)
  document.adoptedStyleSheets.push(sheet)
}`
