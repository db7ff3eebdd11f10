import { expect, test } from 'vitest'
import { familyOf, unprintable } from './letters'
import { lettersOfFonts } from './letters-compile'

test('the table of letters agrees with the fonts', () => {
  const wrong: string[] = []
  for (const { number, code, has } of lettersOfFonts(20)) {
    const stated = familyOf(String.fromCodePoint(code))
    const isRight = has ? stated > 0 && stated <= number : stated !== number
    if (!isRight) wrong.push(`U+${code.toString(16)}: ${stated} instead of ${number}`)
  }
  expect(wrong).toEqual([])
})

test.each([
  'Zoë Čapková-Ólafsdóttir',
  'Nguyễn Thị Ánh',
  'सीता कुमारी श्रेष्ठ, वडा नं. १०।',
  'र्‍याली',
  'Иван Щукін',
  'Γιώργος Ωνάσης',
  'مُحَمَّد بن عبد الله',
  'می‌خواهم پاکستان',
  '王小明',
  '渡邊 さくら',
  'カタカナー',
  '김민준',
  'Cafe\u0301 № 5 · ₹ ½ “x” … → ✓',
])('papers can show %s', (name) => {
  expect(unprintable(name)).toBeUndefined()
})

test.each([
  ['Sita 👩🏽‍🌾', '👩🏽‍🌾'],
  ['🇳🇵 Hari', '🇳🇵'],
  ['𓀀', '𓀀'],
  ['ཨོཾ་', 'ཨོཾ'],
  ['สมชาย', 'ส'],
  ['a\u0007', '\u0007'],
])('of %s they can’t show %s', (name, letter) => {
  expect(unprintable(name)).toBe(letter)
})
