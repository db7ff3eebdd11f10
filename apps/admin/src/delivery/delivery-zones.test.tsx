import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { deliveryTermsOf as terms } from '../test/sample-rows'

const list = 'GET /staff/delivery-zones'
const others = { ...terms, districts: ['Humla', 'Kaski'] }
const valley = { ...terms, id: 1, name: 'Valley', districts: ['Kathmandu', 'Lalitpur'], fee: 100 }
const pokhara = { ...valley, id: 2, name: 'Pokhara', districts: ['Kaski'], cash_allowed: false }
const two: Answers = { [list]: { body: { zones: [valley, pokhara], others } } }

it('the list shows what shoppers read, and finds the zone of a district', async () => {
  const { user } = openApp('/etrendadmin/delivery', two)
  const rows = within(await screen.findByRole('list', { name: 'Delivery zones' }))
  expect(rows.getByText('Kathmandu, Lalitpur')).toBeTruthy()
  expect(rows.getByText('Delivery Rs. 100 · No cash on delivery')).toBeTruthy()
  await user.type(screen.getByLabelText('Search a zone or district'), 'Lálit')
  expect(await rows.findByText('Has Lalitpur')).toBeTruthy()
  expect(rows.getAllByRole('listitem')).toHaveLength(1)
  await user.type(screen.getByLabelText('Search a zone or district'), 'x')
  expect(await screen.findByText('No zone or district has this name.')).toBeTruthy()
})

it('a shop without zones shows the terms of all districts', async () => {
  openApp('/etrendadmin/delivery', { [list]: { body: { zones: [], others } } })
  expect(await screen.findByRole('link', { name: 'All districts' })).toBeTruthy()
})

it('a list that can’t be loaded offers to try again', async () => {
  openApp('/etrendadmin/delivery', {})
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy()
})

it('a zone is added with its districts; those of other zones can’t be chosen', async () => {
  const create = 'POST /staff/delivery-zones'
  const { user, sent } = openApp('/etrendadmin/delivery/add', {
    ...two,
    [create]: { status: 201, body: { ...valley, id: 3, name: 'West' } },
  })
  await user.type(await screen.findByLabelText('Name'), 'West')
  await user.type(screen.getByLabelText('Fee'), '350')
  await user.clear(screen.getByLabelText('Fee for cash'))
  await user.type(screen.getByLabelText('Fee for cash'), '50')
  expect(await screen.findByText('Cash on delivery for Rs. 50 more')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Choose at least one district.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Districts' }))
  expect(screen.getByRole('checkbox', { name: /^Kaski/, hidden: true })).toHaveProperty(
    'disabled',
    true,
  )
  await user.click(screen.getByText('Karnali'))
  await user.click(screen.getByRole('checkbox', { name: 'Humla' }))
  await user.click(screen.getByRole('checkbox', { name: 'Jumla' }))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Delivery zone saved')).toBeTruthy()
  expect(sent(create)?.body).toEqual({
    ...terms,
    name: 'West',
    districts: ['Humla', 'Jumla'],
    fee: 350,
    cash_fee: 50,
  })
})

it('a district that somebody else has just taken is reported at the districts', async () => {
  const message = 'Kaski is in the zone “West” already.'
  const { user } = openApp('/etrendadmin/delivery/2', {
    ...two,
    'GET /staff/delivery-zones/2': { body: pokhara },
    'PUT /staff/delivery-zones/2': {
      status: 409,
      body: { message, fields: { districts: message } },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Update' }))
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
})

it('a zone that somebody else has changed meanwhile is not overwritten unseen', async () => {
  const edit = 'PUT /staff/delivery-zones/2'
  const message = 'Somebody else changed this delivery zone meanwhile.'
  const theirs = { ...pokhara, districts: ['Kaski', 'Syangja'], fee: 150 }
  const saved: { match: string | null; body: unknown }[] = []
  let now = { body: pokhara, headers: { etag: '"old"' } }
  const { user } = openApp('/etrendadmin/delivery/2', {
    ...two,
    'GET /staff/delivery-zones/2': () => now,
    [edit]: ({ match, body }) => {
      saved.push({ match, body })
      return match === now.headers.etag ? { body: theirs } : { status: 409, body: { message } }
    },
  })
  const limit = await screen.findByLabelText('Cash limit')
  await user.type(limit, '5000')
  now = { body: theirs, headers: { etag: '"new"' } }
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' }),
  )
  expect(dialog.getByRole('row', { name: 'Districts Kaski, Syangja As it was' })).toBeTruthy()
  expect(dialog.getByRole('row', { name: 'Fee 150 As it was' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Delivery zone saved')).toBeTruthy()
  expect(saved.map(({ match }) => match)).toEqual(['"old"', '"new"'])
  expect(saved[1]?.body).toMatchObject({
    districts: ['Kaski', 'Syangja'],
    fee: 150,
    most_in_cash: 5000,
  })
})

it('a zone is deleted after a question that says what its districts get, and can be taken back', async () => {
  const remove = 'DELETE /staff/delivery-zones/2'
  const restore = 'POST /staff/trash/restore/'
  const { user, sent } = openApp('/etrendadmin/delivery', {
    ...two,
    [remove]: { status: 204 },
    [restore]: { body: { noun: 'deliveryZones', id: 2, label: 'Pokhara' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete Pokhara' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/^Pokhara\. Its districts get the terms of all other/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delivery zone deleted')).toBeTruthy()
  expect(sent(remove)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Pokhara is back.')).toBeTruthy()
  expect(sent(restore)?.body).toEqual({ noun: 'deliveryZones', id: 2 })
})

it('delivery to all other districts that somebody else has changed meanwhile is not overwritten unseen', async () => {
  const message = 'Somebody else changed this delivery meanwhile.'
  const saved: { match: string | null; body: unknown }[] = []
  let now = { body: terms, headers: { etag: '"old"' } }
  const { user } = openApp('/etrendadmin/delivery/others', {
    ...two,
    'GET /staff/delivery-terms': () => now,
    'PUT /staff/delivery-terms': ({ match, body }) => {
      saved.push({ match, body })
      return match === now.headers.etag ? { body: now.body } : { status: 409, body: { message } }
    },
  })
  await user.type(await screen.findByLabelText('Cash limit'), '5000')
  now = { body: { ...terms, fee: 350 }, headers: { etag: '"new"' } }
  await user.click(screen.getByRole('button', { name: 'Update' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' }),
  )
  expect(dialog.getByRole('row', { name: 'Fee 350 As it was' })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }))
  expect(await screen.findByText('Delivery saved')).toBeTruthy()
  expect(saved.map(({ match }) => match)).toEqual(['"old"', '"new"'])
  expect(saved[1]?.body).toMatchObject({ fee: 350, most_in_cash: 5000 })
})
