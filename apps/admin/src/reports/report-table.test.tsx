import { builtInRole, report, type Role } from '@etrend/contract'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openApp, profileOf, type Answers } from '../app/testing'

const now = { from: '2026-11-17', to: '2026-12-15' }
const before = { from: '2026-10-18', to: '2026-11-16' }
const money = (key: string, title: string) => ({ key, title, kind: 'money' as const })
const figures = { billed: 1804, credited: 113 }

const tax = report.parse({
  report: 'tax',
  now,
  before,
  last_year: null,
  until: '2026-11-24',
  is_open: true,
  columns: [
    money('billed', 'Billed'),
    { ...money('credited', 'Credited'), list: 'credit-notes' as const },
  ],
  charted: 'billed',
  rows: [
    {
      key: '0',
      name: 'Mangsir 2083',
      list: 'bills',
      filter: {},
      spans: { now, before: null, last_year: null },
      now: figures,
      before: { billed: null, credited: null },
      last_year: null,
    },
  ],
  left_out: 0,
  parts: [],
  total: { now: figures, before: { billed: 0, credited: 0 }, last_year: null },
  note: '',
})

const counted = (returns: number) => ({ now: { returns }, before: { returns: 0 }, last_year: null })
const returns = report.parse({
  ...tax,
  report: 'returns',
  columns: [{ key: 'returns', title: 'Returns', kind: 'count' }],
  charted: 'returns',
  rows: [
    {
      ...counted(5),
      key: 'A seam',
      name: 'A seam',
      list: 'returns',
      filter: { reason: 'A seam', counted: 'yes' },
      spans: null,
    },
    {
      ...counted(2),
      key: 'parcel refused',
      name: 'Parcel refused at the door',
      list: 'orders',
      filter: { came_back: 'refused' },
      spans: null,
    },
  ],
  parts: [
    {
      ...counted(5),
      key: 'returns',
      name: 'Returns asked for',
      list: 'returns',
      filter: { counted: 'yes' },
      spans: null,
    },
    {
      ...counted(2),
      key: 'orders',
      name: 'Parcels that came back',
      list: 'orders',
      filter: { came_back: 'any' },
      spans: null,
    },
  ],
  total: counted(7),
})

const stock = report.parse({
  ...tax,
  report: 'stock',
  columns: [{ key: 'on_hand', title: 'On hand', kind: 'count' }],
  charted: 'on_hand',
  rows: [
    {
      key: '2',
      name: 'Skirt',
      list: 'stock',
      filter: { product: '2' },
      spans: null,
      now: { on_hand: 9 },
      before: { on_hand: null },
      last_year: null,
    },
  ],
  total: { now: { on_hand: 9 }, before: { on_hand: null }, last_year: null },
})

const day = (date: string, sales: number, then: number) => {
  const span = { from: date, to: date }
  const earlier = date.replace('-11-', '-10-')
  return {
    key: date,
    name: date,
    list: 'orders' as const,
    filter: {},
    spans: { now: span, before: { from: earlier, to: earlier }, last_year: span },
    now: { sales },
    before: { sales: then },
    last_year: { sales: 0 },
  }
}
const byDay = report.parse({
  ...tax,
  report: 'day',
  now: { from: '2026-11-17', to: '2026-12-15' },
  until: '2026-11-18',
  before: { from: '2026-10-17', to: '2026-10-18' },
  last_year: { from: '2025-11-17', to: '2025-11-18' },
  columns: [money('sales', 'Sales')],
  charted: 'sales',
  rows: [day('2026-11-17', 4505, 1500), day('2026-11-18', -593, 500)],
  total: { now: { sales: 3912 }, before: { sales: 2000 }, last_year: { sales: 0 } },
})

function answers(held: Role, body = tax): Answers {
  return {
    'GET /profile/': profileOf(builtInRole(held)),
    'GET /staff/reports': { body: { today: '2026-11-24', nepali: [], english: [] } },
    [`GET /staff/reports/${body.report}`]: { body },
  }
}

function openReport(held: Role, body = tax) {
  return openApp(`/etrendadmin/reports?report=${body.report}`, answers(held, body))
}

it('each figure leads to the rows of its own list, on the days of its row', async () => {
  openReport('accountant')
  const row = within(await screen.findByRole('row', { name: /Mangsir 2083/ }))
  const target = (name: string) => row.getByRole('link', { name }).getAttribute('href')
  expect([target('Rs.\u00a01,804'), target('Rs.\u00a0113')]).toEqual([
    '/etrendadmin/bills?from=2026-11-17&to=2026-12-15',
    '/etrendadmin/creditnotes?from=2026-11-17&to=2026-12-15',
  ])
})

it('a report is shown as a chart too, says that its period has not ended, and is chosen in the address', async () => {
  const both = { ...answers('accountant', returns), ...answers('accountant') }
  const { user } = openApp('/etrendadmin/reports?report=tax', both)
  const chart =
    /^Bills and VAT by Nepali month: Billed\. The most: Mangsir 2083, Rs\.\u00a01,804\. /
  expect(await screen.findByRole('img', { name: chart })).toBeTruthy()
  const heading = screen.getByRole('heading', { name: /^17–24 Nov 2026/ })
  expect(heading.textContent).toContain('until today; the period ends on 15 Dec 2026')
  await user.selectOptions(screen.getByLabelText('Report'), 'Returns by reason')
  expect(location.search).toContain('report=returns')
  expect(await screen.findByRole('table', { name: 'Returns by reason' })).toBeTruthy()
})

