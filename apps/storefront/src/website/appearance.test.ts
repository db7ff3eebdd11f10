// @vitest-environment node
import type { Appearance } from '@etrend/contract'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../entry-server'
import { answerTo } from '../test/answer-to'
import { shop } from '../test/shop-answers'

vi.mock('../server/built-assets', () => ({
  builtAssets: () => ({
    icon: '/favicon.svg',
    styles: '',
    stylesFor: (_names: unknown, more: string) => ({ css: more, hash: '' }),
    fonts: [],
    scriptsFor: () => ['/assets/entry.js'],
  }),
}))

/** The front page of a shop whose owner has chosen this. */
async function frontPage(appearance?: Appearance) {
  const { html } = await renderPage({
    url: '/',
    origin: 'https://etrend.example',
    fetch: async (path) =>
      path === '/store/shop' ? { status: 200, body: { ...shop, appearance } } : answerTo(path),
  })
  const [, logo] = /<a href="\/" class="logo"[^>]*>(.*?)<\/a>/.exec(html) ?? []
  const [, style] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]*href="([^"]*)"/g)]
  const keepsLight = /<html [^>]*data-own-look/.test(html)
  return { logo, style, icons: icons.map(([, href]) => href), keepsLight }
}

test('the page has the logo, the icon and the colors that the owner has chosen', async () => {
  const [logo, favicon] = ['/media/of-the-logo', '/media/of-the-icon']
  const pictures = { logo, favicon, share_picture: '' }
  const colors = { accent_color: '#0b5d4e', ink_color: '', paper_color: '' }
  const page = await frontPage({ ...pictures, ...colors })
  expect(page.logo).toMatch(/^<img [^>]*src="\/media\/of-the-logo-640\.webp"[^>]*>$/)
  expect(page.icons).toEqual(Array(2).fill('/media/of-the-icon-320.webp'))
  // In no layer, so that it wins over the theme's.
  expect(page.style).toMatch(/^:root\{--color-accent:#0b5d4e;[^{}]*\}$/)
})

test('where the owner has chosen nothing, the page has the shop’s name, its own icons and no colors', async () => {
  const page = await frontPage()
  expect(page.logo).not.toContain('<img')
  expect(page.icons).toEqual(['/favicon.ico', '/icon-180.png', '/favicon.svg'])
  expect(page.style).toBe('')
})

test('a shop with a logo or a color of its own keeps its light colors on devices that are set to dark', async () => {
  const plain = { logo: '', favicon: '', share_picture: '' }
  const colors = { accent_color: '', ink_color: '', paper_color: '' }
  expect((await frontPage()).keepsLight).toBe(false)
  const icon = { ...plain, ...colors, favicon: '/media/of-the-icon' }
  expect((await frontPage(icon)).keepsLight).toBe(false)
  expect((await frontPage({ ...plain, ...colors, logo: '/media/logo' })).keepsLight).toBe(true)
  const accent = { ...plain, ...colors, accent_color: '#0b5d4e' }
  expect((await frontPage(accent)).keepsLight).toBe(true)
})
