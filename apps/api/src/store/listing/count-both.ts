import * as z from 'zod'
import type { Bits } from './bits'

/**
 * How many members both sets have in common. A list counts two dozen values in all its products, so this is most of what
 * it costs in a large catalogue: WebAssembly, which has an instruction that counts the bits of 64 products, takes a
 * quarter of JavaScript's time. Both sets are copied to its memory, which takes a tenth of the time of counting.
 */
export function countBoth(one: Bits, other: Bits) {
  // Whole pairs of words: one more word is 0.
  const length = one.length + (one.length % 2)
  makeRoom(2 * length)
  memory.words[length - 1] = 0
  memory.words.set(one)
  memory.words.set(other, length)
  return count(0, 4 * length, 4 * length)
}

export function countBits(bits: Bits) {
  return countBoth(bits, bits)
}

// Node has it; its types come with those of browsers only.
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: unknown }
}

/** (module (memory (export "memory") 1) (func (export "count") (param i32 i32 i32) (result i32) (local i64) …)) */
const module = `
  0061736d 01000000
  01 08 01 60 03 7f 7f 7f 01 7f             ;; a type: three i32 give one
  03 02 01 00                               ;; a function of it
  05 03 01 00 01                            ;; memory of one page
  07 12 02 06 6d656d6f7279 02 00            ;; exported as "memory",
           05 636f756e74 00 00              ;; and the function as "count"
  0a 37 01 35 01 01 7e                      ;; its code, with an i64 for the sum
    02 40 03 40                             ;; (block (loop
      20 00 20 02 4f 0d 01                  ;;   (br_if 1 (i32.ge_u (local.get 0) (local.get 2)))
      20 03                                 ;;   (local.set 3 (i64.add (local.get 3)
      20 00 29 03 00 20 01 29 03 00 83      ;;     (i64.popcnt (i64.and (i64.load (local.get 0))
      7b 7c 21 03                           ;;       (i64.load (local.get 1))))))
      20 00 41 08 6a 21 00                  ;;   (local.set 0 (i32.add (local.get 0) (i32.const 8)))
      20 01 41 08 6a 21 01                  ;;   (local.set 1 (i32.add (local.get 1) (i32.const 8)))
      0c 00 0b 0b                           ;;   (br 0)))
    20 03 a7 0b                             ;; (i32.wrap_i64 (local.get 3))
`
const hex = module.replaceAll(/;;.*|\s/g, '')
const exported = z
  .object({
    memory: z.custom<{ buffer: ArrayBuffer; grow: (pages: number) => number }>(
      (value) => typeof value === 'object' && value !== null && 'grow' in value,
    ),
    /** The sets' addresses, and the first one's end, in bytes. */
    count: z.custom<(one: number, other: number, end: number) => number>(
      (value) => typeof value === 'function',
    ),
  })
  .parse(new WebAssembly.Instance(new WebAssembly.Module(Buffer.from(hex, 'hex'))).exports)
const { count } = exported
const memory = { words: new Uint32Array(exported.memory.buffer) }

const PAGE_WORDS = 16_384

function makeRoom(words: number) {
  const missing = words - memory.words.length
  if (missing <= 0) return
  exported.memory.grow(Math.ceil(missing / PAGE_WORDS))
  memory.words = new Uint32Array(exported.memory.buffer)
}
