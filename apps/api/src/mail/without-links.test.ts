import { expect, it } from 'vitest'
import { withoutLinks } from './without-links'

it.each([
  ['Sita https://evil.example/win?now#here Sharma', 'Sita Sharma'],
  ['HTTP://EVIL.EXAMPLE', ''],
  ['Win at www.evil.example now', 'Win at now'],
  ['Sita evil.example', 'Sita'],
  ['Sita evil.co.np/offer', 'Sita'],
  ['evil。example', ''],
  ['write to sita@evil.example', 'write to'],
  ['javascript:alert(1)', ''],
  ['Sita\r\nBcc: hari', 'Sita Bcc: hari'],
  ['Si\u202Eta', 'Si ta'],
])('%j reads %j in a mail', (text, mailed) => {
  expect(withoutLinks(text)).toBe(mailed)
})

it.each([
  'Sita Sharma',
  'S.K. Rai',
  'S.K.Rai',
  'Ram Bahadur K.C.',
  'सीता शर्मा',
  'Tee, 3.5 cm',
  'It’s late.',
])('%j stays as it is', (text) => {
  expect(withoutLinks(text)).toBe(text)
})
