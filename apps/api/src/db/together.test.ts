import { expect, it } from 'vitest'
import { together } from './together'

/** A statement that ends when the test says so. */
function asked() {
  let end = { answer: (_answer: string) => {}, fail: (_error: Error) => {} }
  const statement = new Promise<string>((answer, fail) => (end = { answer, fail }))
  return { ...end, statement }
}

it('answers what its statements answer, in their order', async () => {
  const late = asked()
  const both = together([late.statement, 'at once', Promise.resolve(7)])
  late.answer('late')
  expect(await both).toEqual(['late', 'at once', 7])
})

it('fails with the error that came first, once every statement has ended', async () => {
  const [one, two, three] = [asked(), asked(), asked()]
  const seen: unknown[] = []
  const failed = together([one.statement, two.statement, three.statement]).catch(
    (error: unknown) => void seen.push(error),
  )
  two.fail(new Error('came first'))
  one.fail(new Error('came later'))
  await new Promise(setImmediate)
  expect(seen).toEqual([])
  three.answer('at last')
  await failed
  expect(seen).toEqual([new Error('came first')])
})

it('sends a query once, although Drizzle sends it whenever it is awaited', async () => {
  let sent = 0
  const query = {
    // oxlint-disable-next-line unicorn/no-thenable -- as a query of Drizzle
    then(answer: (rows: number) => void) {
      sent += 1
      answer(sent)
    },
  }
  expect(await together([query])).toEqual([1])
  expect(sent).toBe(1)
})
