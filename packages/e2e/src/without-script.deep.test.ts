import { expect, it } from 'vitest'
import { fileShop } from './support/file-shop'

const { origin } = await fileShop()

it('every picture that a page offers is there, in each width and format', async () => {
  for (const path of ['/', '/womens', '/productDetail']) {
    const html = await (await fetch(origin + path)).text()
    const pictures = new Set(html.match(/\/media\/[0-9a-f]{32}-\d+\.\w+/g))
    expect(pictures.size).toBeGreaterThan(10)
    for (const picture of pictures) {
      expect([picture, (await fetch(origin + picture)).status]).toEqual([picture, 200])
    }
  }
})
