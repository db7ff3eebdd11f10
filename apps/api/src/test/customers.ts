import { session } from '@etrend/contract'
import type { TestShop } from './open-shop'

/** A registered customer who is signed in, and their calls. */
export async function signUp({ app }: TestShop, username: string) {
  const email = `${username.toLowerCase().replace(/\W/g, '')}@example.com`
  const password = 'a quiet blue kurta'
  await app.inject({ method: 'POST', url: '/register/', payload: { username, email, password } })
  const answer = await app.inject({ method: 'POST', url: '/login/', payload: { email, password } })
  const headers = { authorization: `Bearer ${session.parse(answer.json()).access}` }
  return {
    headers,
    send: (method: 'GET' | 'PUT' | 'DELETE', url: string) => app.inject({ method, url, headers }),
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
  }
}
