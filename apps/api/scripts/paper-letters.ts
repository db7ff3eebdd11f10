// `pnpm paper-letters`: reads which letters the fonts of papers have, and writes src/pdf/letters-table.ts. Run it
// after another version or another choice of these fonts.
import { writeFileSync } from 'node:fs'
import { compiledLetters } from '../src/pdf/letters-compile'

const table = `// Written by \`pnpm paper-letters\`.

/**
 * The number of the family of fonts for each code of a letter up to U+FFFF, one byte each, see letters.ts:
 * compressed by DEFLATE, in base64.
 */
export const familiesOfLetters =
  '${compiledLetters()}'
`
writeFileSync(new URL('../src/pdf/letters-table.ts', import.meta.url), table)
