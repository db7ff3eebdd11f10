import { describe, expect, it } from 'vitest'
import { answering, bill, row } from '../../test/played-gateway'
import { GatewayDown } from './gateway'
import { khalti } from './khalti'

describe('Khalti', () => {
  const settings = {
    secret_key: 'secret',
    url: 'https://khalti.example/api/v2/',
    website_url: 'https://shop.example',
  }
  const opened = { pidx: 'P1', payment_url: 'https://khalti.example/pay/P1' }

  it('is given the bill in paisa, and a mobile number without its country', async () => {
    const { sent, ask } = answering(opened)
    const { start, gateway_reference } = await khalti(settings, ask).start(bill)
    expect([start, gateway_reference]).toEqual([
      { kind: 'redirect', url: opened.payment_url },
      'P1',
    ])
    expect(sent).toEqual([
      {
        url: 'https://khalti.example/api/v2/epayment/initiate/',
        method: 'POST',
        headers: { authorization: 'Key secret', 'content-type': 'application/json' },
        body: {
          return_url: bill.return_url,
          website_url: settings.website_url,
          amount: 90_600,
          purchase_order_id: 'our-reference',
          purchase_order_name: 'Order ET-2026-000001',
          customer_info: { name: bill.name, email: bill.email, phone: '9841234567' },
        },
      },
    ])
    const withoutMail = answering(opened)
    await khalti(settings, withoutMail.ask).start({ ...bill, email: null })
    expect(withoutMail.sent[0]?.body).toMatchObject({
      customer_info: { name: bill.name, phone: '9841234567' },
    })
  })

  it.each([
    ['an error of its server', opened, 500],
    ['words that it doesn’t document', { pidx: '', payment_url: 'javascript:alert(1)' }, 200],
    ['a page', '<html>Bad gateway</html>', 200],
  ])('opens nothing when it answers %s', async (_name, body, status) => {
    const { ask } = answering(body, status)
    await expect(khalti(settings, ask).start(bill)).rejects.toThrow(`Khalti answered ${status}: `)
  })

  it('never has a payment that it didn’t confirm to have opened', async () => {
    const { sent, ask } = answering(opened)
    const verdict = await khalti(settings, ask).status({ ...row, gateway_reference: null })
    expect(verdict).toEqual({ state: 'failed', why: 'It was never opened', raw: '' })
    expect(sent).toEqual([])
  })

  const said = { pidx: 'P1', total_amount: 90_600, transaction_id: 'T/1' }
  it.each([
    ['Completed', { state: 'complete', amount: 906, transaction_id: 'T/1' }],
    ['Pending', { state: 'open' }],
    ['Initiated', { state: 'open' }],
    ['Expired', { state: 'failed', why: 'Khalti says Expired' }],
    ['User canceled', { state: 'failed', why: 'Khalti says User canceled' }],
    ['Failed', { state: 'failed', why: 'Khalti says Failed' }],
    ['Refunded', { state: 'review', why: 'Khalti says Refunded' }],
    ['Partially Refunded', { state: 'review', why: 'Khalti says Partially Refunded' }],
  ])('is asked for a payment’s state, and %s is understood', async (status, verdict) => {
    const { sent, ask } = answering({ ...said, status })
    expect(await khalti(settings, ask).status(row)).toMatchObject(verdict)
    expect(sent).toMatchObject([
      { url: 'https://khalti.example/api/v2/epayment/lookup/', body: { pidx: 'P1' } },
    ])
  })

  it.each([
    [{ ...said, status: 'Sleeping' }, 'Khalti says Sleeping'],
    [{ ...said, status: 'Completed', total_amount: undefined }, 'without an amount'],
    [{ ...said, status: 'Completed', pidx: 'P2' }, 'about another payment'],
  ])('settles nothing by %j', async (answer, why) => {
    await expect(khalti(settings, answering(answer).ask).status(row)).rejects.toThrow(why)
  })

  it('pays back a part by its amount, and all without one', async () => {
    const { sent, ask } = answering({ detail: 'Transaction refund successful.' })
    const { refunds } = khalti(settings, ask)
    expect(await refunds?.send(row, 500)).toMatchObject({ outcome: 'paid', reference: 'T/1' })
    await refunds?.send(row, 906)
    await refunds?.send({ ...row, came: 905 }, 905)
    const url = 'https://khalti.example/api/merchant-transaction/T%2F1/refund/'
    expect(sent.map((one) => [one.url, one.body])).toEqual([
      [url, { amount: 50_000 }],
      [url, {}],
      [url, {}],
    ])
  })

  it('may have paid back what it didn’t answer', async () => {
    const failing = (error: Error) => khalti(settings, () => Promise.reject(error)).refunds
    const why = 'Khalti did not answer'
    expect(await failing(new GatewayDown(why))?.send(row, 500)).toEqual({
      outcome: 'unknown',
      why,
      raw: why,
    })
    await expect(failing(new Error('a bug'))?.send(row, 500)).rejects.toThrow('a bug')
  })

  it.each([
    ['Completed', 'nothing'],
    ['Partially refunded', 'part'],
    ['Refunded', 'all'],
  ])('says by %s that %s went back', async (status, part) => {
    const { refunds } = khalti(settings, answering({ ...said, status }).ask)
    expect(await refunds?.lookUp(row)).toMatchObject({ part, transaction_id: 'T/1' })
  })

  it.each([
    [{ ...said, status: 'Pending' }, 'Khalti says Pending'],
    [{ ...said, status: 'Refunded', transaction_id: null }, 'Khalti says Refunded'],
  ])('doesn’t say by %j how much went back', async (answer, why) => {
    const { refunds } = khalti(settings, answering(answer).ask)
    await expect(refunds?.lookUp(row)).rejects.toThrow(why)
  })
})
