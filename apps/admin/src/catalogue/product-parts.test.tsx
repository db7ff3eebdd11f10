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
  it('says what goes to the trash with it', async () => {
    const body = { colors: 2, pictures: 5, units: 8, movements: 1 }
    const dialog = await ask({ [parts]: { body } })
    const words =
      'With it go 2 colors, 5 pictures, 8 units in stock, and 1 stock movement. Restored from the trash, it gets them back.'
    expect(await dialog.findByText(words)).toBeTruthy()
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
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false)
  })
})
