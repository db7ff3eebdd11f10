// `pnpm mail-template`: compiles the look of the mails, src/mail/template/mail.mjml, into compiled.ts beside it.
import { writeFileSync } from 'node:fs'
import { compiledMail, compiledPath } from '../src/mail/template/compile'

writeFileSync(compiledPath, await compiledMail())
