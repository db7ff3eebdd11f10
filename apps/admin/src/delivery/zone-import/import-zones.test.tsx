import { zoneImportInput, type ImportedZone } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp, type Answer } from '../../app/testing'
import { deliveryTermsOf as terms } from '../../test/sample-rows'

const call = 'POST /staff/delivery-zones/import'
const list: Answer = { body: { zones: [], others: { ...terms, districts: ['Humla'] } } }
const state = { ...terms, districts: ['Kathmandu'], fee: 100 }
const added: ImportedZone = {
  line: 2,
  name: 'West',
  is_others: false,
  problems: [],
  before: null,
  zone: { ...state, districts: ['Kaski', 'Syangja'], fee: 250, cash_allowed: false },
}
const changed: ImportedZone = {
  ...added,
  line: 3,
  name: 'Valley',
  before: { ...state, free_from: 1200 },
  zone: { ...state, districts: ['Bhaktapur', 'Lalitpur'], fee: 150, days_to: 2, cash_fee: 20 },
}
const same: ImportedZone = { ...added, line: 4, name: 'Far', before: state, zone: state }
const othersRow: ImportedZone = {
  ...added,
  line: 5,
  name: 'others',
  is_others: true,
  before: { ...terms, districts: [] },
  zone: { ...terms, districts: [], most_in_cash: 5000 },
}
const wrong: ImportedZone = {
  ...added,
  line: 6,
  name: 'East',
  zone: null,
  problems: [
    { line: 6, problem: 'Nepal has no district “Delhi”.' },
    { line: 7, problem: 'Enter a fee as a number.' },
  ],
}

type Asked = { text: string; is_trial: boolean }

function open(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const { user } = openApp('/etrendadmin/delivery/import', {
    'GET /staff/delivery-zones': list,
    [call]: async ({ body }) => {
      const form = zoneImportInput.parse(body)
      const one = { text: await form.text.text(), is_trial: form.is_trial }
      asked.push(one)
      return answer(one)
    },
  })
  return { user, asked }
}

const trialOf =
  (...zones: ImportedZone[]) =>
  () => ({ body: { zones, added: 0, changed: 0 } })

async function paste(user: UserEvent) {
  await user.click(await screen.findByLabelText('Rows from a spreadsheet'))
  await user.paste('Zone,Districts,Fee')
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Zones to save' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    )

it('the delivery screen leads to the import, with an example to start from', async () => {
  const { user } = openApp('/etrendadmin/delivery', { 'GET /staff/delivery-zones': list })
  await user.click(await screen.findByRole('link', { name: 'Import' }))
  expect(await screen.findByRole('heading', { name: 'Import Delivery Zones' })).toBeTruthy()
  const example = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download an example' })
  expect(decodeURIComponent(example.href)).toMatch(/^data:text\/csv;charset=utf-8,Zone,Districts,/)
})

it('a trial says what each zone of the table changes', async () => {
  const { user } = open(trialOf(added, changed, same, othersRow))
  await paste(user)
  expect(
    await screen.findByText('This adds 1 zone, changes 2 zones, leaves 1 zone as it is.'),
  ).toBeTruthy()
  expect(rows()).toEqual([
    ['2', 'West', 'New zoneDelivery Rs.\u00a0250No cash on delivery', 'Kaski, Syangja'],
    [
      '3',
      'Valley',
      '2 districts more: Bhaktapur, Lalitpur' +
        '1 district fewer: Kathmandu' +
        'Fee Rs.\u00a0100 → Rs.\u00a0150' +
        'Free from Rs.\u00a01,200 → never' +
        'Time not given → up to 2 working days' +
        'Fee for cash Rs.\u00a00 → Rs.\u00a020',
      'Bhaktapur, Lalitpur',
    ],
    ['4', 'Far', 'Stays as it is', 'Kathmandu'],
    ['5', 'All other districts', 'Cash limit none → Rs.\u00a05,000', ''],
  ])
})

it('zones with a problem come first, and nothing can be saved until they are corrected', async () => {
  const { user } = open(trialOf(added, wrong))
  await paste(user)
  expect(await screen.findByText(/^1 of 2 zones can’t be saved\./)).toBeTruthy()
  expect(rows()[0]).toEqual([
    '6',
    'East',
    '',
    '',
    'Line 6: Nepal has no district “Delhi”.Line 7: Enter a fee as a number.',
  ])
  const save = screen.getByRole('button', { name: 'Save 1 zone' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
})

it('a trial for which the password was not entered can be tried again', async () => {
  let isProved = false
  const { user } = open(() =>
    isProved
      ? { body: { zones: [added], added: 0, changed: 0 } }
      : { status: 403, body: { message: 'Enter your password again to do this.' } },
  )
  await paste(user)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  const field = screen.getByLabelText('Rows from a spreadsheet')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  isProved = true
  await user.click(retry)
  expect(await screen.findByText('This adds 1 zone.')).toBeTruthy()
})

it('a table that changes nothing can’t be saved', async () => {
  const { user } = open(trialOf(same))
  await paste(user)
  expect(await screen.findByText('The shop has all of this already.')).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Save 0 zones' })
  expect(save.getAttribute('aria-disabled')).toBe('true')
})

it('the zones are saved, and their list says how many', async () => {
  const { user, asked } = open(({ is_trial }) => ({
    body: { zones: [added, changed], added: is_trial ? 0 : 1, changed: is_trial ? 0 : 1 },
  }))
  await paste(user)
  await user.click(await screen.findByRole('button', { name: 'Save 2 zones' }))
  expect(await screen.findByText('Delivery zones saved: 1 added, 1 changed')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Delivery' })).toBeTruthy()
  expect(asked.map(({ is_trial }) => is_trial)).toEqual([true, false])
})
