import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openReturns, returnOf } from '../../test/sample-lists'

const answer = 'POST /staff/returns/3/answer'
const receive = 'POST /staff/returns/3/receive'
const refund = 'POST /staff/returns/3/refund'

describe('a requested return', () => {
  it('is approved with an answer, and then waits for its pieces', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'requested' }), answer, {
      body: returnOf({ state: 'approved' }),
    })
    await user.type(await screen.findByLabelText('Answer to the customer'), 'Bring it to the shop.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Return approved')).toBeTruthy()
    expect(sent(answer)?.body).toEqual({ decision: 'approved', answer: 'Bring it to the shop.' })
    expect(await screen.findByRole('button', { name: 'Receive' })).toBeTruthy()
  })

  it('is not refused without a reason, which the customer gets', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'requested' }), answer, {
      body: returnOf({ state: 'refused' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Tell the customer why it is refused.')).toBeTruthy()
    expect(sent(answer)).toBeUndefined()
    await user.type(screen.getByLabelText('Answer to the customer'), 'It was worn.')
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Return refused')).toBeTruthy()
    expect(sent(answer)?.body).toEqual({ decision: 'refused', answer: 'It was worn.' })
  })

  it('that somebody else has answered says so, and keeps the answer', async () => {
    const message = "A return that is refused can't become approved."
    const { user } = openReturns(returnOf({ state: 'requested' }), answer, {
      status: 409,
      body: { message },
    })
    const field = await screen.findByLabelText('Answer to the customer')
    await user.type(field, 'Bring it to the shop.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(field).toHaveProperty('value', 'Bring it to the shop.')
  })
})

describe('an approved return', () => {
  it('is received with the condition of each piece', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'approved' }), receive, {
      body: returnOf({ state: 'received' }),
    })
    await damage(user)
    await user.click(screen.getByRole('button', { name: 'Receive' }))
    expect(await screen.findByText('Return received')).toBeTruthy()
    expect(sent(receive)?.body).toEqual({
      pieces: [
        { id: 51, condition: 'resellable' },
        { id: 52, condition: 'damaged' },
      ],
    })
  })

  it('that can’t be received says why, and keeps the conditions', async () => {
    const message = "A return that is closed can't become received."
    const { user } = openReturns(returnOf({ state: 'approved' }), receive, {
      status: 409,
      body: { message },
    })
    const condition = await damage(user)
    await user.click(screen.getByRole('button', { name: 'Receive' }))
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(condition).toHaveProperty('value', 'damaged')
    expect(screen.getByRole('button', { name: 'Receive' }).getAttribute('aria-disabled')).toBeNull()
  })
})

describe('a received return', () => {
  it('is paid back with what its pieces cost, unless staff enter another amount', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'received' }), refund, {
      body: returnOf({ state: 'closed' }),
    })
    const amount = await screen.findByLabelText('Amount')
    expect(amount).toHaveProperty('value', '4200')
    await user.clear(amount)
    await user.type(amount, '1e3')
    await user.click(screen.getByRole('button', { name: 'Pay back and close' }))
    expect(await screen.findByText('Enter an amount in rupees.')).toBeTruthy()
    await user.clear(amount)
    await user.type(amount, '९००')
    await user.click(screen.getByRole('button', { name: 'Pay back and close' }))
    expect(await screen.findByText('Refund noted')).toBeTruthy()
    expect(sent(refund)?.body).toEqual({ amount: 900 })
    const list = within(screen.getByRole('list', { name: 'Returns' }))
    expect(await list.findByText('Closed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText('Amount')).toBeNull())
  })

  it('whose amount is refused says so at the field', async () => {
    const message = 'No more can be refunded than was paid for this order: Rs. 900.'
    const refused = { status: 409, body: { message, fields: { amount: message } } }
    const { user } = openReturns(returnOf({ state: 'received' }), refund, refused)
    const amount = await screen.findByLabelText('Amount')
    await user.click(screen.getByRole('button', { name: 'Pay back and close' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(amount).toHaveProperty('value', '4200')
  })
})

/** Marks the scarf, the second piece, as damaged. */
async function damage(user: ReturnType<typeof openReturns>['user']) {
  const condition = await screen.findByLabelText('1 × Wool Scarf, Navy, One size')
  await user.selectOptions(condition, 'Damaged')
  return condition
}
