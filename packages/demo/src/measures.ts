import { demoSizes, type DemoProduct } from './products'

/**
 * What the garment itself measures in each size, laid flat, in centimetres; null for accessories, whose fit says it.
 */
export function garmentMeasures(product: DemoProduct) {
  if (product.subcategory === 'Accessories') return null
  const parts = Object.entries(cutOf(product))
  return {
    of: 'garment' as const,
    columns: parts.map(([name]) => ({ name, unit: 'cm' as const })),
    rows: demoSizes.map(({ size_name: size }, index) => ({
      size,
      values: parts.map(([, values]) => values.split(' ')[index] ?? ''),
    })),
  }
}

function cutOf({ kind, category, subcategory }: DemoProduct): Cut {
  const cut = subcategory === 'Accessories' ? {} : cuts[category][subcategory]
  return { ...cut, ...ofKind[`${category} ${kind}`] }
}

/** How long the garment is in size MD, in centimetres; undefined for accessories. */
export function garmentLength(product: DemoProduct) {
  if (product.subcategory === 'Accessories') return undefined
  const cut = cutOf(product)
  const inMedium = (part: string) => Number(cut[part]?.split(' ')[1])
  return cut['Length'] ? inMedium('Length') : Math.round(inMedium('Inside leg') * WHOLE_LEG)
}

/** How much longer trousers are than their inside leg. */
const WHOLE_LEG = 1.3

/** What is measured, and its values from SM to XXL. */
type Cut = Record<string, string>
type Cuts = Record<'Tops' | 'Bottoms' | 'Outerwear', Cut>

const cuts: Record<DemoProduct['category'], Cuts> = {
  Women: {
    Tops: { Chest: '46 50 54 59 64', Length: '62 63 65 67 69', Sleeve: '58 59 60 61 62' },
    Bottoms: { Waist: '34 38 42 47 53', Hips: '46 50 54 58 63', Length: '100 101 102 103 104' },
    Outerwear: { Chest: '52 56 60 65 70', Length: '104 106 108 110 112', Sleeve: '60 61 62 63 64' },
  },
  Men: {
    Tops: { Chest: '49 52 56 60 65', Length: '69 71 73 75 77', Sleeve: '21 22 23 24 25' },
    Bottoms: { Waist: '39 43 47 51 56', Hips: '49 52 56 60 64', 'Inside leg': '80 81 82 83 84' },
    Outerwear: { Chest: '55 58 62 66 71', Length: '68 70 72 74 76', Sleeve: '64 65 67 68 69' },
  },
  Kids: {
    Tops: { Chest: '32 35 38 41 45', Length: '42 47 52 57 62', Sleeve: '12 13 15 16 18' },
    Bottoms: { Waist: '26 28 30 32 34', Hips: '34 37 40 43 47', Length: '60 68 76 84 92' },
    Outerwear: { Chest: '37 40 43 47 51', Length: '44 49 54 59 64', Sleeve: '40 45 50 55 60' },
  },
}

/** Where a garment is cut otherwise than others of its place in the shop. */
const ofKind: Partial<Record<string, Cut>> = {
  'Women kurta': { Length: '104 106 108 110 112' },
  'Women dress': { Length: '98 100 102 104 106', Sleeve: '18 19 20 21 22' },
  'Women skirt': { Length: '72 73 74 75 76' },
  'Men shirt': { Sleeve: '64 65 66 67 68' },
  'Men sweater': { Chest: '54 57 61 65 70', Sleeve: '63 64 65 66 67' },
  'Kids kurta': { Length: '58 64 70 76 82', Sleeve: '38 43 48 53 58' },
  'Kids shorts': { Length: '30 33 36 39 42' },
  'Kids skirt': { Length: '32 36 40 44 48' },
  'Kids dungarees': { Length: '84 95 106 117 128' },
}
