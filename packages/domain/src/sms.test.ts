import { describe, expect, it } from 'vitest'
import { nepaliMobile } from './nepal'
import { smsLength } from './sms'

describe('the length of an SMS', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['{'.repeat(80), 1],
    ['{'.repeat(81), 2],
  ])('in Latin, %s is sent in %i parts', (text, parts) =>
    expect(smsLength(text)).toMatchObject({ encoding: 'GSM-7', parts, odd: undefined }),
  )

  it.each([
    ['क'.repeat(70), 1],
    ['क'.repeat(71), 2],
    ['क'.repeat(134), 2],
    ['क'.repeat(135), 3],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
  ])('with other letters, %s is sent in %i parts', (text, parts) =>
    expect(smsLength(text)).toMatchObject({ encoding: 'UCS-2', parts }),
  )

  it('a character of two units is never split between parts', () => {
    expect(smsLength(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({
      length: 306,
      parts: 3,
    })
  })

  it('names the character that makes a text expensive', () => {
    expect(smsLength('Rs. 906 ’ok’').odd).toBe('’')
  })
})

describe('a number that gets SMS', () => {
  it.each([
    ['9841234567', '+9779841234567'],
    ['+977 974-1234567', '+9779741234567'],
    ['00977 961 234 5678', '+9779612345678'],
    ['098 41234567', '+9779841234567'],
  ])('%s has one spelling', (text, spelling) => expect(nepaliMobile(text)).toBe(spelling))

  it.each(['', '01-4412345', '9941234567', '984123456', '98412345678', '+919841234567'])(
    '%j gets none',
    (text) => expect(nepaliMobile(text)).toBeUndefined(),
  )
})