it('a total of rows of two lists is in two parts, each of which leads to its list', async () => {
  openReport('accountant', returns)
  const part = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const target = async (name: RegExp) => (await part(name)).getByRole('link').getAttribute('href')
  expect(await target(/^Returns asked for/)).toBe(
    '/etrendadmin/returns?counted=yes&from=2026-11-17&to=2026-12-15',
  )
  expect(await target(/^Parcels that came back/)).toBe(
    '/etrendadmin/allorder?came_back=any&sold_from=2026-11-17&sold_to=2026-12-15',
  )
  expect((await part(/^Total/)).queryByRole('link')).toBeNull()
})

it('stock leads an accountant to the stock on hand', async () => {
  openReport('accountant', stock)
  const row = within(await screen.findByRole('row', { name: /Skirt/ }))
  expect(row.getByRole('link', { name: '9' }).getAttribute('href')).toBe(
    '/etrendadmin/stockonhand?product=2',
  )
})

it('both days are kept where they change before the page shows the first', async () => {
  openReport('accountant')
  await screen.findByRole('row', { name: /Mangsir 2083/ })
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  act(() => {
    type('First day', '2025-06-01')
    type('Last day', '2025-06-02')
  })
  await waitFor(() =>
    expect(screen.getByLabelText('Last day')).toHaveProperty('value', '2025-06-02'),
  )
  expect(screen.getByLabelText('First day')).toHaveProperty('value', '2025-06-01')
})

it('its file is saved once the password is given again', async () => {
  // The test's page would leave its address for the file's.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  let isProved = false
  const { user, requests } = openApp('/etrendadmin/reports?report=tax', {
    ...answers('accountant'),
    'GET /staff/reports/tax/csv': () =>
      isProved
        ? { body: 'Month,Billed' }
        : { status: 403, body: { message: 'Again.', code: 'proof-needed' } },
    'POST /profile/proof/': () => {
      isProved = true
      return { status: 204 }
    },
  })
  await screen.findByRole('row', { name: /Mangsir 2083/ })
  await user.click(screen.getByRole('button', { name: 'Save as CSV' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }))
  const files = () => requests.filter(({ call }) => call === 'GET /staff/reports/tax/csv').length
  expect(files()).toBe(1)
  await user.type(dialog.getByLabelText('Your password'), 'secret{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(files()).toBe(2)
  expect(screen.queryByText('The export failed. Please try again.')).toBeNull()
})

it('the sums are on top, each beside its sum of the compared period, which can be left out', async () => {
  const { user } = openReport('accountant', byDay)
  const sum = (await screen.findByText('Sales', { selector: 'dt' })).parentElement
  expect(sum?.textContent).toBe('SalesRs.\u00a03,91296 % more than Rs.\u00a02,000')
  expect(screen.getByRole('columnheader', { name: '17–18 Oct' })).toBeTruthy()
  const row = screen.getByRole('row', { name: /^Wed 18 Nov/ })
  expect(
    within(row)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['−Rs.\u00a0593', 'Rs.\u00a0500'])
  await user.selectOptions(screen.getByLabelText('Beside'), 'Nothing')
  expect(location.search).toContain('beside=nothing')
  expect(screen.queryByRole('columnheader', { name: '17–18 Oct' })).toBeNull()
})

it('a compared period in which nothing was sold is not offered', async () => {
  openReport('accountant', byDay)
  const options = within(await screen.findByLabelText('Beside')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'The period before (17–18 Oct)',
    'Nothing',
  ])
})

it('a day on which more was paid back than sold is drawn below the zero line', async () => {
  openReport('accountant', byDay)
  const chart = await screen.findByRole('img', {
    name: /^Sales by day: Sales\. The most: Tue 17 Nov/,
  })
  const zero = chart.querySelector('.stroke-ink')?.getAttribute('y1')
  const bars = chart.querySelectorAll('rect.fill-accent')
  expect(bars[1]?.getAttribute('y')).toBe(zero)
  expect(Number(bars[1]?.getAttribute('height'))).toBeGreaterThan(0)
})

it('a period is chosen by the name of its last days too, and an English month is written in words', async () => {
  const english = [{ name: '2026-11', from: '2026-11-01', to: '2026-11-30' }]
  const { user } = openApp('/etrendadmin/reports?report=tax', {
    ...answers('accountant'),
    'GET /staff/reports': { body: { today: '2026-11-24', nepali: [], english } },
  })
  const month = await screen.findByLabelText('Month')
  expect(await within(month).findByRole('option', { name: 'Nov 2026' })).toBeTruthy()
  await user.selectOptions(month, 'Last 7 days')
  expect(location.search).toContain('from=2026-11-18&to=2026-11-24')
})
