import type { KeyScope } from '@etrend/contract'
import * as z from 'zod'
import type { TestShop } from './open-shop'

const made = z.object({ id: z.int(), secret: z.string() })

/** Makes an API key as the first owner, and gives the calls of the program that has it. */
export async function madeKey(
  { app, post }: Pick<TestShop, 'app' | 'post'>,
  scopes: KeyScope[],
  more: { expires_in_days?: number } = {},
) {
  const answer = await post('/staff/api-keys/', { name: 'Courier program', scopes, ...more })
  const { id, secret } = made.parse(answer.json())
  const headers = { host: '127.0.0.1', authorization: `Bearer ${secret}` }
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ) => app.inject({ method, url, headers, ...(payload && { payload }) })
  return { id, secret, ask, get: (url: string) => ask('GET', url) }
}
