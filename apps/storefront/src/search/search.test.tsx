import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPage } from '../app/open-page-for-test'

test('suggests products with price and categories, and the arrow keys move through them', async () => {
  const { address } = await openPage('/cart')
  const box = await typed('shirt')
  const list = await screen.findByRole('listbox', { name: 'Suggestions' })
  await screen.findByRole('option', { name: /Adjective Attire \| T-shirt.*Rs\.\u00a01,200/ })
  expect(within(list).getAllByRole('group').map(nameOf)).toEqual(['Products', 'Categories', ''])
  expect(box.getAttribute('aria-expanded')).toBe('true')
  expect(box.getAttribute('aria-controls')).toBe(list.id)
  expect(box.getAttribute('aria-activedescendant')).toBeNull()

  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toContain('Adjective Attire')
  await userEvent.keyboard('{End}')
  expect(chosen()).toBe('View all results for “shirt”')
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen()).toContain('Adjective Attire')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(chosen()).toBe('Women Tops')
  const { id } = screen.getByRole('option', { selected: true })
  expect(box.getAttribute('aria-activedescendant')).toBe(id)
  await userEvent.keyboard('{Home}')
  expect(chosen()).toContain('Adjective Attire')
  expect(document.activeElement).toBe(box)

  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/productDetail/1-adjective-attire-t-shirt'))
})

test('Escape closes the list and keeps what was typed; Arrow Down opens it again', async () => {
  await openPage('/cart')
  const box = await typed('shirt')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box).toHaveProperty('value', 'shirt')
  expect(box.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(box)
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('listbox')).toBeTruthy()
})

test('Enter without a choice goes to the results, and the search is remembered until removed', async () => {
  const { address } = await openPage('/cart')
  await typed('shirt')
  await screen.findByRole('listbox')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/search?q=shirt'))
  const box = screen.getAllByRole('combobox', { name: 'Search products' })[0]
  if (!(box instanceof HTMLInputElement)) throw new Error('There is no search box.')
  await userEvent.clear(box)
  expect(await screen.findByRole('option', { name: 'shirt' })).toBeTruthy()
  await userEvent.click(
    screen.getByRole('button', { name: 'Remove “shirt” from the recent searches' }),
  )
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('sends a request when typing pauses, and only one for each text', async () => {
  const { calls } = await openPage('/cart')
  const asked = () => calls.filter(({ path }) => path.startsWith('/store/search'))
  const box = await typed('shirt')
  await screen.findByRole('option', { name: 'Women Tops' })
  expect(asked().map(({ path }) => path)).toEqual(['/store/search?q=shirt'])
  fireEvent.input(box, { target: { value: 'shirts' } })
  await waitFor(() => expect(asked()).toHaveLength(2))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.input(box, { target: { value: 'shirt' } })
  await act(async () => void vi.advanceTimersByTime(80))
  expect(asked()).toHaveLength(2)
})

test('says how a mistyped word was read, and when nothing is found', async () => {
  await openPage('/cart')
  const box = await typed('hoody')
  expect(await screen.findByText('Showing results for “hoodie”')).toBeTruthy()
  fireEvent.input(box, { target: { value: 'zzz' } })
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeTruthy()
  expect(box.getAttribute('aria-expanded')).toBe('false')
})

test('aborts a request whose answer is no longer needed', async () => {
  await openPage('/cart')
  const signals: AbortSignal[] = []
  globalThis.fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      if (!init?.signal) return
      signals.push(init.signal)
      init.signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
    })
  const box = await typed('shi')
  await waitFor(() => expect(signals).toHaveLength(1))
  fireEvent.input(box, { target: { value: 'shirt' } })
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})

/** Types into the header's search box after its panel has loaded. */
async function typed(text: string) {
  const [box] = screen.getAllByRole('searchbox', { name: 'Search products' })
  if (!box) throw new Error('There is no search box.')
  await userEvent.click(box)
  await import('./search-panel')
  fireEvent.input(box, { target: { value: text } })
  return box
}

function chosen() {
  return screen.getByRole('option', { selected: true }).textContent
}

function nameOf(group: HTMLElement) {
  const label = group.getAttribute('aria-labelledby')
  return (label && document.getElementById(label)?.textContent) ?? ''
}
