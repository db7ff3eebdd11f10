import type { ProductCard as Product } from '@etrend/contract'
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { tshirt } from '../test/shop-answers'
import { ProductCard } from './product-card'

const shownPicture = () => screen.getAllByRole('img')[0]?.getAttribute('src')
const opens = () => screen.getByRole('link', { name: tshirt.title }).getAttribute('href')
const openingColor = () => screen.getByRole('link', { current: true }).textContent

function show(changes: Partial<Product> = {}) {
  render(<ProductCard product={{ ...tshirt, ...changes }} sizes="100vw" />)
}

test('a card shows and opens the colour that the mouse was on last', () => {
  show()
  expect([shownPicture(), opens(), openingColor()]).toEqual([
    '/media/tee1-640.webp',
    '/productDetail/1-adjective-attire-t-shirt',
    'Black',
  ])
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Navy' }), { pointerType: 'mouse' })
  const navy = [
    '/media/tee2-640.webp',
    '/productDetail/1-adjective-attire-t-shirt?color=navy',
    'Navy',
  ]
  expect([shownPicture(), opens(), openingColor()]).toEqual(navy)
  expect(screen.getByRole('link', { name: 'Navy' }).getAttribute('href')).toBe(navy[1])
})

test('a card shows a colour while the focus is on it, and passing the colours with Tab changes nothing', async () => {
  show()
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toBe(`Quick add ${tshirt.title}`)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('White')
  expect(shownPicture()).toBe('/media/tee0-640.webp')
  for (const name of ['Black', 'Navy', 'Red']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(name)
  }
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe(tshirt.title)
  expect(opens()).toBe('/productDetail/1-adjective-attire-t-shirt')
  expect(shownPicture()).toBe('/media/tee1-640.webp')
})

test('a touch changes no picture: it opens the colour', () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Navy' }), { pointerType: 'touch' })
  expect(shownPicture()).toBe('/media/tee1-640.webp')
})

test('a card of many colours has the one that it shows among its first four, and says how many more there are', () => {
  show({ color: 'green' })
  const colors = screen.getByRole('list', { name: 'Colours' })
  expect(colors.textContent).toBe('WhiteBlackNavyGreen+1 more')
})

test('the colour of a product with only one leads nowhere else', () => {
  show({ colors: tshirt.colors.slice(0, 1) })
  expect(screen.getByRole('list', { name: 'Colours' }).textContent).toBe('White')
  expect(screen.queryByRole('link', { name: 'White' })).toBeNull()
})

test('a card says that a product is for kids', () => {
  show({ for_kids: true })
  expect(screen.getByText('Kids · Adjective Attire')).toBeTruthy()
})
