import { codedUnit, deliveryInput } from '@etrend/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../../app/testing'

const scan = 'GET /staff/units/scan/'
const receive = 'POST /staff/stock/deliveries/'
const name = 'Patan Linen Kurta - Navy, MD'
const kurta = codedUnit.parse({
  id: '7-4',
  product: 2,
  product_color: 7,
  product_color_info: 'Patan Linen Kurta - Navy',
  size: 4,
  size_name: 'MD',
  sku: 'K-1',
  barcode: '2000000000015',
  barcode_kind: 'EAN-13',
  price: 2500,
  quantity: 3,
})

async function open(answers: Answers = {}) {
  const app = openApp('/etrendadmin/scanstock', { [scan]: { body: kurta }, ...answers })
  return { ...app, field: await screen.findByLabelText('Scan or type a code or a name') }
}

it('counts scanned pieces, and receives them with their cost', async () => {
  const { user, field, sent, requests } = await open({
    [receive]: { body: { pieces: 3, units: 1, was_known: false } },
  })
  await user.type(field, '2000000000015{Enter}')
  await screen.findByLabelText(`Pieces of ${name}`)
  await user.type(field, '2000000000015{Enter}k-1{Enter}')
  expect(requests.filter(({ call }) => call === scan)).toHaveLength(1)
  await user.type(screen.getByLabelText(`Cost of a piece of ${name}`), '640.50')
  await user.type(screen.getByLabelText('Notes'), 'Box 1')
  await user.click(screen.getByRole('button', { name: 'Receive 3 pieces' }))
  expect(await screen.findByText('3 pieces received in 1 unit')).toBeTruthy()
  expect(deliveryInput.parse(sent(receive)?.body)).toMatchObject({
    notes: 'Box 1',
    lines: [{ product_color: 7, size: 4, quantity: 3, unit_cost: 640.5 }],
  })
  await waitFor(() => expect(screen.queryByLabelText('Notes')).toBeNull())
})

it('finds units by their name, and is empty for the next one', async () => {
  const { user, field } = await open({ 'GET /staff/units/': { body: [kurta] } })
  await user.type(field, 'kurta')
  await user.click(await screen.findByRole('button', { name: 'Patan Linen Kurta - Navy MD' }))
  expect(await screen.findByLabelText(`Pieces of ${name}`)).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(screen.queryByText('Looking…')).toBeNull()
})

it('sends the same delivery again after a failure, so that it is received once', async () => {
  let isDown = true
  const { user, field, requests } = await open({
    [receive]: () => {
      if (isDown) throw new TypeError('Failed to fetch')
      return { body: { pieces: 1, units: 1, was_known: true } }
    },
  })
  await user.type(field, 'k-1{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Receive 1 piece' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/could not be reached/)
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Receive 1 piece' }))
  expect(await screen.findByText('1 piece received in 1 unit')).toBeTruthy()
  const ids = requests
    .filter(({ call }) => call === receive)
    .map(({ body }) => deliveryInput.parse(body).id)
  expect(new Set(ids).size).toBe(1)
})

it('says which code no unit has, and which cost is none', async () => {
  const message = 'No unit has the code 4006381333931.'
  const { user, field } = await open({
    [scan]: ({ query }) =>
      query.includes('4006381333931') ? { status: 404, body: { message } } : { body: kurta },
  })
  await user.type(field, '4006381333931{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
  await user.type(field, 'k-1{Enter}')
  await user.type(await screen.findByLabelText(`Cost of a piece of ${name}`), 'free')
  expect(screen.getByText('Enter the cost of one piece in rupees, or nothing.')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Receive 1 piece' }).getAttribute('aria-disabled'),
  ).toBe('true')
})

it('reads typed pieces and costs as people write them, and says what it can’t read', async () => {
  const { user, field } = await open()
  await user.type(field, 'k-1{Enter}')
  const pieces = () => screen.getByLabelText(`Pieces of ${name}`)
  await screen.findByLabelText(`Pieces of ${name}`)
  const enter = async (text: string) => {
    await user.clear(pieces())
    await user.type(pieces(), `${text}{Enter}`)
  }
  await enter('१,०००')
  expect(pieces()).toHaveProperty('value', '1000')
  for (const text of ['ten', '0', '2.5', '100001']) {
    await enter(text)
    const sentence = `“${text}” is not a whole number from 1 to 100000.`
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(pieces()).toHaveProperty('value', '1000')
  }
  await enter('12')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText(`Cost of a piece of ${name}`), '1.250')
  expect(screen.getByText('Enter the cost of one piece in rupees, or nothing.')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Receive 12 pieces' }).getAttribute('aria-disabled'),
  ).toBe('true')
})
