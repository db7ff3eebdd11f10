import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openApp, type Answers } from '../../app/testing'

const mine = {
  id: 3,
  list: 'allcolor',
  name: 'Blues',
  query: 'q=blue&sort=-color_name',
  hidden_columns: ['Hex code'],
  is_shared: false,
  staff_name: 'boss',
  can_remove: true,
}
const shared = { ...mine, id: 4, name: 'All', query: '', is_shared: true, can_remove: false }

beforeEach(() => localStorage.removeItem('etrend.hidden-columns.colors'))

async function openColors(answers: Answers = {}, search = '') {
  const opened = openApp(`/etrendadmin/allcolor${search}`, {
    'GET /comp/allColor/': { body: [{ id: 1, color_name: 'Navy', hex_code: '#1f2a4d' }], total: 1 },
    'GET /staff/views': { body: [mine, shared] },
    ...answers,
  })
  await opened.user.click(await screen.findByText('Views'))
  return opened
}

it('a saved view opens with its search, its sort and its columns', async () => {
  const { user } = await openColors()
  await user.click(await screen.findByRole('link', { name: 'Blues' }))
  expect(location.search).toBe('?q=blue&sort=-color_name')
  expect(localStorage.getItem('etrend.hidden-columns.colors')).toBe('Hex code')
})

it('the list is saved as it is, without its page, for oneself or for all', async () => {
  const { user, sent } = await openColors(
    { 'POST /staff/views': { status: 201, body: mine } },
    '?q=navy&sort=color_name&page=1',
  )
  await user.type(screen.getByLabelText('Save this view as'), 'Navies')
  await user.click(screen.getByLabelText('For all staff'))
  await user.click(screen.getByRole('button', { name: 'Save view' }))
  expect(await screen.findByText('View saved')).toBeTruthy()
  expect(sent('POST /staff/views')?.body).toEqual({
    list: 'allcolor',
    name: 'Navies',
    query: 'q=navy&sort=color_name',
    hidden_columns: [],
    is_shared: true,
  })
})

it('one’s own view can be deleted, and somebody else’s can’t', async () => {
  const { user, sent } = await openColors({ 'DELETE /staff/views/3': { status: 204 } })
  expect(await screen.findByText('For all staff, by boss')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete the view All' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete the view Blues' }))
  expect(await screen.findByText('View deleted')).toBeTruthy()
  expect(sent('DELETE /staff/views/3')).toBeTruthy()
})
