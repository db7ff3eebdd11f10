import { describe, expect, it } from 'vitest'
import { answering, bill, row } from '../../test/played-gateway'
import { esewa } from './esewa'
import { esewaSignature } from './esewa-signature'

describe('eSewa', () => {
  const settings = {
    product_code: 'EPAYTEST',
    secret: 'secret',
    form_url: 'https://esewa.example/form',
    status_url: 'https://esewa.example/status/',
  }

  it('is given parts that add up, signed', async () => {
    const gateway = esewa(settings, answering({}).ask)
    expect([gateway.smallest, gateway.formTarget]).toEqual([1, 'https://esewa.example'])
    const { start, gateway_reference, raw } = await gateway.start(bill)
    const fields = {
      amount: '900',
      tax_amount: '4',
      product_service_charge: '0',
      product_delivery_charge: '2',
      total_amount: '906',
      transaction_uuid: 'our-reference',
      product_code: 'EPAYTEST',
      success_url: bill.return_url,
      failure_url: bill.return_url,
      signed_field_names: 'total_amount,transaction_uuid,product_code',
    }
    const signature = esewaSignature('secret', fields)
    expect([start, gateway_reference, JSON.parse(raw)]).toEqual([
      { kind: 'form', action: settings.form_url, fields: { ...fields, signature } },
      null,
      fields,
    ])
  })

  it.each([
    [6, { amount: '6', tax_amount: '0', product_delivery_charge: '0', total_amount: '6' }],
    [6.01, { amount: '0.01', tax_amount: '4', product_delivery_charge: '2', total_amount: '6.01' }],
  ])('is never given a part below zero, as of Rs. %s', async (total, parts) => {
    const { start } = await esewa(settings, answering({}).ask).start({ ...bill, total })
    expect(start).toMatchObject({ fields: parts })
  })

  const said = {
    product_code: 'EPAYTEST',
    transaction_uuid: 'our-reference',
    total_amount: '906.0',
    ref_id: 'E1',
  }
  it.each([
    ['COMPLETE', { state: 'complete', amount: 906, transaction_id: 'E1' }],
    ['PENDING', { state: 'open' }],
    ['NOT_FOUND', { state: 'open' }],
    ['CANCELED', { state: 'failed', why: 'eSewa says that it was cancelled' }],
    ['AMBIGUOUS', { state: 'review', why: 'eSewa says AMBIGUOUS' }],
    ['FULL_REFUND', { state: 'review', why: 'eSewa says FULL_REFUND' }],
    ['PARTIAL_REFUND', { state: 'review', why: 'eSewa says PARTIAL_REFUND' }],
  ])('is asked for a payment’s state, and %s is understood', async (status, verdict) => {
    const { sent, ask } = answering({ ...said, status })
    expect(await esewa(settings, ask).status(row)).toMatchObject(verdict)
    expect(sent).toEqual([
      {
        url: 'https://esewa.example/status/?product_code=EPAYTEST&total_amount=906&transaction_uuid=our-reference',
        method: 'GET',
      },
    ])
  })

  it.each([
    [{ ...said, status: 'Service is currently unavailable' }, 200, 'eSewa says Service'],
    [{ ...said, status: 'COMPLETE', product_code: 'OTHER' }, 200, 'about another payment'],
    [{ ...said, status: 'COMPLETE', transaction_uuid: 'another' }, 200, 'about another payment'],
    [{ ...said, status: 'CANCELED', total_amount: 905 }, 200, 'about another amount'],
    [{ ...said, status: 'COMPLETE', total_amount: 'much' }, 200, 'in other words'],
    [{ ...said, status: 'COMPLETE' }, 500, 'eSewa answered 500: {'],
  ])('settles nothing by %j with %i', async (answer, status, why) => {
    await expect(esewa(settings, answering(answer, status).ask).status(row)).rejects.toThrow(why)
  })
})
