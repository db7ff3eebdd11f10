import type { NamedMenuItem, StaffMenu } from '@etrend/contract'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../../app/testing'
import { category } from '../../test/sample-rows'

const save = 'PUT /staff/menus/header'
const page = (label: string, address: string): NamedMenuItem => ({
  kind: 'page',
  label,
  address,
  target: null,
  name: '',
  children: [],
})
const deleted = { ...page('', ''), kind: 'collection' as const, target: 9, name: null }
const menu: StaffMenu = {
  place: 'header',
  is_standard: false,
  items: [page('Home', '/'), page('Mens', '/mens'), deleted],
}

function open(more: Answers = {}) {
  return openApp('/etrendadmin/menus', {
    'GET /staff/menus/header': { body: menu, headers: { etag: '"one"' } },
    'GET /product/allCategory/': { body: [category] },
    'GET /product/allsubCategory/': { body: [] },
    'GET /staff/collections/': { body: [] },
    'GET /staff/pages/': { body: [] },
    [save]: { body: menu },
    ...more,
  })
}

it('shows the entries with what they lead to, and which ones shoppers don’t see', async () => {
  open()
  expect(await screen.findByText('Page of the shop · /mens')).toBeTruthy()
  expect(screen.getByText(/deleted: shoppers don’t see this entry/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save menu' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('an entry is added, moved by its buttons and put under another, and saved as a tree', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Add an entry' }))
  const dialog = within(screen.getByRole('dialog'))
  await within(await dialog.findByLabelText('Which one')).findByRole('option', { name: 'Men' })
  await user.selectOptions(dialog.getByLabelText('Which one'), 'Men')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await user.click(screen.getByRole('button', { name: 'Remove Deleted' }))
  await user.click(screen.getByRole('button', { name: 'Put Men under the entry above' }))
  await user.click(screen.getByRole('button', { name: 'Move Mens up' }))
  expect(screen.getByText('Mens moved to place 1')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save menu' }))
  await waitFor(() => expect(sent(save)).toBeTruthy())
  const child = { kind: 'category', label: '', target: category.id, address: '' }
  const { name: _name, ...mens } = page('Mens', '/mens')
  const { name: _other, ...home } = page('Home', '/')
  expect(sent(save)).toMatchObject({
    match: '"one"',
    body: { items: [{ ...mens, children: [child] }, home] },
  })
  expect(await screen.findByText('Menu saved')).toBeTruthy()
})

it('an entry leads to a collection, and its buttons keep the focus', async () => {
  const dashain = { id: 4, slug: 'dashain', title: 'Dashain' }
  const { user, sent } = open({ 'GET /staff/collections/': { body: [dashain] } })
  await user.click(await screen.findByRole('button', { name: 'Add an entry' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Leads to'), 'Collection')
  await dialog.findByRole('option', { name: 'Dashain' })
  await user.selectOptions(dialog.getByLabelText('Which one'), 'Dashain')
  await user.type(dialog.getByLabelText('Label'), 'For the feast')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  screen.getByRole('button', { name: 'Move For the feast up' }).focus()
  await user.keyboard('{Enter}{Enter}{Enter}')
  const up = screen.getByRole('button', { name: 'Move For the feast up' })
  expect(document.activeElement).toBe(up)
  await user.click(screen.getByRole('button', { name: 'Save menu' }))
  const entry = { kind: 'collection', label: 'For the feast', target: 4 }
  await waitFor(() => expect(sent(save)?.body).toMatchObject({ items: [entry, {}, {}, {}] }))
})

it('an entry is dragged before another, or under it', async () => {
  const { sent, user } = open()
  const dataTransfer = { effectAllowed: 'none' }
  fireEvent.dragStart(await screen.findByText('Mens'), { dataTransfer })
  fireEvent.drop(screen.getByText('Drop here to put it under Home'), { dataTransfer })
  expect(screen.getByRole('button', { name: 'Move Mens out' })).toBeTruthy()
  fireEvent.dragStart(screen.getByText('Deleted'), { dataTransfer })
  fireEvent.drop(screen.getByText('Home'), { dataTransfer })
  await user.click(screen.getByRole('button', { name: 'Save menu' }))
  await waitFor(() =>
    expect(sent(save)?.body).toMatchObject({
      items: [{ target: 9 }, { label: 'Home', children: [{ label: 'Mens' }] }],
    }),
  )
})

it('an entry without an address or label is refused at its field', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Change Mens' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Change the entry' }))
  await user.clear(dialog.getByLabelText('Address'))
  await user.clear(dialog.getByLabelText('Label'))
  await user.click(dialog.getByRole('button', { name: 'Change' }))
  expect(await dialog.findByText('Enter the path of a page of the shop, like /faq.')).toBeTruthy()
  expect(dialog.getByText('Enter a label.')).toBeTruthy()
})

it('a page is chosen among the shop’s own, and gives the entry its address and label', async () => {
  const page = { id: 5, slug: 'about-us', title: 'About us', state: 'published' }
  const { user, sent } = open({
    'GET /staff/pages/': { body: [page] },
    'GET /staff/collections/': { body: [{ id: 4, slug: 'dashain', title: 'Dashain' }] },
  })
  await user.click(await screen.findByRole('button', { name: 'Add an entry' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.selectOptions(dialog.getByLabelText('Leads to'), 'Page of the shop')
  const choice = dialog.getByLabelText('Page')
  await dialog.findByRole('option', { name: 'About us' })
  await dialog.findByRole('option', { name: 'Dashain' })
  await user.selectOptions(choice, 'Men')
  expect(dialog.getByLabelText('Address')).toHaveProperty('value', '/mens')
  expect(dialog.getByLabelText('Label')).toHaveProperty('value', 'Men')
  await user.selectOptions(choice, 'Dashain')
  expect(dialog.getByLabelText('Address')).toHaveProperty('value', '/collections/dashain')
  await user.clear(dialog.getByLabelText('Label'))
  await user.type(dialog.getByLabelText('Label'), 'Who we are')
  await user.selectOptions(choice, 'About us')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  await user.click(screen.getByRole('button', { name: 'Save menu' }))
  await waitFor(() => expect(sent(save)).toBeTruthy())
  expect(sent(save)?.body).toMatchObject({
    items: [{}, {}, {}, { kind: 'page', address: '/pages/about-us', label: 'Who we are' }],
  })
})

it('a refused save says why and keeps the changes', async () => {
  const message = 'Somebody else changed this menu meanwhile.'
  const { user } = open({ [save]: { status: 409, body: { message } } })
  await user.click(await screen.findByRole('button', { name: 'Move Mens up' }))
  await user.click(screen.getByRole('button', { name: 'Save menu' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard changes' })).toBeTruthy()
})

it('the menu is set back to the standard one, which the toast can undo', async () => {
  const reset = 'DELETE /staff/menus/header'
  const { user, sent } = open({ [reset]: { body: { ...menu, is_standard: true } } })
  await user.click(await screen.findByRole('button', { name: 'Back to the standard menu' }))
  expect(await screen.findByText('The standard menu is back')).toBeTruthy()
  expect(sent(reset)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The menu is as it was.')).toBeTruthy()
  expect(sent(save)?.body).toMatchObject({ items: [{ label: 'Home' }, { label: 'Mens' }, {}] })
})
