import type { Courier, Handover, Parcel } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openApp, pageOf } from '../app/testing'

const ncm: Courier = {
  id: 3,
  name: 'Nepal Can Move',
  phone: '01-5970736',
  tracking_address: 'https://courier.example/{code}',
  is_active: true,
  notes: '',
}
const handover: Handover = {
  id: 12,
  courier: { id: 3, name: 'Nepal Can Move' },
  parcels: 2,
  to_collect: 1812,
  staff: 'Sunita',
  created_at: '2026-11-24T06:00:00.000Z',
  undone_at: null,
  can_undo: true,
}
const number = 'ET-2026-000123'
const parcel: Parcel = {
  number,
  state: 'packed',
  name: 'Sita Sharma',
  district: 'Kaski',
  to_collect: 906,
  courier: null,
  tracking_code: null,
}

describe('couriers', () => {
  it('are listed with what they can do, and added with their tracking address', async () => {
    const { user, sent } = openApp('/etrendadmin/allcourier', {
      'GET /staff/couriers/': { body: [ncm], total: 1 },
      'POST /staff/couriers/': { status: 201, body: ncm },
    })
    const row = within(await screen.findByRole('row', { name: /Nepal Can Move/ }))
    expect(row.getByText('Active')).toBeTruthy()
    await user.click(screen.getByRole('link', { name: 'Add Courier' }))
    await user.type(screen.getByLabelText('Name'), 'Pathao')
    await user.click(screen.getByLabelText('Tracking address'))
    await user.paste('http://pathao.example/{code}')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Enter an address that begins with https://.')).toBeTruthy()
    await user.clear(screen.getByLabelText('Tracking address'))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Courier added successfully')).toBeTruthy()
    expect(sent('POST /staff/couriers/')?.body).toMatchObject({ name: 'Pathao', is_active: true })
  })
})

describe('handovers', () => {
  it('are listed, and taken back; a refusal says why', async () => {
    const undone_at = '2026-11-24T06:00:00.000Z'
    const undone = { ...handover, id: 11, undone_at, can_undo: false }
    const delivered = { ...handover, id: 10, can_undo: false }
    const message = 'ET-2026-000123 is delivered already, so this can’t be taken back.'
    const { user } = openApp('/etrendadmin/handovers', {
      'GET /staff/handovers': pageOf([handover, undone, delivered]),
      'POST /staff/handovers/12/undo': { status: 409, body: { message } },
    })
    const takeBack = await screen.findByRole('button', { name: 'Take back no. 12' })
    expect(takeBack.closest('tr')?.textContent).toContain('Rs.\u00a01,812')
    await user.click(takeBack)
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByText(/^Taken back .*24/)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Take back/ })).toHaveLength(1)
  })

  it('of a shop without any lead to its packed orders', async () => {
    openApp('/etrendadmin/handovers', {
      'GET /staff/handovers': pageOf([]),
    })
    const link = await screen.findByRole('link', { name: 'Packed orders' })
    expect(link.getAttribute('href')).toBe('/etrendadmin/allorder?state=packed')
  })
})

describe('courier codes', () => {
  it('are entered in a row: order, Enter, code, Enter, and the next order', async () => {
    const put = `PUT /staff/parcels/${number}/code`
    const { user, sent } = openApp('/etrendadmin/parcelcodes', {
      [`GET /staff/parcels/${number}`]: { body: parcel },
      [put]: { body: { ...parcel, tracking_code: 'NCM-7' } },
    })
    await user.type(await screen.findByLabelText('Order number'), `${number}{Enter}`)
    const field = await screen.findByLabelText(`Courier’s code of ${number}`)
    expect(document.activeElement).toBe(field)
    expect(screen.getByText('Rs. 906 in cash')).toBeTruthy()
    await user.type(field, 'NCM-7{Enter}')
    const noted = await screen.findByRole('list', { name: 'Noted codes' })
    expect(await within(noted).findByText('NCM-7')).toBeTruthy()
    expect(screen.getByRole('heading', { name: '1 code noted' })).toBeTruthy()
    expect(sent(put)?.body).toEqual({ tracking_code: 'NCM-7', replaces: null })
    expect(document.activeElement).toBe(screen.getByLabelText('Order number'))
  })

  it('of a handover are entered parcel by parcel, without the numbers of its orders', async () => {
    const others = ['ET-2026-000124', 'ET-2026-000125']
    const [second = '', third = ''] = others
    const coded = { ...parcel, number: 'ET-2026-000126', tracking_code: 'NCM-1' }
    const codeOf = (one: string) => `PUT /staff/parcels/${one}/code`
    const { user, sent } = openApp('/etrendadmin/parcelcodes?handover=12', {
      'GET /staff/handovers/12/parcels': {
        body: [coded, parcel, ...others.map((one) => ({ ...parcel, number: one }))],
      },
      [`GET /staff/parcels/${third}`]: { body: { ...parcel, number: third } },
      [codeOf(number)]: { body: parcel },
      [codeOf(third)]: { body: { ...parcel, number: third } },
    })
    await user.type(await screen.findByLabelText(`Courier’s code of ${number}`), 'NCM-7{Enter}')
    await screen.findByLabelText(`Courier’s code of ${second}`)
    expect(screen.getByText(/^Handover no. 12: 2 parcels without a code/)).toBeTruthy()
    await user.keyboard(`${third}{Enter}`)
    await screen.findByLabelText(`Courier’s code of ${third}`)
    await user.keyboard('NCM-9{Enter}')
    await screen.findByLabelText(`Courier’s code of ${second}`)
    await user.click(screen.getByRole('button', { name: 'Next parcel' }))
    expect(screen.getByText('Handover no. 12 has no other parcel without a code.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Order number'))
    expect(sent(codeOf(third))?.body).toMatchObject({ tracking_code: 'NCM-9' })
    expect(sent(codeOf(second))).toBeUndefined()
  })

  it('of a handover that can’t be read offer another try, and then ask for the first code', async () => {
    let isDown = true
    const { user } = openApp('/etrendadmin/parcelcodes?handover=12', {
      'GET /staff/handovers/12/parcels': () =>
        isDown ? { status: 503, body: { message: 'The shop is busy.' } } : { body: [parcel] },
    })
    const again = await screen.findByRole('button', { name: 'Retry' })
    expect(screen.queryByLabelText('Order number')).toBeNull()
    isDown = false
    await user.click(again)
    const field = await screen.findByLabelText(`Courier’s code of ${number}`)
    expect(document.activeElement).toBe(field)
  })

  it('say in a sentence what is wrong, and stay at the same step', async () => {
    const message = 'The code NCM-7 is on ET-2026-000124 already.'
    const { user } = openApp('/etrendadmin/parcelcodes', {
      'GET /staff/parcels/X': { status: 400, body: { message: 'An order number reads like …' } },
      [`GET /staff/parcels/${number}`]: { body: parcel },
      [`PUT /staff/parcels/${number}/code`]: { status: 409, body: { message } },
    })
    await user.type(await screen.findByLabelText('Order number'), 'X{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('An order number reads like …')
    await user.type(screen.getByLabelText('Order number'), `${number}{Enter}`)
    await user.type(await screen.findByLabelText(`Courier’s code of ${number}`), 'NCM-7{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    expect(screen.getByLabelText(`Courier’s code of ${number}`)).toHaveProperty('value', '')
  })
})
