import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answerTo } from '../test/answer-to'
import { openPage } from './open-page-for-test'

export const sita = { username: 'Sita', email: 'sita@example.com', password: 'a quiet blue kurta' }
export const five = { access: 'a', refresh: 'r', email: sita.email, username: 'Sita', role: 'user' }

/** Opens a page. Its account calls get `answer` once `isAnswered` resolves; `sent` collects their paths and bodies. */
export async function openWith(
  url: string,
  answer: { status: number; body: unknown },
  isAnswered: Promise<unknown> = Promise.resolve(),
) {
  const page = await openPage(url)
  const sent: unknown[] = []
  globalThis.fetch = async (input, init) => {
    const path = (input instanceof Request ? input.url : input.toString()).replace(/^\/api/, '')
    if (path.startsWith('/store/')) return Response.json(answerTo(path).body)
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
    sent.push({ path, body })
    await isAnswered
    if (answer.status === 204) return new Response(null, { status: 204 })
    return Response.json(answer.body, { status: answer.status })
  }
  return { ...page, sent }
}

export async function register({ confirm = sita.password } = {}) {
  await userEvent.type(screen.getByLabelText('Username'), sita.username)
  await userEvent.type(screen.getByLabelText('Email'), sita.email)
  await userEvent.type(screen.getByLabelText('Password'), sita.password)
  await userEvent.type(screen.getByLabelText('Confirm password'), confirm)
  await userEvent.click(screen.getByRole('checkbox', { name: /I agree/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
}
