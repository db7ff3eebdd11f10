import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heldBack, openApp, type Answers } from '../app/testing'

const find = 'GET /staff/search/'
const kurta = { id: 7, label: 'Patan Linen Kurta', detail: 'Himal · Women / Tops' }
const scarf = { id: 9, label: 'Patan Scarf', detail: 'Himal · Women / Outerwear' }
const shawl = { id: 8, label: 'Shawl', detail: 'Patan · Women / Outerwear' }
const patterned = { id: 6, label: 'Patterned Cap', detail: 'Himal · Men / Outerwear' }
const products = (rows: object[]) => ({ body: [{ noun: 'products', rows, has_more: false }] })
const found: Answers = {
  [find]: ({ query }) => ({
    body: query.includes('kur') ? [{ noun: 'products', rows: [kurta], has_more: true }] : [],
  }),
}

/** Opens the palette by its keys and types. */
async function openPalette(answers: Answers, words: string) {
  const app = openApp('/etrendadmin/addsize', answers)
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  const field = dialog.getByRole('combobox')
  if (words) await app.user.type(field, words)
  return { ...app, dialog, field }
}

describe('the palette', () => {
  it('opens on Ctrl K with every page and action, and closes', async () => {
    const { dialog, user } = await openPalette({}, '')
    const places = within(dialog.getByRole('group', { name: 'Go to' })).getAllByRole('option')
    expect(places.map((option) => option.textContent)).toContain('Audit log Settings')
    const actions = within(dialog.getByRole('group', { name: 'Do' })).getAllByRole('option')
    expect(actions.map((option) => option.textContent.trim())).toContain('Add Product')
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens the page or action that Enter chooses, without waiting for the server', async () => {
    const { user } = await openPalette({ ...found }, 'new cat')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/addcategory'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    ['hide', 'allproduct'],
    ['schedule', 'allproduct'],
    ['add collection', 'addcollection'],
    ['hero', 'homepage'],
    ['weekend', 'addsale'],
    ['labels', 'barcodes'],
    ['count stock', 'stocktakes'],
    ['invite packer', 'staff'],
    ['send back', 'returns'],
    ['block cash', 'customers'],
  ])('leads to a job by words: %s', async (words, path) => {
    const { user } = await openPalette(found, words)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/etrendadmin/${path}`))
  })

  it('leads to the delivery zone of a district', async () => {
    const rows = [{ id: 3, label: 'Valley', detail: 'Lalitpur' }]
    const { dialog, user } = await openPalette(
      { [find]: { body: [{ noun: 'deliveryZones', rows, has_more: false }] } },
      'lalitpur',
    )
    const group = within(await dialog.findByRole('group', { name: 'Delivery zone' }))
    const zone = group.getByRole('option')
    expect(zone.textContent).toBe('Valley #3 · Lalitpur')
    await user.click(zone)
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/delivery/3'))
  })

  it('finds records after a short pause, and says which option the arrows have reached', async () => {
    const { dialog, field, user, requests } = await openPalette(found, 'kurta')
    const group = within(await dialog.findByRole('group', { name: 'Product' }))
    expect(requests.filter(({ call }) => call === find).length).toBeLessThan(5)
    const [record, others] = group.getAllByRole('option')
    expect(record?.textContent).toBe('Patan Linen Kurta #7 · Himal · Women / Tops')
    expect(field.getAttribute('aria-activedescendant')).toBe(record?.id)
    await user.keyboard('{ArrowDown}')
    expect(others?.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.search).toBe('?q=kurta'))
    expect(location.pathname).toBe('/etrendadmin/allproduct')
  })

  it('leads from a scanned code to its unit among the barcodes', async () => {
    const unit = { id: 71, label: 'Patan Linen Kurta - Navy, MD', detail: '4006381333931' }
    const { user } = await openPalette(
      { [find]: { body: [{ noun: 'units', rows: [unit], has_more: false }] } },
      '4006381333931',
    )
    await user.click(await screen.findByRole('option', { name: /^Patan Linen Kurta - Navy, MD/ }))
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/barcodes'))
    expect(new URLSearchParams(location.search).get('q')).toBe(unit.detail)
  })

  it('keeps the option that the arrows have reached, when an answer for more letters moves it', async () => {
    const late = heldBack(products([shawl, kurta, scarf]))
    const { dialog, user } = await openPalette(
      {
        [find]: ({ query }) =>
          query.length > '?q=pat'.length ? late.answer() : products([patterned, kurta, scarf]),
      },
      'pat',
    )
    await dialog.findByRole('option', { name: /^Patterned Cap/ })
    await user.keyboard('an')
    expect(dialog.queryByRole('option', { name: /^Patterned Cap/ })).toBeNull()
    await user.keyboard('{ArrowDown}')
    late.release()
    await dialog.findByRole('option', { name: /^Shawl/ })
    expect(dialog.getByRole('option', { selected: true }).textContent).toMatch(/^Patan Scarf/)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/editproduct/9'))
  })

  it('remembers what was chosen last', async () => {
    const { user } = await openPalette(found, 'kurta')
    await user.click(await screen.findByRole('option', { name: /^Patan/ }))
    await waitFor(() => expect(location.pathname).toBe('/etrendadmin/editproduct/7'))
    await user.click(screen.getByRole('button', { name: /^Search/ }))
    const recent = within(screen.getByRole('group', { name: 'Recent' }))
    expect(recent.getByRole('option').textContent).toContain('Patan Linen Kurta')
  })

  it('says when nothing was found', async () => {
    const { dialog, field, user } = await openPalette(found, 'zzz')
    expect(await dialog.findByText(/^Nothing found/)).toBeTruthy()
    await user.clear(field)
    expect(dialog.queryByText(/^Nothing found/)).toBeNull()
  })

  it('offers another try where the search failed', async () => {
    const { dialog } = await openPalette({}, 'zzz')
    expect(await dialog.findByRole('alert')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('asks before it leaves unsaved work', async () => {
    const { user } = openApp('/etrendadmin/addsize', {})
    await user.type(screen.getByLabelText('Size Name'), 'XS')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(screen.getByRole('combobox'), 'trash{Enter}')
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Stay' }))
    expect(screen.getByLabelText<HTMLInputElement>('Size Name').value).toBe('XS')
  })
})
