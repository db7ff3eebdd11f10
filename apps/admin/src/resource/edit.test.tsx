import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { offered, product } from '../test/sample-rows'

const one = 'GET /product/updateDeleteProduct/2/'
const change = 'PATCH /product/updateDeleteProduct/2/'
const theirs = { ...product, Brand: 'Newa Threads', price: 2600, subcategory: 6 }

describe('a record that somebody else changed meanwhile', () => {
  it('is not overwritten: both versions are shown side by side', async () => {
    const { dialog } = await saveOverTheirs()
    const row = (name: string) => within(dialog).getByRole('row', { name })
    expect(row('Brand Newa Threads As it was')).toBeTruthy()
    expect(row('Price 2600 2700')).toBeTruthy()
    expect(within(dialog).queryByText('Title')).toBeNull()
  })

  it("'Keep mine' saves what was changed here over theirs", async () => {
    const { user, dialog, sentChanges } = await saveOverTheirs()
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }))
    expect(await screen.findByText('Product Updated Successfully')).toBeTruthy()
    const { title } = product
    expect(sentChanges).toMatchObject([
      { match: '"first"', body: { price: 2700, Brand: 'Patan', title } },
      { match: '"second"', body: { price: 2700, Brand: 'Newa Threads', title } },
    ])
  })

  it("'Take theirs' puts theirs into the form, with nothing left to save", async () => {
    const { user, dialog, sentChanges } = await saveOverTheirs()
    await user.click(within(dialog).getByRole('button', { name: 'Take theirs' }))
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '2600')
    expect(screen.getByLabelText('Brand')).toHaveProperty('value', 'Newa Threads')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/allproduct'))
    expect(sentChanges).toHaveLength(1)
  })
})

it('an edit names the changed fields beside the button that saves them', async () => {
  const { user } = openApp('/etrendadmin/editproduct/2', {
    ...offered,
    [one]: { body: product },
  })
  const brand = await screen.findByLabelText('Brand')
  expect(screen.queryByText(/^Not saved:/)).toBeNull()
  await user.type(brand, '!')
  await user.click(screen.getByLabelText('Is Featured'))
  expect(await screen.findByText('Not saved: Brand, Is Featured')).toBeTruthy()
  await user.click(screen.getByLabelText('Is Featured'))
  expect(await screen.findByText('Not saved: Brand')).toBeTruthy()
})

it('an edit leads to the history of its record', async () => {
  openApp('/etrendadmin/editproduct/2', { ...offered, [one]: { body: product } })
  const link = screen.getByRole('link', { name: 'History' })
  expect(link.getAttribute('href')).toBe('/etrendadmin/audit?noun=products&row_id=2')
})

/** Opens the product, lets somebody else save it, and saves a new price. */
async function saveOverTheirs() {
  const sentChanges: object[] = []
  let stored = { row: product, tag: '"first"' }
  const answers: Answers = {
    ...offered,
    [one]: () => ({ body: stored.row, headers: { etag: stored.tag } }),
    [change]: ({ body, match }) => {
      sentChanges.push({ body, match })
      if (match === stored.tag) return { body: stored.row }
      return { status: 409, body: { message: 'Somebody else changed this product meanwhile.' } }
    },
    'GET /product/allProduct/': { body: [product], total: 1 },
  }
  const { user } = openApp('/etrendadmin/editproduct/2', answers)
  const price = await screen.findByLabelText('Price')
  await user.clear(price)
  await user.type(price, '2700')
  stored = { row: theirs, tag: '"second"' }
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Somebody else changed this meanwhile',
  })
  return { user, dialog, sentChanges }
}
