import { provinces } from '@etrend/domain'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../../app/testing'
import { deliveryTermsOf as terms } from '../../test/sample-rows'

const list = 'GET /staff/delivery-zones'
const valley = {
  ...terms,
  id: 1,
  name: 'Valley',
  districts: ['Kathmandu', 'Lalitpur'],
  fee: 100,
  days_from: 1,
  days_to: 2,
}
const pokhara = {
  ...terms,
  id: 2,
  name: 'Pokhara',
  districts: ['Kaski'],
  fee: 0,
  cash_allowed: false,
}
const zones = [valley, pokhara]
const taken = new Set(zones.flatMap(({ districts }) => districts))
const free = Object.values(provinces)
  .flat()
  .filter((district) => !taken.has(district))
const others = { ...terms, districts: free, fee: 300 }
const two: Answers = { [list]: { body: { zones, others } } }

const rowOf = async (district: string) => {
  const name = await screen.findByText(district, { selector: 'li > span' })
  const row = name.closest('li')
  if (!row) throw new Error(`${district} has no row.`)
  return row
}

it('every district shows its zone and the terms there', async () => {
  openApp('/etrendadmin/delivery', two)
  expect((await rowOf('Lalitpur')).textContent).toBe('LalitpurValleyRs.\u00a0100 · 1–2 days')
  expect((await rowOf('Kaski')).textContent).toBe('KaskiPokharaFree · no cash')
  expect((await rowOf('Humla')).textContent).toBe('HumlaNo zone')
  expect(screen.getAllByRole('list', { name: /^Districts of / })).toHaveLength(7)
  expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(74)
  expect(
    screen.getByText(
      '74 districts are in no zone and have the terms of all other districts: Rs. 300.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('Valley 2, no zone 11')).toBeTruthy()
})

it('a district leads to the form of its zone', async () => {
  const { user } = openApp('/etrendadmin/delivery', {
    ...two,
    'GET /staff/delivery-zones/2': { body: pokhara },
  })
  await user.click(await screen.findByRole('link', { name: 'Kaski is in Pokhara: edit the zone' }))
  expect(await screen.findByRole('heading', { name: 'Edit Delivery Zone' })).toBeTruthy()
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Pokhara')
})

it('the search narrows the districts too, by their own name and their zone’s', async () => {
  const { user } = openApp('/etrendadmin/delivery', two)
  const search = await screen.findByLabelText('Search a zone or district')
  await user.type(search, 'pókh{Enter}')
  expect((await screen.findAllByRole('list', { name: /^Districts of / })).length).toBe(1)
  expect((await rowOf('Kaski')).textContent).toMatch(/^KaskiPokhara/)
  await user.clear(search)
  await user.type(search, 'hum{Enter}')
  expect(await rowOf('Humla')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Districts of Gandaki' })).toBeNull()
})

it('districts in no zone are put in a zone as it is now', async () => {
  const edit = 'PUT /staff/delivery-zones/1'
  const meanwhile = { ...valley, districts: ['Bhaktapur', 'Kathmandu', 'Lalitpur'], fee: 120 }
  const { user, sent } = openApp('/etrendadmin/delivery', {
    ...two,
    'GET /staff/delivery-zones/1': { body: meanwhile, headers: { etag: '"new"' } },
    [edit]: { body: meanwhile },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Dhading' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Nuwakot' }))
  const bar = within(screen.getByRole('region', { name: 'Chosen rows' }))
  expect(bar.getByText('2 selected')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Put in zone' }))
  expect(await screen.findByText('2 districts put in Valley')).toBeTruthy()
  expect(sent(edit)?.match).toBe('"new"')
  expect(sent(edit)?.body).toMatchObject({
    name: 'Valley',
    fee: 120,
    days_to: 2,
    districts: ['Bhaktapur', 'Kathmandu', 'Lalitpur', 'Dhading', 'Nuwakot'],
  })
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
})

it('a refusal is shown beside the selected districts, which stay selected', async () => {
  const message = 'Dhading is in the zone “West” already.'
  const { user } = openApp('/etrendadmin/delivery', {
    ...two,
    'GET /staff/delivery-zones/1': { body: valley },
    'PUT /staff/delivery-zones/1': { status: 409, body: { message } },
  })
  await user.click(await screen.findByRole('checkbox', { name: 'Select Dhading' }))
  await user.click(screen.getByRole('button', { name: 'Put in zone' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('1 selected')).toBeTruthy()
})

it('a new zone starts with the selected districts', async () => {
  const { user } = openApp('/etrendadmin/delivery', two)
  await user.click(await screen.findByRole('checkbox', { name: 'Select Humla' }))
  await user.click(screen.getByRole('link', { name: 'Add a zone for them' }))
  expect(await screen.findByRole('heading', { name: 'Add Delivery Zone' })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: 'Humla' })).toHaveProperty('checked', true)
})

it('the form of a new zone takes no districts of other zones from the address', async () => {
  openApp('/etrendadmin/delivery/add?districts=Kaski,Delhi,Humla', two)
  expect(await screen.findByRole('checkbox', { name: 'Humla' })).toHaveProperty('checked', true)
  expect(screen.getAllByRole('checkbox', { checked: true, hidden: true })).toHaveLength(2)
})

it('a shop without zones says that every district has the same terms', async () => {
  openApp('/etrendadmin/delivery', {
    [list]: {
      body: { zones: [], others: { ...others, districts: Object.values(provinces).flat() } },
    },
  })
  expect(
    await screen.findByText('There are no zones yet: every district has the same terms.'),
  ).toBeTruthy()
  expect(screen.getByText('14 districts, no zone')).toBeTruthy()
})
