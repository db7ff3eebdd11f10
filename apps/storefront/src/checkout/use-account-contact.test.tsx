import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openPage } from '../app/open-page-for-test'
import { dropSession, keepSession } from '../lib/session'
import { fillCart, known } from '../test/open-payment'

const session = {
  access: 'a',
  refresh: 'r',
  email: known.email,
  username: 'Sita',
  role: 'user',
} as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  fillCart()
  return () => act(dropSession)
})

test('the saved phone number fills a blank field', async () => {
  const { answerAddresses, phone } = await openSignedIn()
  await answerAddresses()
  await expect.poll(() => phone.value).toBe(known.phone)
})

test('a saved phone number that arrives while the customer is in the field is not added to what they type', async () => {
  const { answerAddresses, phone } = await openSignedIn()
  await userEvent.click(phone)
  await answerAddresses()
  await userEvent.type(phone, '9888243788')
  expect(phone.value).toBe('9888243788')
})

/** Opens the checkout signed in. The saved addresses come when the test calls `answerAddresses`. */
async function openSignedIn() {
  const { queryClient } = await openPage('/checkout')
  const others = globalThis.fetch
  let answer: (response: Response) => void = () => undefined
  const addresses = new Promise<Response>((resolve) => (answer = resolve))
  globalThis.fetch = async (input, init) =>
    input === '/api/store/addresses' ? await addresses : await others(input, init)
  const phone = await screen.findByLabelText<HTMLInputElement>('Mobile number')
  act(() => keepSession(session))
  return {
    phone,
    answerAddresses: async () => {
      answer(Response.json([{ id: 1, is_default: true, landmark: '', ...known }]))
      await waitFor(() => expect(queryClient.isFetching({ queryKey: ['addresses'] })).toBe(0))
    },
  }
}
