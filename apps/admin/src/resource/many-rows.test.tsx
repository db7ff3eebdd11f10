import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heldBack, openApp, type Answer, type Answers } from '../app/testing'
import { color, offered, product } from '../test/sample-rows'

const cap = { ...product, id: 3, title: 'Sunny Day Cap' }
const rows = 'GET /product/allProduct/'
const listed: Answers = { ...offered, [rows]: { body: [product, cap], total: 2 } }
const list = '/etrendadmin/allproduct'

describe('many rows', () => {
  it('are deleted together; those that stay say why, and the others can come back', async () => {
    const refused = [{ id: 3, label: 'Navy', message: 'Color Navy is used by 1 product color.' }]
    const { user, sent } = openApp('/etrendadmin/allcolor', {
      'GET /comp/allColor/': { body: [color, { ...color, id: 4, color_name: 'Red' }], total: 2 },
      'POST /staff/bulk/delete/': { body: { audit: 31, done: [4], refused } },
      'POST /staff/audit/31/undo/': { body: { audit: 32, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
    expect(bar.getByText('2 selected')).toBeTruthy()
    await user.click(bar.getByRole('button', { name: 'Delete' }))
    const question = 'Are you sure you want to delete these 2 colors?'
    const dialog = within(screen.getByRole('dialog', { name: question }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Color Navy is used by 1 product color.')).toBeTruthy()
    expect(sent('POST /staff/bulk/delete/')?.body).toEqual({ noun: 'colors', ids: [3, 4] })
    expect(bar.getByText('1 selected')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('that are deleted together can come back while the list is still on its way', async () => {
    let list = (): Answer | Promise<Answer> => ({ body: [color], total: 1 })
    const late = heldBack({ body: [], total: 0 })
    const { user, sent } = openApp('/etrendadmin/allcolor', {
      'GET /comp/allColor/': () => list(),
      'POST /staff/bulk/delete/': () => {
        list = late.answer
        return { body: { audit: 31, done: [3], refused: [] } }
      },
      'POST /staff/audit/31/undo/': { body: { audit: 32, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(undo)
    await waitFor(() => expect(sent('POST /staff/audit/31/undo/')).toBeTruthy())
    late.release()
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('that are changed together can be undone while the list is still on its way', async () => {
    const preview = 'POST /staff/bulk/products/preview/'
    let products = (): Answer | Promise<Answer> => ({ body: [product, cap], total: 2 })
    const late = heldBack({ body: [product, cap], total: 2 })
    const { user, sent, requests } = openApp(list, {
      ...listed,
      [rows]: () => products(),
      [preview]: { body: { count: 1, changes: 1, rows: [], refusals: 0, refused: [] } },
      'POST /staff/bulk/products/': () => {
        products = late.answer
        return { body: { audit: 5, done: [2], refused: [] } }
      },
      'POST /staff/audit/5/undo/': { body: { audit: 6, rows: 1, refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
    await user.selectOptions(dialog.getByLabelText('Is Featured'), 'Yes')
    expect(await dialog.findByText('1 of 1 product would change')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(undo)
    await waitFor(() => expect(sent('POST /staff/audit/5/undo/')).toBeTruthy())
    expect(requests.filter(({ call }) => call === preview)).toHaveLength(1)
    late.release()
    expect(await screen.findByText('All of it was undone.')).toBeTruthy()
  })

  it('of products can get a discount and be featured together', async () => {
    const { user, sent } = openApp(list, {
      ...listed,
      'POST /staff/bulk/products/': { body: { audit: 5, done: [2], refused: [] } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Choose what to change.')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Discount'), 'Percent off the price')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('Enter a percentage as a number.')).toBeTruthy()
    await user.type(dialog.getByLabelText('Percent off'), '20')
    await user.selectOptions(dialog.getByLabelText('Is Featured'), 'Yes')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await screen.findByText('1 product changed')).toBeTruthy()
    expect(sent('POST /staff/bulk/products/')?.body).toEqual({
      ids: [2],
      change: { percent_off: 20, is_featured: true },
    })
  })

  it('of products that could not be changed are listed, and the others can be undone', async () => {
    const message = 'There is no product with this id.'
    const refused = [{ id: 9, label: 'Tee', message }]
    const { user } = openApp(list, {
      ...listed,
      'POST /staff/bulk/products/': { body: { audit: 5, done: [2], refused } },
      'POST /staff/audit/5/undo/': { body: { audit: 6, rows: 1, refused } },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Patan Linen Kurta' }))
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change 1 product' }))
    await user.selectOptions(dialog.getByLabelText('Is Featured'), 'Yes')
    await user.click(dialog.getByRole('button', { name: 'Change' }))
    expect(await dialog.findByText('1 product changed, but not these:')).toBeTruthy()
    expect(dialog.getByText(`Tee: ${message}`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1 product could not be put back.')).toBeTruthy()
  })
})
