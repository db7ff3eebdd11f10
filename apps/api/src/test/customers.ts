import { session } from '@etrend/contract'
import type { TestShop } from './open-shop'

const password = 'a quiet blue kurta'

/** A registered customer who is signed in, and their calls. */
export async function signUp(shop: TestShop, username: string) {
  const payload = { username, email: emailOf(username), password }
  await shop.app.inject({ method: 'POST', url: '/register/', payload })
  return signIn(shop, username)
}

/** Signs in a customer who registered before; answers their calls. */
export async function signIn({ app }: TestShop, username: string) {
  const payload = { email: emailOf(username), password }
  const answer = await app.inject({ method: 'POST', url: '/login/', payload })
  const headers = { authorization: `Bearer ${session.parse(answer.json()).access}` }
  return {
    headers,
    send: (method: 'GET' | 'PUT' | 'DELETE', url: string) => app.inject({ method, url, headers }),
    put: (url: string, payload: object) => app.inject({ method: 'PUT', url, headers, payload }),
    post: (url: string, payload?: object) =>
      app.inject({ method: 'POST', url, headers, ...(payload && { payload }) }),
  }
}

function emailOf(username: string) {
  return `${username.toLowerCase().replace(/\W/g, '')}@example.com`
}
