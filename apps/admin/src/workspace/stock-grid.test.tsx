import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { navy, openWorkspace, red, workspaceOf } from '../test/sample-answers'

const count = 'PUT /staff/products/2/stock/'

it('counts are saved with the levels that were seen, and only where they differ', async () => {
  const { user, sent } = openWorkspace({}, { [count]: { body: { movements: 2 } } })
  await type(user, 'Stock of Navy, MD', '1')
  await type(user, 'Stock of Red, LG', '6')
  await type(user, 'Stock of Red, MD', '0')
  const bar = within(screen.getByRole('form', { name: 'Changed counts' }))
  expect(bar.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Navy, MD3 → 1Out 2',
    'Red, LG0 → 6In 6',
  ])
  await user.type(bar.getByLabelText('Notes'), 'Counted on Friday')
  await user.click(bar.getByRole('button', { name: 'Save 2 counts' }))
  expect(await screen.findByText('Stock Updated Successfully')).toBeTruthy()
  expect(sent(count)?.body).toEqual({
    counts: [
      { product_color: 7, size: 4, before: 3, quantity: 1 },
      { product_color: 8, size: 5, before: 0, quantity: 6 },
    ],
    notes: 'Counted on Friday',
  })
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Changed counts' })).toBeNull())
})

it('what is no count can’t be saved, and says what is one', async () => {
  const { user, sent } = openWorkspace({}, { [count]: { body: { movements: 1 } } })
  await type(user, 'Stock of Red, LG', '6')
  await type(user, 'Stock of Navy, MD', '-1{Enter}')
  const bar = within(screen.getByRole('form', { name: 'Changed counts' }))
  expect(bar.getByText('A count is a whole number from 0 to 100000.')).toBeTruthy()
  expect(screen.getByLabelText('Stock of Navy, MD').getAttribute('aria-invalid')).toBe('true')
  expect(bar.getByRole('button', { name: 'Save 1 count' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  await user.type(bar.getByLabelText('Notes'), 'Friday{Enter}')
  expect(sent(count)).toBeUndefined()
})

it('a refused count says why, and stays typed beside the level that is new by now', async () => {
  const message = 'The stock of Navy, MD is 2 by now, not 3.'
  let now = workspaceOf({})
  const { user, requests } = openWorkspace(
    {},
    {
      'GET /staff/products/2/workspace/': () => ({ body: now }),
      [count]: () => {
        now = workspaceOf({ product_colors: [{ ...navy, units: [{ size: 4, quantity: 2 }] }, red] })
        return { status: 409, body: { message } }
      },
    },
  )
  await type(user, 'Stock of Navy, MD', '5')
  const bar = within(screen.getByRole('form', { name: 'Changed counts' }))
  await user.click(bar.getByRole('button', { name: 'Save 1 count' }))
  expect((await bar.findByRole('alert')).textContent).toBe(message)
  expect(await bar.findByText('2 → 5')).toBeTruthy()
  expect(screen.getByLabelText('Stock of Navy, MD')).toHaveProperty('value', '5')
  await user.click(bar.getByRole('button', { name: 'Save 1 count' }))
  const sent = () => requests.filter(({ call }) => call === count)
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.body).toMatchObject({ counts: [{ before: 2, quantity: 5 }] })
})

it('Reset takes back what was typed', async () => {
  const { user } = openWorkspace({})
  await type(user, 'Stock of Navy, MD', '5')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(screen.getByLabelText('Stock of Navy, MD')).toHaveProperty('value', '3')
  expect(screen.queryByRole('form', { name: 'Changed counts' })).toBeNull()
})

async function type(user: ReturnType<typeof openWorkspace>['user'], label: string, text: string) {
  const field = await screen.findByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
}
