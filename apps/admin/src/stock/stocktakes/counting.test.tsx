import { stocktake, stocktakeUnit, type Stocktake } from '@etrend/contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openApp, type Answers } from '../../app/testing'

const get = 'GET /staff/stocktakes/7/'
const send = 'POST /staff/stocktakes/7/counts/'
const address = '/etrendadmin/stocktakes/7'
const name = 'Patan Linen Kurta - Navy, MD'

const kurta = stocktakeUnit.parse({
  product_color: 7,
  size: 4,
  product_color_info: 'Patan Linen Kurta - Navy',
  size_name: 'MD',
  sku: 'K-1',
  barcode: '2000000000015',
  counted: null,
})
const shawl = { ...kurta, size: 5, size_name: 'LG', sku: null, barcode: null }

function stocktakeOf(changes: Partial<Stocktake> = {}) {
  return stocktake.parse({
    id: 7,
    name: 'Dashain',
    state: 'open',
    scope: 'all',
    scope_id: null,
    scope_name: '',
    staff: 'Sunita',
    created_at: '2026-11-22T06:00:00.000Z',
    ended_at: null,
    units: 2,
    counted: 0,
    movements: 0,
    found: 0,
    missing: 0,
    ...changes,
  })
}

const sentCounts = z.object({
  counts: z.array(z.looseObject({ id: z.string(), quantity: z.int(), is_recount: z.boolean() })),
})

/** Presses the keys of a code and Enter, with so many milliseconds between them. */
function press(code: string, pause: number) {
  const keys = [...Array.from(code), 'Enter']
  for (const [at, key] of keys.entries()) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: 10_000 + at * pause })
    act(() => void document.activeElement?.dispatchEvent(event))
  }
}

/** Answers as the server does: keeps each count once. */
function countingServer() {
  const kept = new Map<string, number>()
  const line = { isDown: false, tries: 0 }
  const answers: Answers = {
    [get]: { body: { stocktake: stocktakeOf(), units: [kurta, shawl] } },
    [send]: ({ body }) => {
      line.tries += 1
      if (line.isDown) throw new TypeError('Failed to fetch')
      for (const { id, quantity } of sentCounts.parse(body).counts) kept.set(id, quantity)
      const counted = [...kept.values()].reduce((sum, pieces) => sum + pieces, 0)
      return { body: { refused: [], counted: [{ product_color: 7, size: 4, counted }] } }
    },
  }
  return { answers, kept, line }
}

describe('counting with a phone', () => {
  it('adds a piece with each scan, and sends what was counted', async () => {
    const { answers, kept } = countingServer()
    const { user } = openApp(address, answers)
    const field = await screen.findByLabelText('Scan or type a code or a name')
    await user.type(field, '2000000000015{Enter}')
    await user.type(field, 'k\u20111{Enter}')
    expect(screen.getByLabelText(`Pieces of ${name}`)).toHaveProperty('value', '2')
    expect(screen.getByText('1 of 2 units counted')).toBeTruthy()
    await waitFor(() => expect([...kept.values()]).toEqual([1, 1]))
    await waitFor(() => expect(screen.queryByText(/^Sending/)).toBeNull())
    expect(screen.getByLabelText(`Pieces of ${name}`)).toHaveProperty('value', '2')
  })

  it('finds units by their name, and says which codes it doesn’t know', async () => {
    const { user } = openApp(address, countingServer().answers)
    const field = await screen.findByLabelText('Scan or type a code or a name')
    await user.type(field, '4006381333931{Enter}')
    expect(
      await screen.findByText('No unit of this stocktake has the code 4006381333931.'),
    ).toBeTruthy()
    await user.type(field, 'kúrta lg')
    const found = within(screen.getByRole('list', { name: 'Units that match' }))
    await user.click(found.getByRole('button'))
    const list = within(screen.getByRole('list', { name: 'Counted last' }))
    expect(list.getByLabelText('Pieces of Patan Linen Kurta - Navy, LG')).toBeTruthy()
    expect(field).toHaveProperty('value', '')
  })

  it('goes on without a connection, keeps the counts over a reload, and sends each once', async () => {
    const { answers, kept, line } = countingServer()
    line.isDown = true
    const { user } = openApp(address, answers)
    const field = await screen.findByLabelText('Scan or type a code or a name')
    await user.type(field, 'k-1{Enter}k-1{Enter}')
    expect(await screen.findByText(/^No connection: 2 counts kept/)).toBeTruthy()
    expect(Object.keys(localStorage).filter((key) => key.includes('stocktake.7.'))).toHaveLength(2)
    line.isDown = false
    await user.click(screen.getByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(kept.size).toBe(2))
    await waitFor(() => expect(screen.queryByText(/No connection/)).toBeNull())
    expect(Object.keys(localStorage).filter((key) => key.includes('stocktake.7.'))).toEqual([])
  })

  it('takes the keys of a hand scanner wherever the focus is, and not those of a person', async () => {
    openApp(address, countingServer().answers)
    await screen.findByLabelText('Scan or type a code or a name')
    screen.getByRole('button', { name: 'Camera' }).focus()
    press('2000000000015', 5)
    expect(screen.getByLabelText(`Pieces of ${name}`)).toHaveProperty('value', '1')
    press('2000000000015', 200)
    expect(screen.getByLabelText(`Pieces of ${name}`)).toHaveProperty('value', '1')
  })

  it('replaces the count where another number is entered', async () => {
    const { answers, kept } = countingServer()
    const { user, requests } = openApp(address, answers)
    const field = await screen.findByLabelText('Scan or type a code or a name')
    await user.type(field, 'k-1{Enter}')
    const pieces = screen.getByLabelText(`Pieces of ${name}`)
    await user.clear(pieces)
    await user.type(pieces, '12{Enter}')
    await waitFor(() => expect(kept.size).toBe(2))
    const sent = requests.filter(({ call }) => call === send)
    const counts = sent.flatMap(({ body }) => sentCounts.parse(body).counts)
    expect(counts.map(({ quantity, is_recount }) => [quantity, is_recount])).toEqual([
      [1, false],
      [12, true],
    ])
  })

  it('of a stocktake that has ended says so, and counts can be thrown away', async () => {
    const message = 'Dashain has ended: this was not counted any more.'
    const { answers } = countingServer()
    const { user } = openApp(address, { ...answers, [send]: { status: 409, body: { message } } })
    await user.type(await screen.findByLabelText('Scan or type a code or a name'), 'k-1{Enter}')
    expect(await screen.findByText(message)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Throw away 1 count' }))
    expect(screen.queryByLabelText(`Pieces of ${name}`)).toHaveProperty('value', '0')
  })

  it('that can’t be loaded says why, and is loaded by Retry', async () => {
    let isDown = true
    const { answers } = countingServer()
    const { user } = openApp(address, {
      ...answers,
      [get]: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { body: { stocktake: stocktakeOf(), units: [kurta] } }
      },
    })
    await screen.findByRole('alert')
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('0 of 1 unit counted')).toBeTruthy()
  })
})
