import * as z from 'zod'

/** The steps from an empty shop to its first order, in the order in which they are shown. */
export const setUpStep = z.enum([
  'law',
  'policies',
  'money',
  'delivery',
  'product',
  'payments',
  'mail',
  'backups',
  'factor',
  'order',
])
export type SetUpStep = z.infer<typeof setUpStep>

/** What a step can lack. The admin leads to the screen and field where it is filled in. */
export const setUpLack = z.enum([
  'name',
  'location',
  'phone',
  'registration_number',
  'commerce_number',
  'tax_number',
  'grievance_name',
  'grievance_phone',
  'privacy_policy',
  'return_policy',
  'shipping',
  'tax_mode',
  'delivery_zones',
  'category',
  'subcategory',
  'color',
  'size',
  'product',
  'draft',
  'unsellable',
  'payment_keys',
  'test_payment',
  'mail_server',
  'test_mail',
  'backup_disk',
  'first_backup',
  'factor',
  'order',
])
export type SetUpLack = z.infer<typeof setUpLack>

export const setUpState = z.object({
  step: setUpStep,
  is_needed: z.boolean().describe('false: staff said that the shop doesn’t need this step.'),
  lacks: z
    .array(
      z.object({
        lack: setUpLack,
        message: z.string(),
        product: z.int().nullable().describe('The product that it is about.'),
        page: z.int().nullable().describe('The draft of a page that it is about.'),
      }),
    )
    .describe('Read from the shop itself; empty once the step is done.'),
})
export type SetUpState = z.infer<typeof setUpState>

const answer = z.object({
  steps: z
    .array(setUpState)
    .describe('Empty in a shop that opened with the demo: it is there to be tried.'),
})
const metadata = { access: 'staff', permission: 'settings' } as const

export const setUp = {
  read: {
    method: 'GET',
    path: '/staff/set-up/',
    summary: 'What a new shop still lacks before it can sell, step by step',
    responses: { 200: answer },
    metadata,
  },
  mark: {
    method: 'PUT',
    path: '/staff/set-up/:step/',
    summary: 'Say whether the shop needs a step',
    pathParams: z.object({ step: setUpStep }),
    body: z.strictObject({
      is_needed: z.boolean({ error: 'Say whether the shop needs the step.' }),
    }),
    responses: { 200: answer },
    metadata,
  },
} as const
