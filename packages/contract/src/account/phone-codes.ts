import * as z from 'zod'
import { requiredText } from '../lib/form.ts'
import { typedText } from '../lib/typed-text.ts'

const phone = requiredText('a mobile number', 30)

/** The calls with which a guest verifies a phone number, where the shop asks for it. */
export const phoneCodes = {
  sendCode: {
    method: 'POST',
    path: '/store/phone-codes',
    summary: 'Send a code of six digits to a phone; 409 where the shop asks for none',
    body: z.strictObject({ phone }),
    responses: { 202: z.object({ phone: z.string(), minutes: z.int() }) },
    metadata: { access: 'public' },
  },
  checkCode: {
    method: 'POST',
    path: '/store/phone-codes/check',
    summary: 'Verify a phone by its code; a cookie remembers it in this browser for 30 days',
    body: z.strictObject({
      phone,
      code: z
        .string({ error: 'Enter the code of six digits.' })
        .overwrite((text) => typedText(text).replaceAll(' ', ''))
        .regex(/^\d{6}$/, 'Enter the code of six digits.'),
    }),
    responses: { 200: z.object({ phone: z.string() }) },
    metadata: { access: 'public' },
  },
} as const
