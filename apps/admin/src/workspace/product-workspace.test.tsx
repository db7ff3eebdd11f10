import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { navy, openWorkspace, red, workspaceOf } from '../test/sample-answers'
import { png, product } from '../test/sample-rows'

const add = 'POST /comp/createproductcolor/'
const remove = 'DELETE /comp/updateDeleteproductcolor/7/'

describe('the checklist', () => {
  it('says that the product can’t sell, and leads to where each finding is fixed', async () => {
    const found = { product_color: null, size: null }
    const { user } = openWorkspace({
      findings: [
        { ...found, check: 'no_stock', severity: 'stops', message: 'No stock yet' },
        {
          ...found,
          check: 'no_picture_of_color',
          severity: 'hurts',
          message: 'No picture for Red',
          product_color: 8,
        },
      ],
    })
    expect(await screen.findByText('This product can’t sell yet.')).toBeTruthy()
    expect(screen.getByText('Can’t sell:')).toBeTruthy()
    const pictures = screen.getByRole('link', { name: 'Add pictures: No picture for Red' })
    expect(pictures.getAttribute('href')).toBe('#color-8')
    const stock = screen.getByRole('link', { name: 'Count stock: No stock yet' })
    await user.click(stock)
    expect(document.activeElement).toBe(screen.getByLabelText('Stock of Navy, MD'))
  })

  it('leads to the first picture without a text, which opens with its field', async () => {
    const { user } = openWorkspace({
      product_colors: [navy, { ...red, images: red.images.map((one) => ({ ...one, alt: '' })) }],
      findings: [
        {
          check: 'no_alt',
          severity: 'hint',
          message: 'A picture of Red has no alt text',
          product_color: red.id,
          size: null,
        },
      ],
    })
    await user.click(
      await screen.findByRole('link', { name: 'Describe it: A picture of Red has no alt text' }),
    )
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Change picture 1 of Red')
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('What it shows: picture 1 of Red')).toBeTruthy()
  })

  it('says that nothing keeps the product from selling', async () => {
    openWorkspace({ findings: [] })
    expect(await screen.findByText('Nothing keeps this product from selling.')).toBeTruthy()
  })

  it.each([
    ['active', 'This product sells, and could sell better.'],
    ['draft', 'This product can be put on sale, and could sell better.'],
    ['archived', 'This product is no longer sold.'],
  ] as const)('says of one that is %s whether it sells', async (status, words) => {
    const hint = { product_color: 7, size: null, check: 'no_alt', severity: 'hint' } as const
    openWorkspace(
      { findings: [{ ...hint, message: 'A picture has no alt text' }] },
      { 'GET /product/updateDeleteProduct/2/': { body: { ...product, status } } },
    )
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('that can’t be loaded says why, and is loaded by Retry', async () => {
    const message = 'The shop is busy. Please try again in a minute.'
    let answer: { status?: number; body: unknown } = { status: 503, body: { message } }
    const { user } = openWorkspace({}, { 'GET /staff/products/2/workspace/': () => answer })
    expect(await screen.findByText(message)).toBeTruthy()
    answer = { body: workspaceOf({}) }
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'Navy' })).toBeTruthy()
  })
})

