import { renderHook, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { everything, tshirtDetail } from '../test/shop-answers'
import { useRecentlyViewed, rememberViewed } from './recently-viewed'

test('products looked at that this version of the shop can’t show are left out', () => {
  const [first, second] = everything
  const withoutText = { ...second, picture: { src: '/media/1' } }
  localStorage.setItem('etrend.recent', JSON.stringify([withoutText, first, { id: 3 }]))
  const { result } = renderHook(useRecentlyViewed)
  expect(result.current.map(({ id }) => id)).toEqual([first?.id])
})

test('a product looked at in another tab meanwhile is kept beside the one looked at now', () => {
  const [first, second] = [tshirtDetail, everything[1]]
  if (!second) throw new Error('The test shop has two products.')
  renderHook(useRecentlyViewed).unmount()
  localStorage.setItem('etrend.recent', JSON.stringify([second]))
  rememberViewed(first)
  const { result } = renderHook(useRecentlyViewed)
  expect(result.current.map(({ id }) => id)).toEqual([first.id, second.id])
})

test('a product is remembered in the colour in which it was looked at', async () => {
  await openPage('/productDetail/1-adjective-attire-t-shirt?color=navy')
  await screen.findByRole('region', { name: 'You Might Also Like' })
  const { result } = renderHook(useRecentlyViewed)
  expect(result.current[0]).toMatchObject({ id: tshirtDetail.id, color: 'navy' })
  expect(result.current[0]?.picture?.src).toBe('/media/tee2')
})
