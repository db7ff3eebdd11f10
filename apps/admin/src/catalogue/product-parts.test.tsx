import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { offered, product } from '../test/sample-rows'

const parts = 'GET /staff/products/2/parts/'

async function ask(answers: Answers) {
  const { user } = openApp('/etrendadmin/allproduct', {
    ...offered,
    'GET /product/allProduct/': { body: [product], total: 1 },
    ...answers,
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Patan Linen Kurta' }))
  return within(await screen.findByRole('dialog'))
}

describe('the question before a product is deleted', () => {
  it('says what else is deleted with a product', async () => {
    const body = { colors: 2, pictures: 5, units: 8, movements: 1 }
    const dialog = await ask({ [parts]: { body } })
    const words =
      'This also deletes 2 colors, 5 pictures, 8 units in stock, and 1 stock movement. Restoring the product restores them.'
    expect(await dialog.findByText(words)).toBeTruthy()
  })

  it('says what else is deleted with several', async () => {
    const { user, sent } = openApp('/etrendadmin/allproduct', {
      ...offered,
      'GET /product/allProduct/': {
        body: [product, { ...product, id: 3, title: 'Scarf' }],
        total: 2,
      },
      'POST /staff/products/parts/': {
        body: { colors: 3, pictures: 0, units: 1, movements: 2 },
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    const words =
      'This also deletes 3 colors, 1 unit in stock, and 2 stock movements. Restoring the products restores them.'
    expect(await dialog.findByText(words)).toBeTruthy()
    expect(sent('POST /staff/products/parts/')?.body).toEqual({ product_ids: [product.id, 3] })
  })

  it('says that a new product has nothing', async () => {
    const dialog = await ask({
      [parts]: { body: { colors: 0, pictures: 0, units: 0, movements: 0 } },
    })
    expect(await dialog.findByText('It has no colors, pictures or stock yet.')).toBeTruthy()
  })

  it('can be answered although they could not be counted', async () => {
    const dialog = await ask({ [parts]: { status: 500, body: { message: 'A fault.' } } })
    expect(await dialog.findByText(/They could not be counted\.$/)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Delete' }).getAttribute('aria-disabled')).toBeNull()
  })
})
