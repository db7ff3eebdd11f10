/**
 * An area in a color that staff entered. Uses SVG's `fill` attribute, because the content security policy allows no
 * style attributes in the page's HTML.
 */
export function ColorFill({ hex_code, className }: { hex_code: string; className: string }) {
  return (
    <svg aria-hidden className={className}>
      <rect width="100%" height="100%" fill={hex_code} />
    </svg>
  )
}
