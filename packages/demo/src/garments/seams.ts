import type { Look } from './model'

/** A sewn seam: a dark groove with a lit edge below it, which on black cloth is all that shows. */
export function seam(path: string, look: Look, width = 2): string {
  const { depth, tone } = look.palette
  return (
    line(
      path,
      tone(0.45),
      width,
      depth === 'black' ? 0.75 : 0.4,
      'transform="matrix(1 0 0 1 1 1.6)"',
    ) + line(path, look.palette.seam, width, 0.62)
  )
}

/** A row of stitches in the cloth's own thread, or in thicker thread of another colour. */
export function stitch(path: string, look: Look, colour?: string): string {
  const width = (look.near ? 1.4 : 1.3) * (colour === undefined ? 1 : 1.35)
  const dash = look.near ? '4.4 1.8' : '4 2.4'
  return (
    line(path, look.palette.tone(-0.7), 2.6, 0.2) +
    line(
      path,
      colour ?? look.palette.thread,
      width,
      colour === undefined ? 0.8 : 0.95,
      `stroke-dasharray="${dash}" stroke-linecap="butt"`,
    )
  )
}

/** Two parallel rows of stitches, `gap` apart, the second lower. */
export function twinStitch(path: string, look: Look, gap = 9, colour?: string): string {
  return (
    stitch(path, look, colour) +
    `<g transform="matrix(1 0 0 1 0 ${gap})">${stitch(path, look, colour)}</g>`
  )
}

/** A knitted band along a path: the ribs stand across it. */
export function ribBand(path: string, width: number, look: Look, pitch = 6): string {
  const { palette } = look
  return (
    line(path, palette.seam, width + 3, 0.55) +
    line(path, palette.tone(-0.1), width, 1) +
    line(
      path,
      palette.tone(-0.75),
      width,
      0.5,
      `stroke-dasharray="${pitch * 0.42} ${pitch * 0.58}"`,
    ) +
    line(
      path,
      palette.tone(0.6),
      width,
      0.22,
      `stroke-dasharray="${pitch * 0.3} ${pitch * 0.7}" stroke-dashoffset="${-pitch * 0.55}"`,
    )
  )
}

/** A plain line, butt-ended; `extra` takes further attributes. */
export function line(
  path: string,
  colour: string,
  width: number,
  opacity: number,
  extra = '',
): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linejoin="round" ${extra}/>`
}
