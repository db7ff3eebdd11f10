import { stud } from '../fastenings'
import { crumples, drapes, fan } from '../folds'
import type { Garment, Kind, Look, Part } from '../model'
import { both, reflect } from '../path'
import { patchPocket } from '../pockets'
import { dhaka, stripes } from '../prints'
import { line, seam, stitch } from '../seams'
import { softly } from '../soft'

/** Variants: 0 canvas with a pocket, 1 hills printed, 2 leather handles and striped foot, 3 Dhaka band. */
export const bag: Kind = {
  draw,
  closeUps: [
    { x: 420, y: 500, zoom: 2.4 },
    { x: 480, y: 760, zoom: 2.4 },
    { x: 600, y: 520, zoom: 2.4 },
  ],
}

const body =
  'M176 470C380 484 580 484 784 470C790 640 806 880 818 1064C812 1090 796 1102 770 1104C580 1112 380 1112 190 1104C164 1102 148 1090 142 1064C154 880 170 640 176 470Z'
const mouth = 'M176 470C380 442 580 442 784 470C580 492 380 492 176 470Z'
const strap = 'M340 640L340 420C344 180 420 110 480 110C540 110 616 180 620 420L620 640'
const farStrap = 'M356 470C360 220 424 150 480 150C536 150 600 220 604 470'

function draw(look: Look): Garment {
  const style = look.variant % 4
  const front = look.side === 'front'
  const leather = style === 2 ? '#8a5630' : undefined
  const pale = look.palette.lightness > 0.6
  const ink = pale ? '#2b3350' : '#efe6d2'
  const print =
    style === 2
      ? stripes(960, 1100, 44, 18, ink, 10)
      : style === 3
        ? dhaka(100, 860, 850, 130, ['#8c1d33', '#e2b04a', '#f6efe0'], 8)
        : style === 1 && front
          ? hills(ink, look.palette.tone(pale ? -0.25 : 0.4))
          : undefined
  const main: Part = { path: body, form: 'body', ...(print !== undefined && { print }) }
  const { random } = look
  return {
    fabric: 'canvas',
    under: handle(farStrap, look, 0.7, leather),
    parts: [{ path: mouth, form: 'inside', tone: -0.35 }, main],
    folds: [
      ...fan(
        random,
        [200, 500],
        [
          [330, 640],
          [260, 760],
        ],
        20,
        0.4,
      ),
      ...fan(
        random,
        [760, 500],
        [
          [640, 650],
          [700, 760],
        ],
        20,
        0.4,
      ),
      ...fan(
        random,
        [170, 1090],
        [
          [320, 960],
          [260, 880],
          [380, 1040],
        ],
        22,
        0.42,
        -10,
      ),
      ...fan(
        random,
        [790, 1090],
        [
          [640, 960],
          [700, 880],
          [590, 1050],
        ],
        22,
        0.42,
        -10,
      ),
      ...drapes(random, 230, 730, 540, 1060, 4, 30, 0.36),
      ...crumples(random, [300, 900], [660, 880], 2, 90, 18, 0.24),
    ],
    shades: [
      ...both('M790 480C800 700 812 900 816 1090').map((path) => ({ path, width: 60, depth: 0.2 })),
      { path: 'M150 1096C380 1108 580 1108 810 1096', width: 70, depth: 0.26 },
    ],
    marks: [
      softly('M170 536C380 550 580 550 790 536', 10, 0.18),
      stitch('M170 530C380 544 580 544 790 530', look),
      stitch('M170 482C380 496 580 496 790 482', look),
      ...both('M800 520C806 700 818 900 828 1080').map(
        (path) => `<g transform="matrix(1 0 0 1 -26 0)">${line(path, look.palette.seam, 0, 0)}</g>`,
      ),
      style === 0 && front ? patchPocket(370, 700, 220, 230, 0, look) : '',
    ].join(''),
    trims:
      handle(strap, look, 1, leather) +
      both('M602 610L638 610L638 650L602 650Z')
        .map((box) => fixing(box, look, leather))
        .join('') +
      label(look, front && style !== 0),
  }
}

function handle(path: string, look: Look, light: number, leather?: string): string {
  const { palette } = look
  const colour = leather ?? palette.tone(light < 1 ? -0.25 : 0.04)
  return (
    softly(path, 60, 0.24, 6, 12) +
    line(path, palette.lightness < 0.3 ? '#000' : palette.tone(-0.9), 43, 0.75) +
    line(path, colour, 39, 1) +
    `<g opacity="${light}">${line(path, '#fff', 10, 0.12)}${line(path, '#000', 39, 0.16, 'stroke-dasharray="2 3"')}</g>` +
    edgeStitches(path, look, leather === undefined ? undefined : '#e6cfa8')
  )
}

// Two rows along the strap's edges: a wide dashed stroke with its middle covered would hide the
// strap, so each row is the path again, drawn in and out a little.
function edgeStitches(path: string, look: Look, thread?: string): string {
  return [0.955, 1.045]
    .map(
      (k) =>
        `<g transform="matrix(${k} 0 0 ${k} ${480 * (1 - k)} ${640 * (1 - k)})">${stitch(path, look, thread)}</g>`,
    )
    .join('')
}

function fixing(box: string, look: Look, leather?: string): string {
  if (leather !== undefined)
    return (
      [620, 340].flatMap((x) => [stud(x, 600, 6), stud(x, 632, 6)]).join('') + seam(box, look, 0)
    )
  return (
    stitch(box, look) +
    stitch(
      'M604 612L636 648M636 612L604 648'.replace(/\d+ \d+/g, (point) =>
        box.startsWith('M602') ? point : reflect(`M${point}`).slice(1),
      ),
      look,
    )
  )
}

function hills(ink: string, pale: string): string {
  return (
    `<path d="M250 900L360 760L410 812L500 680L590 800L640 750L720 900Z" fill="${pale}"/>` +
    line('M250 900L360 760L410 812L500 680L590 800L640 750L720 900', ink, 7, 1) +
    line('M462 736L486 752L504 730L524 756L546 742M330 798L356 810L378 790', ink, 5, 1) +
    line('M300 930L670 930M350 956L620 956', ink, 6, 1) +
    `<circle cx="640" cy="676" r="34" fill="#d9a521"/>`
  )
}

function label(look: Look, shown: boolean): string {
  if (!shown) return ''
  return `<path d="M700 560L760 557L762 590L702 593Z" fill="#f3ecdf"/>${stitch('M704 564L756 561L758 586L706 589Z', look, '#a8123e')}`
}
