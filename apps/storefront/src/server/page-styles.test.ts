import postcss from 'postcss'
import { expect, test } from 'vitest'
import { sortPieces, takeOutInlined } from '../../build/sorted-styles'
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
table .title{margin:1px}
:where(.space>:not(:last-child)){margin-top:4px}
:where(button,label):not(:disabled){cursor:pointer}
.card:hover{color:pink}
::file-selector-button{margin:2px}
::placeholder{margin:3px}
.card{animation:unfold 1s;top:var(--tw-top)}
}
@keyframes unfold{0%{top:0}}
@keyframes slide{0%{top:0}}
@property --tw-top{syntax:"*";inherits:false}
@property --tw-left{syntax:"*";inherits:false}`),
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
  expect(rules('<p class="[&amp;&gt;svg]:w-4"><svg></svg></p>')).toContain('width:16px')
})

test('a rule for a tag, or for one choice in brackets, waits until the page has it', () => {
  expect(rules('<p class="title">A</p>')).not.toMatch(/table|space/)
  expect(rules('<table><td class="title space">A</td></table>')).toMatch(/table \.title.*\.space/)
  expect(rules('<p>A</p>')).toContain(':where(button,label)')
})

test('animations come along with the rules that name them, properties with every page', () => {
  const css = rules('<p class="card">A</p>')
  expect(css).toContain('@keyframes unfold')
  expect(css).not.toContain('slide')
  expect(css).toContain('@property --tw-top')
  expect(css).toContain('@property --tw-left')
})

test('what a pointer over it or a field for files asks for comes with the whole sheet', () => {
  const css = rules('<input class="card" type="file">')
  expect(css).not.toMatch(/:hover|file-selector/)
  expect(css).toContain('::placeholder')
})

test('the sheet that comes later repeats no font or property, and of theme and base nothing that every page has', () => {
  const later = postcss.parse(
    '@layer base{*{margin:0}::backdrop{margin:0}table{top:0}}.card{color:red}@font-face{src:url(a)}@property --a{syntax:"*"}',
  )
  takeOutInlined(later)
  expect(later.toString()).toBe('@layer base{table{top:0}}.card{color:red}')
})
