import { courierStatement, courierStatementInput, type CourierStatement } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'
import { heldCash, settlementOf } from '../test/courier-answers'

const call = 'POST /staff/courier-settlements/held/3/statement'
const add = 'POST /staff/courier-settlements'
const back = {
  number: 'ET-2026-000008',
  name: 'Hari Thapa',
  district: 'Kaski',
  return_fee: 75,
  courier: 'Nepal Can Move',
  returned_at: '2026-11-20T06:00:00.000Z',
  came_back: null,
}

const statementOf = (changes: Partial<CourierStatement> = {}) =>
  courierStatement.parse({
    headings: ['Order', 'Paid', 'Charge'],
    mapping: ['number', 'collected', 'fee'],
    samples: [['ET-2026-000001', '906', '100']],
    rows: 2,
    left_out: 1,
    collected: 906,
    fee: 175,
    numbers: ['ET-2026-000001'],
    returned: [back.number],
    wrong: 0,
    errors: [],
    not_in_file: 1,
    not_in_file_list: ['ET-2026-000002'],
    ...changes,
  })

function open(answers: Answers) {
  return openApp('/etrendadmin/couriercash/3', {
    'GET /staff/courier-settlements/held/3': {
      body: { ...heldCash, returned: 1, returned_list: [back] },
    },
    ...answers,
  })
}

async function choose(answers: Answers) {
  const app = open(answers)
  await app.user.click(await screen.findByRole('button', { name: 'Read a statement' }))
  await upload(app)
  return app
}

async function upload({ user }: ReturnType<typeof open>, text = 'Order,Paid,Charge') {
  const file = new File([text], 'november.csv', { type: 'text/csv' })
  await user.upload(screen.getByLabelText(/^Choose (a|another) file$/), file)
}

const box = (name: string) => screen.getByRole('checkbox', { name })

it('a statement ticks its orders alone, and fills in the fee and what was paid in', async () => {
  const { user, sent } = await choose({
    [call]: { body: statementOf() },
    [add]: { status: 201, body: settlementOf({ orders: 1 }) },
  })
  const sums =
    'The file has 2 parcels: Rs. 906 collected less Rs. 175 in fees is Rs. 731. 1 row left out: totals.'
  expect(await screen.findByText(sums)).toBeTruthy()
  expect(screen.getByText('1 order chosen with Rs. 906 collected, as in the file.')).toBeTruthy()
  expect(
    screen.getByText('1 order not in the file, held until it is paid in: ET-2026-000002.'),
  ).toBeTruthy()
  expect(box('ET-2026-000001 is paid in')).toHaveProperty('checked', true)
  expect(box('ET-2026-000002 is paid in')).toHaveProperty('checked', false)
  expect(box('The fee of ET-2026-000008 is kept back')).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Fee for delivered parcels')).toHaveProperty('value', '100')
  expect(screen.getByLabelText('Paid in')).toHaveProperty('value', '731')
  expect(screen.getByText('No difference.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  await screen.findByRole('link', { name: 'Settlement no. 7' })
  expect(sent(add)?.body).toMatchObject({
    numbers: ['ET-2026-000001'],
    returned: ['ET-2026-000008'],
    collected: 906,
    fee: 175,
    return_fees: 75,
    paid_in: 731,
  })
  expect(box('ET-2026-000002 is paid in')).toHaveProperty('checked', true)
})

it('what doesn’t fit is named with its row and a link to the order whose fee to correct, beside the sum that is chosen', async () => {
  const message = 'There is no order “X-1”.'
  const cameBack = 'The file has a fee of Rs. 60 for ET-2026-000009.'
  const errors = [
    { row: 4, column: 'Order number', message },
    { row: 5, column: 'Fee', message: cameBack, order: 'ET-2026-000009' },
  ]
  const { user } = await choose({
    [call]: { body: statementOf({ collected: 1000, wrong: 4, errors }) },
  })
  const table = within(await screen.findByRole('table', { name: 'What doesn’t fit' }))
  expect(table.getByRole('row', { name: `4 Order number ${message}` })).toBeTruthy()
  const links = table.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/etrendadmin/order/ET-2026-000009'])
  expect(screen.getByText('And 2 more.')).toBeTruthy()
  const words = '1 order chosen with Rs. 906 collected: the file has Rs. 94 more.'
  expect(screen.getByText(words)).toBeTruthy()
  await user.click(box('ET-2026-000002 is paid in'))
  expect(
    screen.getByText(/^2 orders chosen with Rs\. 1,812 collected: .* Rs\. 812 less\.$/),
  ).toBeTruthy()
})

it('the chosen columns are remembered for the next file with these headings', async () => {
  const app = await choose({
    [call]: ({ body }) => {
      const { mapping } = courierStatementInput.parse(body)
      return { body: statementOf({ mapping: mapping ?? [null, null, null] }) }
    },
  })
  const { user, requests } = app
  const columns = within(await screen.findByRole('table', { name: 'Columns of the file' }))
  await user.selectOptions(columns.getByLabelText('What Order holds'), 'Order number')
  await user.selectOptions(columns.getByLabelText('What Paid holds'), 'Collected')
  const mapping = '["number","collected",null]'
  const last = () => requests.findLast((one) => one.call === call)?.body
  await waitFor(() => expect(last()).toMatchObject({ mapping }))
  await waitFor(() => expect(localStorage.getItem('etrend.courier-statement.3')).toContain(mapping))
  await upload(app, 'Order,Paid,Charge\n')
  expect(await screen.findByText('As in the last statement with these headings.')).toBeTruthy()
  expect(last()).toMatchObject({ mapping })
})

it('a file that can’t be read says why, and another one can be chosen', async () => {
  const answers = [
    { status: 422, body: { message: 'This is a PDF. Save it as .xlsx or as CSV.' } },
    { body: statementOf() },
  ]
  const app = await choose({ [call]: () => answers.shift() ?? { status: 500 } })
  expect(await screen.findByText('This is a PDF. Save it as .xlsx or as CSV.')).toBeTruthy()
  expect(box('ET-2026-000002 is paid in')).toHaveProperty('checked', true)
  await upload(app)
  expect(await screen.findByText(/^The file has 2 parcels/)).toBeTruthy()
})
