import { contract, permission } from '@etrend/contract'
import * as z from 'zod'

const schema = z
  .custom<z.ZodType>((part) => part instanceof z.ZodType)
  .optional()
  .catch(undefined)

const marks = { early: z.literal(true).optional(), sensitive: z.literal(true).optional() }

const route = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  path: z.string(),
  metadata: z.discriminatedUnion('access', [
    z.object({ access: z.literal('public') }),
    z.object({ access: z.literal('customer'), ...marks }),
    z.object({
      access: z.literal('staff'),
      permission: z.union([permission, z.array(permission), z.literal('any')]),
      hosts: z.string().optional(),
      ...marks,
    }),
  ]),
  body: schema,
  query: schema,
  pathParams: schema,
})

/**
 * Every call of the contract with what it says about its access, so that a new call is tested the minute it exists. No
 * row has the ids in its `url`.
 */
export const everyCall = Object.values(contract)
  .flatMap((noun): unknown[] => Object.values(noun))
  .map((one) => {
    const { metadata, ...call } = route.parse(one)
    const url = call.path
      .replace(':noun', 'sizes')
      .replace(':number', 'ET-2000-999999')
      .replace(/:\w+/g, '999999')
    return { ...call, url, ...metadata }
  })

export const staffCalls = everyCall.filter((call) => call.access === 'staff')
