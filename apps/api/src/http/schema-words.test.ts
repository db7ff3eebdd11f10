import { contract } from '@etrend/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { everyCall } from '../test/every-call'
import './schema-words'

const wrong = [undefined, null, true, 1.5, -1, 1e300, '', 'x'.repeat(100_000), [], [null], {}]

/** The names of a schema's fields, also of one that is refined. */
function fieldsOf(schema: z.ZodType) {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

test('no call is refused in words of the library, whatever is sent for any of its fields', () => {
  const sentences = new Set<string>()
  let tried = 0
  for (const { body, query, pathParams } of everyCall) {
    for (const schema of [body, query, pathParams].filter((part) => part !== undefined)) {
      for (const field of fieldsOf(schema)) {
        for (const value of wrong) {
          const issues = schema.safeParse({ [field]: value }).error?.issues ?? []
          for (const { message } of issues) sentences.add(message)
          tried += 1
        }
      }
    }
  }
  expect(tried).toBeGreaterThan(3000)
  const foreign = [...sentences].filter((one) =>
    /^invalid|expected .* received|too (big|small)/i.test(one),
  )
  expect(foreign).toEqual([])
  expect([...sentences].filter((one) => !/[.!]$/.test(one))).toEqual([])
})

test('a number that isn’t whole is refused with what to enter', () => {
  const { body } = contract.cart.price
  const answer = body.safeParse({ lines: [{ product_color: 1, size: 1, quantity: 1.5 }] })
  expect(answer.error?.issues).toMatchObject([{ message: 'Enter a whole number.' }])
})
