/** SVGs that do more than draw a picture, each with a name for what it does. */
export function unsafeDrawings(listener: string): [name: string, content: string][] {
  const entities = '<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">'
  const copies = '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'
  return [
    ['an SVG with a script', svg('<script>alert(1)</script>')],
    ['an SVG with a handler', svg('', 'onload="alert(1)"')],
    ['an SVG with foreign content', svg('<foreignObject><body/></foreignObject>')],
    ['an SVG with a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
    ['an SVG with a style sheet', svg(`<style>@import "${listener}x.css"</style>`)],
    ['an SVG with an address in a style', svg(`<rect style="fill: url(${listener}x)"/>`)],
    [
      'an SVG with an external entity',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`,
    ],
    ['a billion laughs', `<!DOCTYPE lolz [${entities}]>${svg('&c;')}`],
    ['an SVG with a file', svg('<image href="file:///etc/passwd"/>')],
    ['an SVG with a picture from the network', svg(`<image href="${listener}x.png"/>`)],
    ['an SVG of copies of copies', svg(copies)],
    [
      'an SVG of noise',
      svg(
        '<filter id="f"><feTurbulence/></filter><rect filter="url(#f)"/>',
        'width="6000" height="6000"',
      ),
    ],
    ['an SVG of 100,000 × 100,000', svg('', 'width="100000" height="100000"')],
    ['an SVG that takes ten seconds', slowSvg()],
  ]
}

export function svg(inside: string, attributes = 'width="60" height="40"') {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`
}

/** An SVG of allowed shapes only: nothing but the time limit for drawing stops it. */
function slowSvg() {
  const gradient =
    '<radialGradient id="g"><stop stop-opacity=".1"/><stop offset="1"/></radialGradient>'
  const layer = '<rect fill="url(#g)" width="9" height="9"/>'
  return svg(gradient + layer.repeat(1_900), 'viewBox="0 0 9 9"')
}
