import type { ProductCard as Product } from '@etrend/contract'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { tshirt } from '../test/shop-answers'
import { ProductCard } from './product-card'

function show(changes: Partial<Product> = {}) {
  render(<ProductCard product={{ ...tshirt, ...changes }} sizes="100vw" />)
}

/** The T-shirt's card in a list. */
async function cardInList() {
  await openPage('/womens')
  const [article] = await screen.findAllByRole('article')
  if (!article) throw new Error('The list has a card.')
  const card = within(article)
  return {
    ...card,
    pictures: () => [...article.querySelectorAll('img')].map((one) => one.getAttribute('src')),
    title: () => card.getByRole('link', { name: tshirt.title }),
  }
}

const black = '/media/tee1-640.webp'
const white = '/media/tee0-640.webp'
const another = '/media/tee1b-640.webp'
const page = '/productDetail/1-adjective-attire-t-shirt'

test('a card shows and opens the colour that the mouse was on last', async () => {
  const card = await cardInList()
  expect([card.pictures(), card.title().getAttribute('href')]).toEqual([[black], page])
  expect(card.getByRole('link', { current: true }).textContent).toBe('Black')
  const link = card.getByRole('link', { name: 'White' })
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  await expect.poll(card.pictures).toEqual([black, white])
  expect(card.title().getAttribute('href')).toBe(`${page}?color=white`)
  expect(link.getAttribute('href')).toBe(`${page}?color=white`)
  expect(card.getByRole('link', { current: true })).toBe(link)
  fireEvent.pointerEnter(card.getByRole('link', { name: 'Black' }), { pointerType: 'mouse' })
  await expect.poll(card.pictures).toEqual([black, another])
})

test('a card shows a colour while the focus is on it, and passing the colours with Tab changes nothing', async () => {
  const card = await cardInList()
  card.getByRole('link', { name: 'Black' }).focus()
  await userEvent.tab()
  await expect.poll(card.pictures).toEqual([black, white])
  for (const name of ['Navy', 'Red']) {
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe(name)
  }
  await userEvent.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Quick add/)
  expect(card.title().getAttribute('href')).toBe(page)
  expect(card.pictures()[0]).toBe(black)
})

test('a touch changes no picture: it opens the colour', () => {
  show()
  fireEvent.pointerEnter(screen.getByRole('link', { name: 'Navy' }), { pointerType: 'touch' })
  const title = screen.getByRole('link', { name: tshirt.title })
  expect(title.getAttribute('href')).toBe(page)
})

test('a card of many colours has four of them, first the one that it shows, and says how many more there are', () => {
  show({ color: 'green' })
  const colors = screen.getByRole('list', { name: 'Colours' })
  expect(colors.textContent).toBe('GreenWhiteBlackNavy+1 more')
})

test('a product with one colour offers no other', () => {
  show({ colors: tshirt.colors.slice(0, 1) })
  expect(screen.getByRole('list', { name: 'Colours' }).textContent).toBe('')
})

test('a card says that a product is for kids', () => {
  show({ for_kids: true })
  expect(screen.getByText('Kids · Adjective Attire')).toBeTruthy()
})
