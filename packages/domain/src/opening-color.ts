const PREFERRED = 'Black' // spec §3

/** The colour with which a product's page opens when its address names none: Black, else the first. */
export function openingColor<Color extends { color_name: string }>(colors: Color[]) {
  return colors.find(({ color_name }) => color_name === PREFERRED) ?? colors[0]
}
