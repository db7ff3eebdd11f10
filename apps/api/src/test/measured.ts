import type { TestShop } from './open-shop'

export const token = 'a token for the tests'.replaceAll(' ', '-')

/** Lets a measured shop listen. `ask` requests an address of it, `scrape` reads its metrics as a Map of names with labels. */
export async function listening({ app }: Pick<TestShop, 'app'>) {
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const ask = (path: string, init: RequestInit = {}) => fetch(`${origin}${path}`, init)
  return {
    ask,
    scrape: async () => {
      const answer = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } })
      return valuesOf(await answer.text())
    },
  }
}

/** 'etrend_orders{state="placed"}' → 3 */
export function valuesOf(text: string) {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}
