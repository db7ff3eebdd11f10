import postcss from 'postcss'
import { expect, test } from 'vitest'
import { sortPieces, takeOutFallbacks, takeOutInlined } from '../../build/sorted-styles'
import { pageStyles, styleNamesIn } from './page-styles'

const sheet = sortPieces(
  postcss.parse(`
@layer base,utilities;
@layer theme{:root,:host{--ink:black;--muted:var(--ink);--gutter:8px}}
@layer base{html{color:black}}
@layer utilities{
.card{color:red}
.note{color:var(--muted, grey)}
.card .title{color:blue}
.drawer,.title{margin:0}
.drawer{color:green}
.sm\\:flex:not(.drawer){display:flex}
.\\[\\&\\>svg\\]\\:w-4>svg{width:16px}
@media (width>600px){.drawer{top:0}}
table .title{margin:1px}
:where(.space>:not(:last-child)){margin-top:4px}
:where(button,label):not(:disabled){cursor:pointer}
body:has(.drawer) .card{margin:11px}
body:not(:has(.drawer)) .card{margin:12px}
.card:hover{color:pink}
::file-selector-button{margin:2px}
::placeholder{margin:3px}
.card{animation:unfold 1s;top:var(--tw-top)}
[open] .card{margin:5px}
.card[aria-busy=true]{margin:6px}
.card[aria-disabled=true]{margin:7px}
.card::backdrop{margin:8px}
@media print{.card{margin:9px}}
@media (forced-colors: active){.card{margin:10px}}
}
@keyframes unfold{0%{top:0}}
@keyframes slide{0%{top:0}}
@property --tw-top{syntax:"*";inherits:false}
@property --tw-left{syntax:"*";inherits:false}`),
)

function rules(html: string) {
  return pageStyles(sheet)(styleNamesIn(html)).css
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

test('what a rule asks of another element is needed too, and what it excludes is not', () => {
  expect(rules('<p class="card">A</p>')).not.toContain('margin:11px')
  expect(rules('<p class="card">A</p>')).toContain('margin:12px')
  expect(rules('<p class="card">A</p><p class="drawer">B</p>')).toContain('margin:11px')
})

test('rules that a page does not use are left out, and so are blocks that would be empty', () => {
  const css = rules('<p class="title">A</p>')
  expect(css).not.toContain('.card')
  expect(css).not.toContain('green')
  expect(css).not.toContain('@media')
})

test('a page gets the variables that its rules use, and those that these use', () => {
  expect(rules('<p class="note">A</p>')).toContain('{--ink:black;--muted:var(--ink)}')
  expect(rules('<p class="card">A</p>')).not.toContain('--muted')
})

test('finds classes that React escapes in HTML', () => {
  expect(rules('<p class="[&amp;&gt;svg]:w-4"><svg></svg></p>')).toContain('width:16px')
})

test('a rule for a tag, or for one choice in brackets, waits until the page has it', () => {
  expect(rules('<p class="title">A</p>')).not.toMatch(/table|space/)
  expect(rules('<table><td class="title space">A</td></table>')).toMatch(/table \.title.*\.space/)
  expect(rules('<p>A</p>')).toContain(':where(button,label)')
})

test('keyframes come with the rules that name them, @property rules with every page', () => {
  const css = rules('<p class="card">A</p>')
  expect(css).toContain('@keyframes unfold')
  expect(css).not.toContain('slide')
  expect(css).toContain('@property --tw-top')
  expect(css).toContain('@property --tw-left')
})

test('a rule for a state comes with pages that have an element in that state', () => {
  expect(rules('<p class="card">A</p>')).not.toMatch(/5px|6px|7px/)
  expect(rules('<details open=""><p class="card">A</p></details>')).toContain('5px')
  expect(rules('<p class="card" aria-busy="false">A</p>')).not.toContain('6px')
  expect(rules('<p class="card" aria-busy="true">A</p>')).toContain('6px')
  expect(rules('<button class="card" aria-disabled="true">A</button>')).toContain('7px')
})

test('rules for printing, forced colors and what is behind an open dialog come with the whole stylesheet', () => {
  expect(rules('<p class="card">A</p>')).not.toMatch(/8px|9px|10px/)
})

test('rules for :hover and for file inputs come with the whole stylesheet', () => {
  const css = rules('<input class="card" type="file">')
  expect(css).not.toMatch(/:hover|file-selector/)
  expect(css).toContain('::placeholder')
})

test('the later stylesheet has the whole theme, and repeats no font, no @property and no base rule of every page', () => {
  const later = postcss.parse(
    '@layer theme{:root,:host{--a:red}}@layer base{*{margin:0}::backdrop{margin:0}table{top:0}}.card{color:red}@font-face{src:url(a)}@property --a{syntax:"*"}',
  )
  takeOutInlined(later)
  expect(later.toString()).toBe(
    '@layer theme{:root,:host{--a:red}}@layer base{table{top:0}}.card{color:red}',
  )
})

test('only variables that every page has lose their fallbacks', () => {
  const page = postcss.parse(
    ':root,:host{--font:Figtree}.wide{--gap:1px}p{font:var(--font, Arial, var(--none));gap:var(--gap,2px)}',
  )
  takeOutFallbacks(page)
  expect(page.toString()).toContain('p{font:var(--font);gap:var(--gap,2px)}')
})
