import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// `pnpm --filter @etrend/look fonts` writes the characters that nearly every page needs from both fonts, each file
// small enough for one network round trip (below 14 kB). theme.css takes all other characters from the whole files.
const KEYBOARD = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index))
const MARKS = '\u00a0©·×–—‘’“”•…≈₹→←★✓−'

await write('fraunces', { wght: 560 })
await write('figtree', { wght: { min: 400, max: 600 } })

async function write(name, variationAxes) {
  const whole = import.meta.resolve(
    `@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`,
  )
  const basic = await subsetFont(readFileSync(fileURLToPath(whole)), KEYBOARD + MARKS, {
    targetFormat: 'woff2',
    variationAxes,
  })
  writeFileSync(new URL(`../fonts/${name}-basic.woff2`, import.meta.url), basic)
}
