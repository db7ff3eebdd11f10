import { defaultPalette } from '@etrend/domain'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCard } from './draw-card'
import type { ShareCard } from './share-card'

const card: ShareCard = {
  shop: 'eTrend',
  title: 'Asan Long Kurta',
  note: 'Newa Threads',
  price: 2500,
  original_price: null,
  picture: { src: '/media/kurta', width: 640, breadth: 504 },
  palette: defaultPalette,
}

/** A picture of one colour. */
async function picture(background: string, width = 640, height = 800) {
  const create = { width, height, channels: 3 as const, background }
  return await sharp({ create }).webp({ lossless: true }).toBuffer()
}

type Part = { top: number; height: number; left?: number; width?: number }

/** The share of pixels in a part of the words' side that are dark, as letters are. */
async function inkIn(jpeg: Buffer, { left = 0, width = 696, ...part }: Part) {
  const pixels = await sharp(jpeg)
    .extract({ left, width, ...part })
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((grey) => grey < 128).length / pixels.length
}

/** How much redder than green a part is, on average of its pixels, from 0 to 255. */
async function redIn(jpeg: Buffer, { left = 0, width = 696, ...part }: Part) {
  const pixels = await sharp(jpeg)
    .extract({ left, width, ...part })
    .raw()
    .toBuffer()
  const reds = pixels.filter((_, at) => at % 3 === 0)
  const greens = pixels.filter((_, at) => at % 3 === 1)
  return meanOf(reds) - meanOf(greens)
}

function meanOf(values: Uint8Array) {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

test('a card is a JPEG of 1200 × 630 below 120 kB, with its picture on the right', async () => {
  const jpeg = await drawCard({ card, picture: await picture('#2040c0') })
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThan(120_000)
  expect(await inkIn(jpeg, { left: 640, width: 56, top: 0, height: 630 })).toBe(0)
  expect(await inkIn(jpeg, { left: 700, width: 500, top: 0, height: 630 })).toBe(1)
})

test('its words are dark on paper, in the outlines of the letters', async () => {
  const jpeg = await drawCard({ card })
  const title = await inkIn(jpeg, { top: 300, height: 160 })
  expect(title).toBeGreaterThan(0.05)
  expect(await inkIn(jpeg, { top: 110, height: 120 })).toBe(0)
})

test('the price of a reduced product has the accent, and the price before is struck through', async () => {
  const price = { left: 64, width: 200, top: 520, height: 60 }
  const before = { left: 320, width: 200, top: 520, height: 60 }
  const whole = await drawCard({ card })
  const reduced = await drawCard({ card: { ...card, original_price: 3000 } })
  expect(await redIn(reduced, price)).toBeGreaterThan(20 + (await redIn(whole, price)))
  expect(await inkIn(whole, before)).toBe(0)
  expect(await inkIn(reduced, before)).toBeGreaterThan(0.02)
})

test.each([
  ['a very long name', 'Hand-loomed Dhaka Weave Festival Shawl '.repeat(8)],
  ['a very long word', 'Kurta'.repeat(60)],
])('%s stays in three lines', async (_, title) => {
  const jpeg = await drawCard({ card: { ...card, title }, picture: await picture('#ffffff') })
  // Above the first of three lines, below the shop's name, and in the margin there is only paper.
  expect(await inkIn(jpeg, { top: 110, height: 120 })).toBe(0)
  expect(await inkIn(jpeg, { top: 270, height: 60 })).toBeGreaterThan(0.02)
  expect(await inkIn(jpeg, { left: 634, width: 62, top: 0, height: 630 })).toBe(0)
})

test.each([
  ['Devanagari', 'ढाका बुनेको दौरा सुरुवाल'],
  ['Arabic', 'مُحَمَّد'],
  ['Chinese', '王小明'],
  ['markup', '<script>alert("1")</script> & <svg onload=x>'],
])('a name in %s is drawn as text', async (_, title) => {
  const jpeg = await drawCard({ card: { ...card, title, shop: title, note: title } })
  expect(await inkIn(jpeg, { top: 360, height: 110 })).toBeGreaterThan(0.02)
})

test.each(['👩🏽‍🌾🎉', ''])('a name without any letter (%s) leaves the rest', async (title) => {
  const jpeg = await drawCard({ card: { ...card, title } })
  expect(await inkIn(jpeg, { top: 520, height: 60 })).toBeGreaterThan(0.01)
})

test('without a title the picture covers the card', async () => {
  const whole = { src: '/media/shop', width: 1200, breadth: 1200 }
  const jpeg = await drawCard({
    card: { ...card, title: null, picture: whole },
    picture: await picture('#2040c0', 1200, 900),
  })
  expect(await inkIn(jpeg, { left: 0, width: 1200, top: 0, height: 630 })).toBe(1)
  expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 })
})
