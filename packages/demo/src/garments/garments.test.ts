import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import {
  drawAtScale,
  drawFeature,
  drawGarment,
  drawHero,
  featureScenes,
  garmentKinds,
  heroScenes,
} from './index'

const views = ['front', 'back', 'detail'] as const

describe('a drawn garment', () => {
  it('is the same SVG text for the same input, and another text for another input', () => {
    const drawings = garmentKinds.flatMap((kind) =>
      views.map((view) => drawGarment({ kind, view, color: '#1f2a4d' })),
    )
    expect(new Set(drawings).size).toBe(garmentKinds.length * views.length)
    expect(drawGarment({ kind: 'tee', view: 'front', color: '#1f2a4d' })).toBe(drawings[0])
  })

  it('holds no text, no script and nothing from elsewhere', () => {
    for (const kind of garmentKinds) {
      const svg = drawGarment({ kind, view: 'front', color: '#a82a24', variant: 3 })
      expect(svg).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined/)
    }
  })

  it('becomes a picture of 4:5 in which the garment stands out from the ground', async () => {
    const svg = drawGarment({ kind: 'shirt', view: 'front', color: '#1c1b1a' })
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([960, 1200])
    const cloth = await sharp(Buffer.from(svg))
      .extract({ left: 460, top: 560, width: 40, height: 40 })
      .removeAlpha()
      .raw()
      .toBuffer()
    expect(brightness(cloth)).toBeLessThan(110)
  })

  it.each([
    [80, 180 + 80 * 7.6],
    [40, 180 + 40 * 12.4],
  ])('of %i cm ends on a tape beside it where it should', async (length, end) => {
    const svg = drawAtScale({ kind: 'tee', color: '#1c1b1a' }, length)
    expect(svg).not.toMatch(/<text|<script|<image|href="(?!#)|NaN|undefined/)
    const at = async (top: number) => {
      const area = { left: 500, top: Math.round(top), width: 40, height: 10 }
      return brightness(await sharp(Buffer.from(svg)).extract(area).removeAlpha().raw().toBuffer())
    }
    expect(await at(end - 30)).toBeLessThan(110)
    expect(await at(end + 40)).toBeGreaterThan(180)
  })

  it('is lit from the left: brighter on that side, with its shadow on the other only', async () => {
    const picture = sharp(
      Buffer.from(drawGarment({ kind: 'tee', view: 'front', color: '#808080' })),
    )
    const at = async (left: number) =>
      brightness(
        await picture
          .clone()
          .extract({ left, top: 700, width: 8, height: 120 })
          .removeAlpha()
          .raw()
          .toBuffer(),
      )
    expect(await at(300)).toBeGreaterThan((await at(652)) + 20)
    const [left, paper, right] = [await at(232), await at(40), await at(720)]
    expect(Math.abs(left - paper)).toBeLessThan(8)
    expect(right).toBeLessThan(left - 10)
  })
})

function brightness(pixels: Buffer): number {
  return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
}

describe('a hero slide', () => {
  it('comes wide for desktop screens and tall for phones', () => {
    expect(heroScenes).toHaveLength(4)
    for (const scene of heroScenes) {
      expect(drawHero({ scene, format: 'wide' })).toContain('width="1920"')
      expect(drawHero({ scene, format: 'tall' })).toContain('height="1500"')
    }
  })
})

test('pictures beside words are drawn from the same garments, in another shape', () => {
  for (const scene of featureScenes) {
    const svg = drawFeature(scene)
    expect(svg).toContain('width="1600" height="1200"')
    expect(svg).not.toMatch(/<text|<script|<image|NaN|undefined/)
  }
})
