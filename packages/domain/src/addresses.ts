/** 'Adjective Attire | T-shirt' → 'adjective-attire-t-shirt'. Letters of any script stay; 'item' without any. */
export function slug(title: string) {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}(?<=[\u0300-\u036f])/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
  return words?.join('-') ?? 'item'
}

/** The colour with which a product's page opens when its address names none: Black (spec §3), else the first. */
export function openingColor<Color extends { color_name: string }>(colors: Color[]) {
  return colors.find(({ color_name }) => color_name === 'Black') ?? colors[0]
}
