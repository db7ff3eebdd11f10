import { expect, it } from 'vitest'
import { emptyBits, setBit } from './bits'
import { countBoth } from './count-both'

it('counts what two sets have in common, in sets of any size and in turns', () => {
  // 300,000 products need more memory than WebAssembly has at first.
  for (const slots of [32, 64, 2_080, 300_000, 96]) {
    const [even, third] = [emptyBits(slots), emptyBits(slots)]
    for (let slot = 0; slot < slots; slot += 2) setBit(even, slot, true)
    for (let slot = slots - 1; slot >= 0; slot -= 3) setBit(third, slot, true)
    const inBoth = Array.from({ length: slots }, (_, slot) => slot).filter(
      (slot) => slot % 2 === 0 && (slots - 1 - slot) % 3 === 0,
    )
    expect([slots, countBoth(even, third)]).toEqual([slots, inBoth.length])
    expect(countBoth(even, even)).toBe(slots / 2)
  }
})
