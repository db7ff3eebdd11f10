import { receipt, receiptInput, type Receipt } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'

const receive = 'POST /staff/stock/receipts/'
const pictures = 'GET /staff/pictures/colors/'
const text = 'Patan Linen Kurta\tNavy\tMD\t12\nPatan Linen Kurta\tMauve\tMD\t3'
const noMauve = 'There is no color “Mauve”.'
const right = rowOf({
  row: 1,
  color: 'Navy',
  quantity: '12',
  product_color: 7,
  before: 3,
  after: 15,
})
const wrong = rowOf({ row: 2, errors: [{ column: 'color', message: noMauve }] })
const good = receiptOf({ rows: [right], units: 1, pieces: 12 })

it('a wrong row is shown first, and nothing can be received until it is corrected', async () => {
  const { user, requests } = open(({ rows }) => ({
    body: rows.includes('Mauve') ? receiptOf({ rows: [right, wrong], wrong: 1 }) : good,
  }))
  const field = await paste(user, text)
  expect(await screen.findByText(/^1 of 2 rows can't be received\./)).toBeTruthy()
  const [first, second] = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(first?.textContent).toMatch(new RegExp(`^2.*${noMauve}`))
  expect(second?.textContent).toContain('3 → 15')
  expect(screen.getByRole('button', { name: 'Receive' }).getAttribute('aria-disabled')).toBe('true')
  // Only a row that names a unit has its picture.
  await waitFor(() => expect(requests.filter(({ call }) => call === pictures)).toHaveLength(1))
  expect(requests.find(({ call }) => call === pictures)?.query).toBe('?ids=7')
  await user.clear(field)
  await paste(user, text.split('\n')[0] ?? '')
  expect(await screen.findByText('12 pieces in 1 unit, from 1 row.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Receive 12 pieces' })
  expect(button.getAttribute('aria-disabled')).toBeNull()
  const checks = requests.filter(({ call }) => call === receive)
  expect(checks.map(({ body }) => receiptInput.parse(body).dry_run)).not.toContain(false)
})

it('the rows that were checked are received, and the field is empty for the next delivery', async () => {
  const asked: Asked[] = []
  const { user } = open((one) => {
    asked.push(one)
    return { body: good }
  })
  const field = await paste(user, text)
  await user.click(await screen.findByRole('button', { name: 'Receive 12 pieces' }))
  expect(await screen.findByText('12 pieces received in 1 unit')).toBeTruthy()
  expect(asked[0]).toEqual({ rows: text, dry_run: true })
  expect(asked.filter(({ dry_run }) => !dry_run)).toEqual([{ rows: text, dry_run: false }])
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByRole('button', { name: 'Receive' }).getAttribute('aria-disabled')).toBe('true')
})

it.each([
  [
    'Excel’s Unicode text',
    [0xff, 0xfe, ...Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0])],
  ],
  ['UTF-8', [0xef, 0xbb, 0xbf, ...Array.from(text).map((sign) => sign.charCodeAt(0))]],
])('rows are read from a file in %s', async (_, bytes) => {
  const { user } = open(() => ({ body: good }))
  const file = new File([Uint8Array.from(bytes)], 'rows.txt', { type: 'text/plain' })
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  const field = screen.getByLabelText('Rows from a spreadsheet')
  await waitFor(() => expect(field).toHaveProperty('value', text))
})

it('a refused delivery says why at the field, keeps the rows, and can be sent again', async () => {
  const message = 'Nothing was received: somebody else has changed row 1 meanwhile.'
  const { user } = open(({ dry_run }) =>
    dry_run ? { body: good } : { status: 409, body: { message } },
  )
  const field = await paste(user, text)
  await user.click(await screen.findByRole('button', { name: 'Receive 12 pieces' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field).toHaveProperty('value', text)
  const again = await screen.findByRole('button', { name: 'Receive 12 pieces' })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
})

it('rows that can’t be read say why, and can’t be received', async () => {
  const message = 'These rows can’t be read: a quote is not closed.'
  const { user } = open(() => ({ status: 422, body: { message } }))
  await paste(user, '"Kurta')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.queryByLabelText('Loading')).toBeNull()
  expect(screen.getByRole('button', { name: 'Receive' }).getAttribute('aria-disabled')).toBe('true')
})

type Asked = { rows: string; dry_run: boolean }

function open(answer: (asked: Asked) => { status?: number; body: unknown }) {
  return openApp('/etrendadmin/receivestock', {
    [receive]: async ({ body }) => {
      const { rows, dry_run } = receiptInput.parse(body)
      return answer({ rows: await rows.text(), dry_run })
    },
  })
}

async function paste(user: ReturnType<typeof open>['user'], rows: string) {
  const field = await screen.findByLabelText('Rows from a spreadsheet')
  await user.click(field)
  await user.paste(rows)
  return field
}

function rowOf(changes: Partial<Receipt['rows'][number]>): Receipt['rows'][number] {
  return {
    row: 1,
    product: 'Patan Linen Kurta',
    color: 'Mauve',
    size: 'MD',
    quantity: '3',
    notes: '',
    product_color: null,
    before: null,
    after: null,
    errors: [],
    ...changes,
  }
}

function receiptOf(changes: Partial<Receipt>) {
  return receipt.parse({ rows: [], wrong: 0, units: 0, pieces: 0, ...changes })
}
