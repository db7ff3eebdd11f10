import { contrastOf, type Palette } from '@etrend/domain'

/** The colors as the shop uses them, with their contrasts. */
export function PaletteSample({ palette: { accent, ink, paper } }: { palette: Palette }) {
  const onPaper = (color: string) => contrastOf(color, paper).toFixed(1)
  return (
    <figure className="grid gap-2">
      <div
        className="grid gap-3 rounded-control p-5 inset-ring inset-ring-line"
        style={{ backgroundColor: paper, color: ink }}
      >
        <p className="font-display text-xl">Sewn in Patan</p>
        <p>
          Linen shirt, <span style={{ color: accent }}>Rs. 1,200</span>
        </p>
        <p
          className="font-semibold justify-self-start rounded-control px-3.5 py-2"
          style={{ backgroundColor: accent, color: '#ffffff' }}
        >
          Add to cart
        </p>
        <p className="rounded-control px-3.5 py-2" style={{ backgroundColor: ink, color: paper }}>
          The footer
        </p>
      </div>
      <figcaption className="text-muted">
        Contrast with the page color: text {onPaper(ink)}, accent {onPaper(accent)}. Both need 4.5.
      </figcaption>
    </figure>
  )
}
