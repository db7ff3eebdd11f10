import type { ProductImport } from '@etrend/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../app/testing'
import { importOf } from '../test/sample-answers'

const done = importOf({ updated: 1 })
const undo = `POST /staff/imports/${done.id}/undo/`
const ask = { name: 'Undo the import of products.csv' }

it('an import is undone after saying what would be lost, and only once', async () => {
  const { user, sent } = open(done, { body: { ...done, state: 'undone' } })
  await user.click(await screen.findByRole('button', ask))
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this import?' }))
  expect(
    dialog.getByText(/^2 products of products\.csv will be deleted, .+ 1 product gets its former/),
  ).toBeTruthy()
  expect(sent(undo)).toBeUndefined()
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))
  expect(await screen.findByText('Import undone')).toBeTruthy()
  expect(await screen.findByRole('cell', { name: 'Undone' })).toBeTruthy()
  expect(screen.queryByRole('button', ask)).toBeNull()
})

it('an import whose rows were worked on since is not undone, and says which rows', async () => {
  const message =
    "This import can't be undone, because it has been worked on since: Wool Scarf was edited; Linen Shirt - Navy has later stock movements."
  const { user } = open(done, { status: 409, body: { message } })
  await user.click(await screen.findByRole('button', ask))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  const again = dialog.getByRole('button', { name: 'Undo import' })
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByText('Import undone')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', ask)).toBeTruthy()
})

it('an undo that ended early is not called done, and says why', async () => {
  const message =
    'The undo of this import was interrupted: its server stopped, or lost its connection to the database.'
  const { user } = open(done, { body: { ...done, state: 'failed', message } })
  await user.click(await screen.findByRole('button', ask))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Undo import' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(message)
  expect(screen.queryByText('Import undone')).toBeNull()
})

// People who control a page by voice say the words that they see.
it('a running import is cancelled by a button whose name begins with its words', async () => {
  open(importOf({ state: 'running' }))
  const button = await screen.findByRole('button', { name: /products\.csv$/ })
  const name = button.getAttribute('aria-label') ?? ''
  expect([name, name.startsWith(button.textContent)]).toEqual([name, true])
})

it.each([
  ['that is being undone', importOf({ state: 'undoing' }), 'Being undone…'],
  [
    'that wrote nothing',
    importOf({ state: 'cancelled', done: 0 }),
    'Cancelled: nothing was written',
  ],
])('an import %s can’t be undone', async (_which, row, words) => {
  open(row)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', ask)).toBeNull()
})

it('imports that can’t be loaded say why, and are loaded by Retry', async () => {
  const message = 'The shop is busy. Please try again in a minute.'
  let answer: { status?: number; body: unknown } = { status: 503, body: { message } }
  const { user } = openApp('/etrendadmin/importproducts', { 'GET /staff/imports/': () => answer })
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  answer = { body: [done] }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', ask)).toBeTruthy()
})

/** Opens the imports with one of them, which has become `undone` once the undo was asked for. */
function open(before: ProductImport, undone: { status?: number; body?: unknown } = {}) {
  let now: unknown = before
  return openApp('/etrendadmin/importproducts', {
    'GET /staff/imports/': () => ({ body: [now] }),
    [undo]: () => {
      if (!undone.status) now = undone.body
      return undone
    },
  })
}
