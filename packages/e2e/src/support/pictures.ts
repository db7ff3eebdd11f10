import type { Page } from 'playwright-core'
import { png } from './png'

/** A real picture of every type that the shop takes; the browser itself draws the JPEG and the WebP. */
export async function pictures(page: Page) {
  return {
    PNG: file('image/png', png(64, 80, [200, 30, 60])),
    JPEG: file('image/jpeg', await drawn(page, 'image/jpeg')),
    WebP: file('image/webp', await drawn(page, 'image/webp')),
    GIF: file('image/gif', Buffer.from(gif, 'base64')),
    SVG: file('image/svg+xml', Buffer.from(svg)),
  }
}

const gif = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=='
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 10"><circle cx="4" cy="5" r="3" fill="#2f6b4f"/></svg>'

function file(mimeType: string, buffer: Buffer) {
  return { name: `picture.${mimeType.replace(/^image\/|\+xml$/g, '')}`, mimeType, buffer }
}

async function drawn(page: Page, type: string) {
  const address = await page.evaluate((asked) => {
    const canvas = document.createElement('canvas')
    canvas.width = 64
    canvas.height = 80
    const brush = canvas.getContext('2d')
    if (brush) {
      brush.fillStyle = asked === 'image/jpeg' ? 'teal' : 'orange'
      brush.fillRect(0, 0, 64, 60)
    }
    return canvas.toDataURL(asked)
  }, type)
  return Buffer.from(address.split(',')[1] ?? '', 'base64')
}
