import type { Catalogue } from './catalogue'
import { load, type Cost, type Question } from './load'
import { median, print } from './table'

/**
 * Measures lists, details and a page of the shop and of the bare handler in turns: every round runs each kind of
 * request once. A parameter that is ignored and counts up makes each address new, so that its response isn't cached.
 */
export async function measureReads(
  small: Catalogue,
  large: Catalogue,
  rounds: number,
  seconds: number,
) {
  const questions = new Map(Object.entries({ ...(await asked(small)), ...(await asked(large)) }))
  const costs = new Map<string, Cost[]>()
  for (const question of questions.values()) await load(question, 1)
  for (let round = 0; round < rounds; round++) {
    for (const [name, question] of questions) {
      costs.set(name, [...(costs.get(name) ?? []), await load(question, seconds)])
    }
  }
  const cost = (name: string): Cost => {
    const all = costs.get(name) ?? []
    return { cpu: median(all.map(({ cpu }) => cpu)), rate: median(all.map(({ rate }) => rate)) }
  }
  print(
    `Reads (${rounds} rounds of ${seconds} s): µs of server CPU an answer, answers a second, and how many times the bare handler`,
    ['', 'µs', '/s', 'bare µs', 'bare /s', '× by µs', '× by /s'],
    [...questions.keys()]
      .filter((name) => !name.startsWith('bare '))
      .map((name) => {
        const [ours, bare] = [cost(name), cost(rivalOf(name))]
        return [
          name,
          ours.cpu.toFixed(0),
          ours.rate.toFixed(0),
          bare.cpu.toFixed(0),
          bare.rate.toFixed(0),
          (bare.cpu / ours.cpu).toFixed(2),
          (ours.rate / bare.rate).toFixed(2),
        ]
      }),
  )
  print(
    `${large.products} products beside ${small.products}: times the µs an answer`,
    ['', 'shop', 'bare'],
    ['first page', 'middle page', 'any page', 'detail'].map((name) => [
      name,
      (cost(`${name}, ${large.products}`).cpu / cost(`${name}, ${small.products}`).cpu).toFixed(2),
      (
        cost(`bare ${name}, ${large.products}`).cpu / cost(`bare ${name}, ${small.products}`).cpu
      ).toFixed(2),
    ]),
  )
}

/** The requests to one catalogue by name, which ends with its size and begins with 'bare' for the bare handler. */
async function asked({ shop, bare, products, middle, sell }: Catalogue) {
  const first = '/store/products?sort=name&page=1'
  const halfway = `/store/products?sort=name&page=${middle}`
  const one = `/store/products/${products / 2}`
  // 7919 shares no divisor with the number of products, so that every product comes in turn.
  const each = (n: number) => `/store/products/${1 + ((n * 7919) % products)}?n=${n}`
  const anywhere = (n: number) =>
    `/store/products?sort=name&page=${1 + ((n * 7919) % (products / 10))}&n=${n}`
  const of = (server: typeof shop, path: Question['path']): Question => ({ server, path })
  const unchanged = async (path: string): Promise<Question> => {
    const etag = (await fetch(shop.url + path)).headers.get('etag') ?? ''
    return { server: shop, path: () => path, headers: { 'if-none-match': etag }, status: 304 }
  }
  return {
    [`first page, ${products}`]: of(shop, (n) => `${first}&n=${n}`),
    [`bare first page, ${products}`]: of(bare, (n) => `${first}&n=${n}`),
    [`middle page, ${products}`]: of(shop, (n) => `${halfway}&n=${n}`),
    [`bare middle page, ${products}`]: of(bare, (n) => `${halfway}&n=${n}`),
    [`any page, ${products}`]: of(shop, anywhere),
    [`bare any page, ${products}`]: of(bare, anywhere),
    [`first page, while stock changes, ${products}`]: {
      ...of(shop, (n) => `${first}&n=${n}`),
      meanwhile: sell,
    },
    [`detail, ${products}`]: of(shop, each),
    [`bare detail, ${products}`]: of(bare, each),
    [`first page, kept, ${products}`]: of(shop, () => first),
    [`first page, 304, ${products}`]: await unchanged(first),
    [`detail, kept, ${products}`]: of(shop, () => one),
    [`detail, 304, ${products}`]: await unchanged(one),
    [`page /mens, rendered, ${products}`]: of(shop, (n) => `/mens?n=${n}`),
    [`page /mens, kept, ${products}`]: of(shop, () => '/mens'),
  }
}

/** The name of the bare request that a shop's request is compared with; for a rendered page it is the bare list. */
function rivalOf(name: string) {
  return `bare ${name.replace(/, (kept|304|rendered|while stock changes),/, ',').replace('page /mens', 'first page')}`
}
