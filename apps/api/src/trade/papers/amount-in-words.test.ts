import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words'

it.each([
  [0, 'Zero rupees only'],
  [1, 'One rupee only'],
  [0.05, 'Five paisa only'],
  [19.2, 'Nineteen rupees and twenty paisa only'],
  [902, 'Nine hundred two rupees only'],
  [99_999, 'Ninety-nine thousand nine hundred ninety-nine rupees only'],
  [100_000, 'One lakh rupees only'],
  [
    12_345_678.9,
    'One crore twenty-three lakh forty-five thousand six hundred seventy-eight rupees and ninety paisa only',
  ],
])('Rs. %d is written “%s”', (amount, text) => expect(amountInWords(amount)).toBe(text))
