import { builtInRole } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, pageOf, profileOf } from '../../app/testing'
import { openReturns, returnOf } from '../../test/sample-lists'

const answer = 'POST /staff/returns/3/answer'
const receive = 'POST /staff/returns/3/receive'
const refund = 'POST /staff/returns/3/refund'

describe('the list of returns', () => {
  it.each([
    ['', 'To do', 'to_do'],
    ['?queue=done', 'Done', 'done'],
    ['?state=refused', 'Done', 'done'],
    ['?reason=A+seam&counted=yes', 'All', null],
  ])('at %s shows %s', async (search, label, queue) => {
    const { requests } = openApp(`/etrendadmin/returns${search}`, {
      'GET /staff/returns': pageOf([returnOf()], 3),
    })
    const tab = await screen.findByRole('link', { name: new RegExp(`^${label}`) })
    expect(tab.getAttribute('aria-current')).toBe('true')
    await screen.findByRole('table', { name: 'Returns' })
    const list = requests.find(({ query }) => query.includes('page_size=25'))
    expect(new URLSearchParams(list?.query).get('queue')).toBe(queue)
  })

  it('tells how many are to do and done, and marks the late ones', async () => {
    openApp('/etrendadmin/returns', {
      'GET /staff/returns': ({ query }) =>
        pageOf(
          [returnOf({ id: 3 }), returnOf({ id: 4, date: '2020-01-01T06:00:00.000Z' })],
          query.includes('queue=done') ? 8 : 2,
        ),
    })
    expect(await screen.findByRole('link', { name: 'To do 2' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Done 8' })).toBeTruthy()
    const [, ...rows] = await screen.findAllByRole('row')
    expect(rows[1]?.textContent).toContain('RequestedLate')
  })

  it('offers only the details to a role that may not do the next step', async () => {
    const { user } = openApp('/etrendadmin/returns', {
      'GET /profile/': profileOf(builtInRole('packer')),
      'GET /staff/returns': pageOf([returnOf({ state: 'requested' })]),
    })
    await user.click(await screen.findByRole('button', { name: /^Details:/ }))
    const dialog = within(screen.getByRole('dialog', { name: /^Return of/ }))
    expect(dialog.getByText('The sleeves are short.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull()
  })
})

describe('a requested return', () => {
  it('is approved with an answer, and then waits for its pieces', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'requested' }), answer, {
      body: returnOf({ state: 'approved' }),
    })
    await open(user, 'Answer')
    await user.type(screen.getByLabelText('Answer to the customer'), 'Bring it to the shop.')
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    expect(await screen.findByText('Return approved')).toBeTruthy()
    expect(sent(answer)?.body).toEqual({ decision: 'approved', answer: 'Bring it to the shop.' })
    expect(await screen.findByRole('button', { name: /^Receive:/ })).toBeTruthy()
  })

  it('is not refused without a reason, which the customer gets', async () => {
    const { user, sent } = openReturns(returnOf({ state: 'requested' }), answer, {
      body: returnOf({ state: 'refused' }),
    })
    await open(user, 'Answer')
    await user.click(screen.getByRole('button', { name: 'Refuse' }))
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
    await open(user, 'Answer')
    const field = screen.getByLabelText('Answer to the customer')
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
    await open(user, 'Pay back')
    const amount = screen.getByLabelText('Amount')
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
    const list = within(screen.getByRole('table', { name: 'Returns' }))
    expect(await list.findByText('Closed')).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText('Amount')).toBeNull())
  })

  it('whose amount is refused says so at the field', async () => {
    const message = 'No more can be refunded than was paid for this order: Rs. 900.'
    const refused = { status: 409, body: { message, fields: { amount: message } } }
    const { user } = openReturns(returnOf({ state: 'received' }), refund, refused)
    await open(user, 'Pay back')
    const amount = screen.getByLabelText('Amount')
    await user.click(screen.getByRole('button', { name: 'Pay back and close' }))
    expect(await screen.findByText(message)).toBeTruthy()
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(amount).toHaveProperty('value', '4200')
  })
})

/** Opens the dialog of the return's next step. */
async function open(user: ReturnType<typeof openReturns>['user'], step: string) {
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${step}:`) }))
}

/** Marks the scarf, the second piece, as damaged. */
async function damage(user: ReturnType<typeof openReturns>['user']) {
  await open(user, 'Receive')
  const condition = screen.getByLabelText('1 × Wool Scarf, Navy, One size')
  await user.selectOptions(condition, 'Damaged')
  return condition
}
