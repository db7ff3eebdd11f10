import type { Look } from '../model'
import { line, stitch } from '../seams'

/** A cap's second colour: the peak of a cap of two colours, and the embroidery. */
export function capAccent({ palette }: Look): string {
  return palette.lightness > 0.6 ? '#2b3350' : '#efe8da'
}

/** A row of stitches beside a seam, `dx` to its right. */
export function beside(path: string, look: Look, dx: number): string {
  return `<g transform="matrix(1 0 0 1 ${dx} 2)">${stitch(path, look)}</g>`
}

/** A sewn ventilation hole. */
export function eyelet(x: number, y: number, look: Look): string {
  return `<g transform="translate(${x} ${y})"><circle r="11" fill="${look.palette.tone(0.12)}"/><circle r="11" fill="none" stroke="${look.palette.seam}" stroke-width="1.5" opacity=".5"/><circle r="7.6" fill="none" stroke="${look.palette.thread}" stroke-width="5" stroke-dasharray="1.6 1.2" opacity=".8"/><circle r="4" fill="${look.palette.tone(-0.75)}"/></g>`
}

/** The ribs of corduroy, drawn together towards the crown's top. */
export function corduroy(look: Look): string {
  let path = ''
  for (let x = 120; x < 850; x += 13)
    path += `M${480 + (x - 480) * 0.3} 226C${480 + (x - 480) * 0.75} 330 ${x} 500 ${x} 920`
  return (
    line(path, look.palette.tone(-0.7), 4, 0.6) +
    `<g transform="matrix(1 0 0 1 5 0)">${line(path, look.palette.tone(0.5), 3, 0.4)}</g>`
  )
}

/** The covered button on the crown. */
export function topButton(x: number, y: number, look: Look, colour?: string): string {
  return `<g transform="translate(${x} ${y})"><ellipse cx="3" cy="5" rx="25" ry="13" fill="#000" opacity=".3"/><ellipse rx="23" ry="12" fill="${colour ?? look.palette.tone(0.08)}"/><ellipse cx="-6" cy="-4" rx="11" ry="4.5" fill="#fff" opacity=".18"/></g>`
}
