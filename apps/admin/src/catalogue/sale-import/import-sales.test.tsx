import { emptyScope, saleImportInput, type ImportedSale, type SaleOffer } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openApp, type Answer } from '../../app/testing'
import { category } from '../../test/sample-rows'

const call = 'POST /staff/sale-offers/import/'
const sale: Omit<SaleOffer, 'id'> = {
  title: 'Tihar',
  percent_off: 20,
  amount_off: null,
  round_to: 1,
  applies_to: { ...emptyScope, categories: [category.id] },
  excluding: emptyScope,
  starts_at: '2020-01-05T10:00:00.000Z',
  ends_at: null,
  is_active: true,
}
const right: ImportedSale = { line: 2, title: 'Tihar', problem: null, sale }
const noMens = 'There is no category “Mens”.'
const wrong: ImportedSale = { line: 3, title: 'Dashain', problem: noMens, sale: null }
const text = 'Title,Percentage,Categories\nTihar,20,Men\nDashain,20,Mens'

type Asked = { text: string; is_trial: boolean }

function open(answer: (asked: Asked) => Answer) {
  const asked: Asked[] = []
  const { user } = openApp('/etrendadmin/importsales', {
    'GET /product/allCategory/': { body: [category] },
    'GET /product/allsubCategory/': { body: [] },
    'GET /staff/collections/': { body: [] },
    'GET /staff/brands/': { body: [] },
    'GET /product/allProduct/': { body: [], total: 0 },
    'GET /staff/sale-offers/': { body: [{ ...sale, id: 1 }], total: 1 },
    [call]: async ({ body }) => {
      const form = saleImportInput.parse(body)
      const one = { text: await form.text.text(), is_trial: form.is_trial }
      asked.push(one)
      return answer(one)
    },
  })
  return { user, asked }
}

async function paste(user: UserEvent, rows: string) {
  const field = await screen.findByLabelText('Rows from a spreadsheet')
  await user.click(field)
  await user.paste(rows)
  return field
}

const cellsOf = (row: HTMLElement | undefined) =>
  row &&
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('the list of sales leads to the import, with an example to start from', async () => {
  const { user } = openApp('/etrendadmin/allsale', {
    'GET /staff/sale-offers/': { body: [{ ...sale, id: 1 }], total: 1 },
  })
  await user.click(await screen.findByRole('link', { name: 'Import' }))
  expect(await screen.findByRole('heading', { name: 'Import Sales' })).toBeTruthy()
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(path.getByRole('link', { name: 'Sale List' }).getAttribute('href')).toBe(
    '/etrendadmin/allsale',
  )
  expect(screen.getByRole('button', { name: 'Add sales' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  const example = screen.getByRole<HTMLAnchorElement>('link', { name: 'Download an example' })
  expect(decodeURIComponent(example.href)).toMatch(
    /^data:text\/csv;charset=utf-8,Title,Percentage,/,
  )
})

it('rows with a problem come first, and nothing can be added until they are corrected', async () => {
  const { user, asked } = open((one) => ({
    body: { rows: one.text.includes('Mens') ? [right, wrong] : [right], added: 0 },
  }))
  const field = await paste(user, text)
  expect(await screen.findByText(/^1 of 2 rows can’t be added\./)).toBeTruthy()
  const table = within(screen.getByRole('table', { name: 'Sales to add' }))
  const [, first, second] = table.getAllByRole('row')
  expect(cellsOf(first)).toEqual(['3', 'Dashain', '', '', '', '', '', noMens])
  await waitFor(() =>
    expect(cellsOf(second)).toEqual([
      '2',
      'Tihar',
      'Running',
      '20 %',
      'Category: Men',
      '5 Jan 2020, 15:45',
      'No end',
      '',
    ]),
  )
  const add = screen.getByRole('button', { name: 'Add 2 sales' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  await user.clear(field)
  await paste(user, text.split('\n').slice(0, 2).join('\n'))
  expect(await screen.findByText('1 sale can be added.')).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: 'Problem' })).toBeNull()
  expect(asked.map(({ is_trial }) => is_trial)).toEqual([true, true])
})

it('the sales of a file are added, and their list says how many', async () => {
  const { user, asked } = open(({ is_trial }) => ({
    body: { rows: [right, { ...right, line: 3 }], added: is_trial ? 0 : 2 },
  }))
  const file = new File([text], 'sales.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('Choose a file'), file)
  expect(screen.getByText('sales.csv')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Add 2 sales' }))
  expect(await screen.findByText('2 sales added')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Sale List' })).toBeTruthy()
  expect(asked).toEqual([
    { text, is_trial: true },
    { text, is_trial: false },
  ])
})

it('a table that is refused says why at the field, until it is changed', async () => {
  const message = 'The first line has no heading “Title”.'
  const { user } = open((one) =>
    one.text.startsWith('Title')
      ? { body: { rows: [right], added: 0 } }
      : { status: 400, body: { message } },
  )
  const field = await paste(user, '20,Men')
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByLabelText('Loading')).toBeNull()
  await user.clear(field)
  await paste(user, text)
  expect(await screen.findByText('1 sale can be added.')).toBeTruthy()
  expect(screen.queryByText(message)).toBeNull()
})

it('an import that is refused says why, and shows what is wrong now', async () => {
  const twice = 'There is a sale “Tihar” at these times already.'
  let isThere = false
  const { user } = open(({ is_trial }) => {
    if (is_trial)
      return { body: { rows: [{ ...right, problem: isThere ? twice : null }], added: 0 } }
    isThere = true
    return { status: 400, body: { message: `Line 2: ${twice}` } }
  })
  await paste(user, text)
  await user.click(await screen.findByRole('button', { name: 'Add 1 sale' }))
  expect(await screen.findByText(`Line 2: ${twice}`)).toBeTruthy()
  expect(await screen.findByText(twice)).toBeTruthy()
  const add = screen.getByRole('button', { name: 'Add 1 sale' })
  expect(add.getAttribute('aria-disabled')).toBe('true')
})

it('a trial that fails can be tried again', async () => {
  let isBusy = true
  const { user } = open(() =>
    isBusy
      ? { status: 503, body: { message: 'Many files are being read right now. Please try again.' } }
      : { body: { rows: [right], added: 0 } },
  )
  await paste(user, text)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isBusy = false
  await user.click(retry)
  expect(await screen.findByText('1 sale can be added.')).toBeTruthy()
})
