import type { DashboardFigures, SalesFigures, WaitingWork } from '@etrend/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp, type Answers } from '../app/testing'

const days = Array.from({ length: 30 }, (_, place) => ({
  date: `2026-11-${String(place + 1).padStart(2, '0')}`,
  sales: 0,
  orders: 0,
}))
const sold = (date: string, sales: number, orders: number) => ({
  date: `2026-11-${date}`,
  sales,
  orders,
})

/** Rs. 500 in the week before the last, Rs. 1,250 in the last: Rs. 750 of them today, Rs. 300 yesterday. */
const figures: SalesFigures = {
  days: 30,
  current: { sales: 1750, orders: 5, average: 350, pieces: 9, refunded: 0 },
  previous: { sales: 3500, orders: 7, average: 500, pieces: 9, refunded: 0 },
  by_day: [
    ...days.slice(0, 20),
    sold('21', 500, 1),
    ...days.slice(21, 23),
    sold('24', 200, 1),
    ...days.slice(24, 28),
    sold('29', 300, 1),
    sold('30', 750, 2),
  ],
  best_sellers: [],
}

/** Pieces on hand, none of which moved. */
const held: DashboardFigures = {
  stock: { on_hand: 9, units: 30, low: 0, out: 27, value: 900 },
  products: { all: 4, unsellable: 2 },
  movements: [],
}

const open = (answers: Answers) =>
  openApp('/etrendadmin', { 'GET /staff/sales': { body: figures }, ...answers })

it('leads to the work that waits, and leaves out what doesn’t', async () => {
  const work: WaitingWork = { to_call: 3, late: 1, to_pack: 0 }
  open({ 'GET /staff/waiting/': { body: work }, 'GET /staff/dashboard/': { body: held } })
  const region = within(await screen.findByRole('region', { name: 'Needs attention' }))
  await region.findByRole('link', { name: '27 sizes sold out' })
  const links = region
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['1 Late', '/etrendadmin/allorder?queue=late'],
    ['3 To call', '/etrendadmin/allorder?queue=call'],
    ['27 sizes sold out', '/etrendadmin/stockonhand?stock=out'],
    ['2 products that can’t sell yet', '#unsellable'],
  ])
})

it('says so when nothing waits, and offers another try where that isn’t known', async () => {
  let isDown = true
  const { user } = open({
    'GET /staff/waiting/': () =>
      isDown ? { status: 503, body: { message: 'The shop is busy.' } } : { body: { to_call: 0 } },
  })
  const region = within(await screen.findByRole('region', { name: 'Needs attention' }))
  expect(await region.findByText('The shop is busy.')).toBeTruthy()
  isDown = false
  await user.click(region.getByRole('button', { name: /again|retry/i }))
  expect(await region.findByText('Nothing needs attention now.')).toBeTruthy()
})

it('has today’s sales, the week’s and the period’s, each beside the days before', async () => {
  open({})
  const figure = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent.replaceAll(
      '\u00a0',
      ' ',
    )
  expect(await figure('Today')).toBe('TodayRs. 7502 ordersRs. 300 yesterday')
  expect(await figure('Last 7 days')).toBe(
    'Last 7 daysRs. 1,2504 orders150 % more than in the 7 days before',
  )
  expect(await figure('Last 30 days')).toBe(
    'Last 30 daysRs. 1,7505 orders50 % less than in the 30 days before',
  )
  expect(await figure('Average order')).toBe('Average orderRs. 3509 pieces sold in 30 days')
})

it('writes the days of the chart in words, and its values on round lines', async () => {
  open({})
  const chart = await screen.findByRole('img', {
    name: /^Sales by day, from 1 Nov 2026 to 30 Nov 2026; at most Rs\.\s750 in a day$/,
  })
  expect(within(chart).getByText(/^Mon 30 Nov: Rs\.\s750, 2 orders$/)).toBeTruthy()
  const axis = chart.closest('figure')
  expect(axis?.textContent).toContain('Sun 1 Nov')
  expect(axis?.textContent).toMatch(/Rs\.\s1,000.*Rs\.\s500/)
})

it('a delivery that would flatten all other days is cut in the stock chart, and carries its number', async () => {
  const movements = days.map(({ date }, place) => ({
    day: date,
    in: place === 4 ? 235 : 0,
    out: (place % 8) + 1,
  }))
  open({ 'GET /staff/dashboard/': { body: { ...held, movements } } })
  const chart = await screen.findByRole('img', { name: /^Pieces in and out by day, .*at most 235/ })
  const figure = chart.closest('figure')
  expect(figure?.textContent).toMatch(/^1010010Sun 1 Nov/)
  expect(within(figure ?? chart).getByText('235')).toBeTruthy()
  expect(screen.getByText('Bars that are cut have their number above them.')).toBeTruthy()
})