describe('the colors', () => {
  it('that the product lacks can be added with an image, and not without one', async () => {
    const { user, sent } = openWorkspace({ product_colors: [navy] }, { [add]: { status: 201 } })
    const form = within(await screen.findByRole('form', { name: 'Add a color' }))
    const choice = form.getByRole('combobox', { name: 'Add a color' })
    expect(within(choice).queryByRole('option', { name: 'Navy' })).toBeNull()
    await user.click(form.getByRole('button', { name: 'Add color' }))
    expect(form.getByRole('alert').textContent).toBe('Choose a color.')
    await user.selectOptions(choice, 'Red')
    await user.click(form.getByRole('button', { name: 'Add color' }))
    expect(form.getByRole('alert').textContent).toBe('Choose an image file.')
    expect(sent(add)).toBeUndefined()
    await user.upload(form.getByLabelText('Choose its image'), png)
    await user.click(form.getByRole('button', { name: 'Add color' }))
    expect(await screen.findByText('Product Color Added Successfully')).toBeTruthy()
    const color_img: unknown = expect.objectContaining({ name: 'navy.png' })
    expect(sent(add)?.body).toEqual({ product: '2', color: '4', color_img })
    await waitFor(() => expect(choice).toHaveProperty('value', ''))
  })

  it('a refused color says why, and keeps the color and its image', async () => {
    const message = 'This image could not be read.'
    const refused = { status: 422, body: { message } }
    const { user } = openWorkspace({ product_colors: [navy] }, { [add]: refused })
    const form = within(await screen.findByRole('form', { name: 'Add a color' }))
    await user.selectOptions(form.getByRole('combobox', { name: 'Add a color' }), 'Red')
    await user.upload(form.getByLabelText('Choose its image'), png)
    await user.click(form.getByRole('button', { name: 'Add color' }))
    expect((await form.findByRole('alert')).textContent).toBe(message)
    expect(form.getByRole('combobox')).toHaveProperty('value', '4')
    expect(form.getByText('navy.png')).toBeTruthy()
    expect(form.getByRole('button', { name: 'Add color' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('a color that stock movements use is not removed, and leads to them', async () => {
    const message = 'Patan Linen Kurta - Navy is used by 14 stock movements.'
    const uses = [{ noun: 'stock', count: 14, query: 'product_color=7' }]
    const { user } = openWorkspace({}, { [remove]: { status: 409, body: { message, uses } } })
    const panel = within(await screen.findByRole('region', { name: 'Navy' }))
    await user.click(panel.getByRole('button', { name: 'Remove Navy' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect((await dialog.findByRole('alert')).textContent).toContain(message)
    const link = dialog.getByRole('link', { name: 'Show 14 stock movements' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/allstock?product_color=7')
    expect(panel.getByRole('list', { name: 'Pictures of Navy' })).toBeTruthy()
  })
})

describe('the pictures', () => {
  const create = 'POST /comp/createProductImg/'
  const files = ['notes.png', 'front.png', 'back.png'].map(
    (name) => new File([name], name, { type: 'image/png' }),
  )

  it('are all sent though one is refused, and the first one taken is the display image', async () => {
    const message = 'This file is not a PNG, JPG, SVG, WEBP or GIF image.'
    let isFirst = true
    const bare = [navy, red].map((color) => ({ ...color, images: [] }))
    const { user, requests } = openWorkspace(
      { product_colors: bare },
      {
        [create]: () => {
          const answer = isFirst ? { status: 415, body: { message } } : { status: 201 }
          isFirst = false
          return answer
        },
      },
    )
    await user.upload(await screen.findByLabelText('Add pictures of Red'), files)
    const panel = within(screen.getByRole('region', { name: 'Red' }))
    expect((await panel.findByRole('alert')).textContent).toBe(`notes.png: ${message}`)
    await waitFor(() =>
      expect(screen.getByLabelText('Add pictures of Red')).toHaveProperty('disabled', false),
    )
    const sent = requests.filter(({ call }) => call === create).map(({ body }) => body)
    const part = { product: '2', color: '8' }
    expect(sent).toMatchObject([
      { ...part, is_display_image: 'True', image: { name: 'notes.png' } },
      { ...part, is_display_image: 'True', image: { name: 'front.png' } },
      { ...part, is_display_image: 'False', image: { name: 'back.png' } },
    ])
  })

  it('of a product that has a display image do not replace it', async () => {
    const { user, sent } = openWorkspace({}, { [create]: { status: 201 } })
    await user.upload(await screen.findByLabelText('Add pictures of Red'), files.slice(1, 2))
    await waitFor(() => expect(sent(create)?.body).toMatchObject({ is_display_image: 'False' }))
  })
})
