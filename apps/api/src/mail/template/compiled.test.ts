import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compiledMail, compiledPath } from './compile'

it('the compiled template is that of mail.mjml', async () => {
  expect(readFileSync(compiledPath, 'utf8')).toBe(await compiledMail())
})
