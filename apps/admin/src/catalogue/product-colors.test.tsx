import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp } from '../app/testing'
import { product } from '../test/sample-rows'

const row = {
  id: 7,
  product: 2,
  product_title: 'Patan Linen Kurta',
  color: 3,
  color_name: 'Navy',
  color_img: '/media/abc',
  product_color_info: 'Patan Linen Kurta - Navy',
}
const single = {
  id: 7,
  product: { id: 2, product_title: 'Patan Linen Kurta' },
  color: { id: 3, color_name: 'Navy' },
  color_img: '/media/abc',
  product_color_info: 'Patan Linen Kurta - Navy',
}
const options = {
  'GET /product/allProduct/': {
    body: [
      { ...product, id: 1, title: 'Everyday Tee' },
      { ...product, id: 2, title: 'Patan Linen Kurta' },
    ],
  },
  'GET /comp/allColor/': {
    body: [
      { id: 3, color_name: 'Navy', hex_code: '#1f2a4d' },
      { id: 4, color_name: 'Red', hex_code: '#aa2222' },
    ],
  },
}
const list = { 'GET /comp/allproductcolor/': { body: [row], total: 1 } }
const one = { 'GET /comp/singleproductcolor/7/': { body: single } }
const create = 'POST /comp/createproductcolor/'
const edit = 'PUT /comp/updateDeleteproductcolor/7/'
const remove = 'DELETE /comp/updateDeleteproductcolor/7/'
const png = new File(['png'], 'navy.png', { type: 'image/png' })

describe('the product color list', () => {
  it('has its own title, the documented columns, and a thumbnail a row', async () => {
    openApp('/etrendadmin/allpcolor', list)
    expect(screen.getByRole('heading', { name: 'Product Color List' })).toBeTruthy()
    const table = await screen.findByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((title) => title.textContent)
        .filter(Boolean),
    ).toEqual(['ID', 'Product Color Info', 'Color Image', 'Product', 'Color', 'Action'])
    expect(table.querySelector('img')?.getAttribute('src')).toBe('/media/abc-320.webp')
  })

  it('deletes after asking', async () => {
    const { user } = openApp('/etrendadmin/allpcolor', { ...list, [remove]: { status: 204 } })
    await user.click(await screen.findByRole('button', { name: 'Delete Patan Linen Kurta - Navy' }))
    const dialog = screen.getByRole('dialog', {
      name: 'Are you sure you want to delete this Product Color?',
    })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Product Color deleted successfully!')).toBeTruthy()
  })

  it('says when a deletion failed', async () => {
    const { user } = openApp('/etrendadmin/allpcolor', list)
    await user.click(await screen.findByRole('button', { name: 'Delete Patan Linen Kurta - Navy' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(
      await screen.findByText('Failed to delete Product Color. Please try again.'),
    ).toBeTruthy()
  })
})

describe('adding a product color', () => {
  it('sends product, color and image, says so, and clears the form', async () => {
    const { user, sent } = openApp('/etrendadmin/addpcolor', {
      ...options,
      [create]: { status: 201, body: row },
    })
    const field = await fill(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Product Color Added Successfully')).toBeTruthy()
    expect(sent(create)?.body).toMatchObject({
      product: '2',
      color: '4',
      color_img: { name: 'navy.png' },
    })
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.queryByAltText('The chosen file')).toBeNull()
  })

  it('needs all three, and says which types are allowed', async () => {
    const { user } = openApp('/etrendadmin/addpcolor', options)
    expect(screen.getByPlaceholderText('Select Product')).toBeTruthy()
    expect(screen.getByRole('option', { name: 'Select color' })).toBeTruthy()
    expect(screen.getByText('PNG, JPG, SVG, WEBP, and GIF are allowed.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Choose a product.')).toBeTruthy()
    expect(screen.getByText('Choose a color.')).toBeTruthy()
    expect(screen.getByText('Choose an image file.')).toBeTruthy()
  })

  it.each([
    [413, 'This is too large: a picture may have 8 MB, a form 64 kB.'],
    [415, 'This is not a PNG, JPG, SVG, WEBP or GIF image.'],
    [422, 'This image could not be read.'],
  ])('shows a picture refused with %d at its field and keeps the rest', async (status, message) => {
    const { user } = openApp('/etrendadmin/addpcolor', {
      ...options,
      [create]: { status, body: { message } },
    })
    const field = await fill(user)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Product Color Add failed')).toBeTruthy()
    const picture = screen.getByLabelText('Color Image')
    expect(picture.getAttribute('aria-invalid')).toBe('true')
    expect(picture.getAttribute('aria-describedby')).toContain('error')
    expect(screen.getByText(message)).toBeTruthy()
    expect(field.value).toBe('Patan Linen Kurta')
  })

  it('says when products and colors could not be loaded', async () => {
    openApp('/etrendadmin/addpcolor', {})
    expect(
      (await screen.findAllByText('Failed to fetch color and product data')).length,
    ).toBeGreaterThan(0)
  })
})

describe('editing a product color', () => {
  it('shows the current image and keeps it when no new file is chosen', async () => {
    const { user, sent } = openApp('/etrendadmin/editpcolor/7', {
      ...options,
      ...one,
      [edit]: { body: row },
    })
    const current = await screen.findByAltText('The current image')
    expect(current.getAttribute('src')).toBe('/media/abc-640.webp')
    await screen.findByRole('option', { name: 'Red' })
    await user.selectOptions(screen.getByLabelText('Color'), 'Red')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Product color updated successfully')).toBeTruthy()
    expect(sent(edit)?.body).toEqual({ product: '2', color: '4' })
  })

  it('sends a newly chosen image', async () => {
    const { user, sent } = openApp('/etrendadmin/editpcolor/7', {
      ...options,
      ...one,
      [edit]: { body: row },
    })
    await user.upload(await screen.findByLabelText('Color Image'), png)
    expect(screen.getByText('navy.png, 1 KB.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update' }))
    await waitFor(() => expect(sent(edit)?.body).toMatchObject({ color_img: { name: 'navy.png' } }))
  })

  it('adds the reason when it fails', async () => {
    const { user } = openApp('/etrendadmin/editpcolor/7', {
      ...options,
      ...one,
      [edit]: { status: 409, body: { message: 'Navy is in use.' } },
    })
    await user.click(await screen.findByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Product color update failed: Navy is in use.')).toBeTruthy()
  })

  it('says why it could not be loaded', async () => {
    openApp('/etrendadmin/editpcolor/7', {
      ...options,
      'GET /comp/singleproductcolor/7/': { status: 404, body: { message: 'There is none.' } },
    })
    expect(
      await screen.findByText('Error fetching product color data: There is none.'),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

async function fill(user: ReturnType<typeof openApp>['user']) {
  await screen.findByRole('option', { name: 'Red' })
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Patan Linen Kurta' }))
  await user.selectOptions(screen.getByLabelText('Color'), 'Red')
  await user.upload(screen.getByLabelText('Color Image'), png)
  return field
}
