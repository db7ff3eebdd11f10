import { staffHome } from '@etrend/contract'
import { NOW } from '@etrend/tooling/given-time'
import { expect, test } from 'vitest'
import { homeOf } from '../test/pages'
import { openTestShop } from '../test/test-app'
import { seedDemo } from './demo'

test('the demo’s home page has the documented rows, tiles, and words beside a picture of their own', async () => {
  const shop = await openTestShop()
  const saved: string[] = []
  const save = ({ svg }: { svg: string }) => {
    saved.push(svg)
    return Promise.resolve(`/media/${`${saved.length}`.padStart(32, '0')}`)
  }
  await seedDemo(shop.db, save, () => new Date(NOW))

  const { rows, slides, collections } = await homeOf(shop)
  expect(rows.map((row) => ('title' in row && row.title) || row.kind)).toEqual([
    'slides',
    'banner',
    'tiles',
    'category',
    'For long days in the city',
    'category',
    'Shirts for every day of the week',
    'category',
    'Made in these hills',
  ])
  expect(slides.map(({ title }) => title)).toEqual([
    'Welcome to Our Service',
    'Innovative Solutions',
    'Innovative Solutions',
    'Innovative Solutions',
  ])
  const tiles = rows.flatMap((row) => (row.kind === 'tiles' ? row.tiles : []))
  const fifth = collections.map(({ products }) => products[4]?.picture)
  expect(tiles.map(({ picture }) => picture)).toEqual(fifth)
  const pictures = rows.flatMap((row) => (row.kind === 'text' ? row.picture.src : []))
  const drawn = pictures.map((src) => saved[Number(src.slice('/media/'.length)) - 1])
  expect(new Set(drawn).size).toBe(3)
  for (const svg of drawn) expect(svg).toContain('width="1600"')
  const draft = staffHome.parse((await shop.get('/staff/home/')).json())
  expect([draft.state, draft.rows.length]).toEqual(['published', 9])
})
