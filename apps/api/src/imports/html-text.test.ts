import { expect, it } from 'vitest'
import { textOfHtml } from './html-text'

it.each([
  ['<p>Light &amp; airy.</p><p>Made in <b>Patan</b>.</p>', 'Light & airy.\n\nMade in Patan.'],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<ul><li>Wool</li>\n<li>Warm</li></ul>Wash cold', '• Wool\n• Warm\n\nWash cold'],
  ['<h2>Care</h2><div>Cold&nbsp;wash</div><div>Dry flat</div>', 'Care\n\nCold wash\nDry flat'],
  ['a<script>alert(1)</script><style>p{}</style>b', 'ab'],
  ['<a href="https://example.com">See</a> <img src=x alt=y> this', 'See this'],
  ['<p>Not closed <b>bold', 'Not closed bold'],
  ['5 < 7 & 8 > 6', '5 < 7 & 8 > 6'],
  ['', ''],
])('%j reads %j', (html, text) => expect(textOfHtml(html)).toBe(text))
