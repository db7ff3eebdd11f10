import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './src/db/schema.ts',
    './src/db/schema-opinions.ts',
    './src/db/schema-orders.ts',
    './src/db/schema-customers.ts',
    './src/db/schema-payments.ts',
    './src/db/schema-mail.ts',
  ],
  out: './drizzle',
})
