import { measures } from '@etrend/contract'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openApp } from '../app/testing'
import { offered, png, product, productColor } from '../test/sample-rows'

const cap = { ...product, id: 3, title: 'Sunny Day Cap' }

describe('a choice among many', () => {
  const open = async () => {
    const app = openApp('/etrendadmin/addpcolor', {
      ...offered,
      'GET /product/allProduct/': ({ query }) => ({
        body: query.includes('q=') ? [cap] : [product, cap],
      }),
    })
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Product' })
    return { ...app, field }
  }

  it('looks on the server for what is typed, a page of it at a time', async () => {
    const { user, field, requests } = await open()
    await user.type(field, 'cap')
    await waitFor(() =>
      expect(screen.getAllByRole('option', { name: /Kurta|Cap/ })).toHaveLength(1),
    )
    const queries = requests.filter(({ call }) => call === 'GET /product/allProduct/')
    expect(queries.at(-1)?.query).toBe('?q=cap&page=1&page_size=50&sort=title')
  })

  it('is made with the arrows and Enter, which sends nothing yet', async () => {
    const { user, field, requests } = await open()
    await user.click(field)
    await screen.findByRole('option', { name: 'Patan Linen Kurta' })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field.value).toBe('Sunny Day Cap')
    expect(field.getAttribute('aria-expanded')).toBe('false')
    expect(requests.some(({ call }) => call.startsWith('POST'))).toBe(false)
  })

  it('stays as it was if nothing matches, and is cleared by emptying the field', async () => {
    const { user, field } = await open()
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'Patan Linen Kurta' }))
    await user.clear(field)
    await user.type(field, 'zzz{Escape}')
    expect(field.value).toBe('Patan Linen Kurta')
    await user.clear(field)
    await user.tab()
    expect(field.value).toBe('')
  })

  it('that could not be loaded says so and can be tried again', async () => {
    openApp('/etrendadmin/addsub', {})
    expect(await screen.findByText('The choices could not be loaded.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(await screen.findByText('Failed to fetch data')).toBeTruthy()
  })
})

it('the color picker and the hex code follow each other', async () => {
  const { user } = openApp('/etrendadmin/addcolor', {})
  const hex = screen.getByLabelText<HTMLInputElement>('Hex Code')
  const picker = screen.getByLabelText<HTMLInputElement>('Pick the Hex Code')
  await user.type(hex, '#A2')
  expect(picker.value).toBe('#000000')
  await user.type(hex, '2')
  expect(picker.value).toBe('#aa2222')
  fireEvent.change(picker, { target: { value: '#1f2a4d' } })
  expect(hex.value).toBe('#1f2a4d')
})

describe('a price', () => {
  it('is shown in dollars too, if the shop has a dollar rate', async () => {
    const { user } = openApp('/etrendadmin/addproduct', offered)
    await user.type(screen.getByLabelText('Price'), '2590')
    expect(await screen.findByText('In rupees. ≈ $18.50')).toBeTruthy()
  })

  it('is shown in rupees alone if the shop has no dollar rate', async () => {
    const shop = { 'GET /store/shop': { body: { dollar_rate: null } } }
    const { user } = openApp('/etrendadmin/addproduct', { ...offered, ...shop })
    await user.type(screen.getByLabelText('Price'), '2590')
    expect(screen.queryByText(/≈/)).toBeNull()
  })

  it('is above the discounted one', async () => {
    const one = { 'GET /product/updateDeleteProduct/2/': { body: product } }
    const { user, requests } = openApp('/etrendadmin/editproduct/2', { ...offered, ...one })
    await user.clear(await screen.findByLabelText('Price'))
    await user.type(screen.getByLabelText('Price'), '2000')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Enter a discounted price below the price.')).toBeTruthy()
    expect(requests.some(({ call }) => call.startsWith('PATCH'))).toBe(false)
  })
})

describe('a product’s own page texts', () => {
  const change = 'PATCH /product/updateDeleteProduct/2/'
  const open = () =>
    openApp('/etrendadmin/editproduct/2', {
      ...offered,
      'GET /product/updateDeleteProduct/2/': { body: product },
      'GET /product/allProduct/': { body: [cap] },
      'POST /staff/collections/preview/': { body: { total: 0, items: [] } },
      [change]: { body: product },
    })

  it('name what it is worn with, found by typing', async () => {
    const { user, sent } = open()
    await user.type(await screen.findByRole('combobox', { name: 'Worn with' }), 'cap')
    await user.click(await screen.findByRole('option', { name: 'Sunny Day Cap' }))
    expect(screen.getByText('1 product')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Product Updated Successfully')).toBeTruthy()
    expect(sent(change)?.body).toMatchObject({ worn_with: [3] })
  })

  it('hold measures of the garment, and say which cell is wrong', async () => {
    const { user, sent, requests } = open()
    await user.click(await screen.findByRole('button', { name: 'Add garment measures' }))
    await user.type(screen.getByLabelText('Chest of MD'), 'wide')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(
      await screen.findByText('Size MD: enter centimetres as 58 or 86–94, not “wide”.'),
    ).toBeTruthy()
    expect(requests.some(({ call }) => call === change)).toBe(false)
    await user.clear(screen.getByLabelText('Chest of MD'))
    await user.type(screen.getByLabelText('Chest of MD'), '52')
    await user.click(screen.getByRole('button', { name: 'Update' }))
    expect(await screen.findByText('Product Updated Successfully')).toBeTruthy()
    const { rows } = z.object({ measures }).parse(sent(change)?.body).measures
    expect(rows.find(({ size }) => size === 'MD')?.values).toEqual(['52'])
  })
})

it('choosing another product clears the chosen color', async () => {
  const { user } = openApp('/etrendadmin/addpimage', {
    ...offered,
    'GET /product/allProduct/': { body: [product, cap] },
  })
  const field = screen.getByRole('combobox', { name: 'Product' })
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Patan Linen Kurta' }))
  await screen.findByRole('option', { name: productColor.product_color_info })
  const color = screen.getByLabelText<HTMLSelectElement>('Color')
  await user.selectOptions(color, '7')
  await user.clear(field)
  await user.type(field, 'sunny')
  await user.click(await screen.findByRole('option', { name: 'Sunny Day Cap' }))
  expect(color.value).toBe('')
})

it('a picture shows how much of it has been sent', async () => {
  let finish = () => undefined as void
  const sending = new Promise<void>((resolve) => (finish = resolve))
  const { user } = openApp('/etrendadmin/editpimage/9', {
    ...offered,
    'GET /comp/singleProductimg/9/': {
      body: {
        ...productColor,
        product_name: 'x',
        is_display_image: true,
        image: '/media/x',
        color: 7,
      },
    },
    'PUT /comp/updateDeleteProductimg/9/': async () => {
      await sending
      return { status: 422, body: { message: 'This image could not be read.' } }
    },
  })
  await user.upload(await screen.findByLabelText('Image'), png)
  await user.click(screen.getByRole('button', { name: 'Update' }))
  expect(await screen.findByText('50 % sent')).toBeTruthy()
  finish()
  expect(await screen.findByText('This image could not be read.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})
