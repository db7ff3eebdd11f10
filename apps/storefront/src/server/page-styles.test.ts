import postcss from 'postcss'
import { expect, test } from 'vitest'
import { sortPieces } from '../../build/sorted-styles'
import { stylesFor } from './page-styles'

const sheet = sortPieces(
  postcss.parse(`
@layer base,utilities;
@layer base{html{color:black}}
@layer utilities{
.card{color:red}
.card .title{color:blue}
.drawer,.title{margin:0}
.drawer{color:green}
.sm\\:flex:not(.drawer){display:flex}
.\\[\\&\\>svg\\]\\:w-4>svg{width:16px}
@media (width>600px){.drawer{top:0}}
}`),
)

function rules(html: string) {
  return stylesFor(html, sheet)
}

test('a page gets the rules for the classes that it has, and those for no class', () => {
  const css = rules('<p class="card sm:flex"><b class="title">A</b></p>')
  expect(css).toContain('@layer base,utilities;')
  expect(css).toContain('html{color:black}')
  expect(css).toContain('.card{color:red}')
  expect(css).toContain('.card .title{color:blue}')
  expect(css).toContain('.drawer,.title{margin:0}')
  expect(css).toContain('.sm\\:flex:not(.drawer){display:flex}')
})

test('what a page has no use for waits for the whole sheet, with the blocks that are left empty', () => {
  const css = rules('<p class="title">A</p>')
  expect(css).not.toContain('.card')
  expect(css).not.toContain('green')
  expect(css).not.toContain('@media')
})

test('finds classes that React escapes in HTML', () => {
  expect(rules('<p class="[&amp;&gt;svg]:w-4">A</p>')).toContain('width:16px')
})
