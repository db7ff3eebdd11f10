import { cartQuestion, placedOrder } from '@etrend/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, pageOf } from '../../app/testing'
import { pricedOf, totals, unitOf } from '../../test/sample-answers'
import { returnOf } from '../../test/sample-lists'

const exchange = 'POST /staff/returns/3/exchange'
const other = 'ET-2026-000124'
const large = 'Navy, LG · 4 left'

describe('an exchange', () => {
  it('tells the difference of price first, and leads to the order that is sent instead', async () => {
    const { user, sent } = openReturn(2500)
    await open(user)
    expect(await screen.findByText('The returned pieces are worth Rs. 2,500.')).toBeTruthy()
    const likely = await screen.findByRole('group', {
      name: 'Instead of Patan Linen Kurta, Navy, MD',
    })
    // The size that came back is not offered.
    expect(within(likely).getAllByRole('button')).toHaveLength(1)
    await user.click(within(likely).getByRole('button', { name: large }))
    const even = 'The returned pieces are worth Rs. 2,500. Nothing to pay.'
    expect(await screen.findByText(even)).toBeTruthy()
    const quantity = screen.getByLabelText('Quantity of Patan Linen Kurta, Navy, LG')
    fireEvent.change(quantity, { target: { value: '2' } })
    const more = / The customer pays Rs\. 2,500 in cash on delivery\.$/
    expect(await screen.findByText(more)).toBeTruthy()

    await user.click(screen.getByRole('button', { name: 'Send these instead' }))
    expect(await screen.findByText(`Exchange placed as ${other}`)).toBeTruthy()
    const lines = [{ product_color: 7, size: 5, quantity: 2 }]
    expect(sent(exchange)?.body).toEqual({ lines, handed_over: false })
    await user.click(await screen.findByRole('button', { name: /^Details:/ }))
    expect(screen.getByText('Sent instead')).toBeTruthy()
    const link = screen.getByRole('link', { name: other })
    expect(link.getAttribute('href')).toBe(`/etrendadmin/order/${other}`)
  })

  it('of pieces that are handed over in the shop is paid there', async () => {
    const { user, sent } = openReturn(900)
    await open(user)
    const send = await screen.findByRole('button', { name: 'Send these instead' })
    expect(send.getAttribute('aria-disabled')).toBe('true')
    await user.click(await screen.findByRole('button', { name: large }))
    await user.click(screen.getByLabelText('The customer takes them in the shop now'))
    expect(await screen.findByText(/ The customer pays Rs\. 1,600 in cash now\.$/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Hand these over instead' }))
    await screen.findByText(`Exchange placed as ${other}`)
    expect(sent(exchange)?.body).toMatchObject({ handed_over: true })
  })

  it('for less gives the rest back', async () => {
    const { user } = openReturn(2600.5)
    await open(user)
    await user.click(await screen.findByRole('button', { name: large }))
    expect(await screen.findByText(/ Rs\. 100\.50 goes back to the customer\.$/)).toBeTruthy()
  })
})

async function open(user: ReturnType<typeof openReturn>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Exchange:/ }))
}

const placed = placedOrder.parse({
  number: other,
  token: 'the token of the order',
  state: 'placed',
  payment_method: 'cod',
  payment_state: 'due',
  total: 2500,
})

/** Opens the returns with a kurta in MD that came back, for which its customer wants another size. */
function openReturn(worth: number) {
  const [kurta] = returnOf().pieces
  let now = returnOf({
    state: 'received',
    wants: 'exchange',
    worth,
    pieces: kurta ? [{ ...kurta, price: worth, condition: 'resellable' }] : [],
  })
  const inLarge = unitOf({ id: '7-5', size: 5, size_name: 'LG', quantity: 4 })
  return openApp('/etrendadmin/returns', {
    'GET /staff/returns': () => pageOf([now]),
    'GET /staff/stock/units/': { body: [unitOf(), inLarge], total: 2 },
    'POST /store/cart': ({ body }) => ({ body: pricesOf(body) }),
    [exchange]: () => {
      now = { ...now, state: 'closed', exchange_number: other }
      return { status: 201, body: placed }
    },
  })
}

/** The prices of the pieces that are asked for, Rs. 2,500 each. */
function pricesOf(question: unknown) {
  const { lines } = cartQuestion.parse(question)
  const [line] = pricedOf().lines
  const subtotal = lines.reduce((sum, { quantity }) => sum + 2500 * quantity, 0)
  return pricedOf({
    lines: lines.flatMap((one) => (line ? [{ ...line, ...one, size_name: 'LG' }] : [])),
    totals: { ...totals, subtotal },
  })
}
