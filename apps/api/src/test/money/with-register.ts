import type { World } from './world'

/** A shop whose sales register reads as `change` makes it. */
export function withRegister(change: (body: string) => string) {
  return ({ shop }: World) => {
    const ask = shop.ask.bind(shop)
    shop.ask = async (method, url, headers, payload) => {
      const answer = await ask(method, url, headers, payload)
      if (!url.includes('/bill-registers/sales/')) return answer
      return { ...answer, body: change(answer.body) }
    }
  }
}
