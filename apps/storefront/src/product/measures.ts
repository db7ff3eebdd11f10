import type { ProductCard } from '@etrend/contract'
import { ownEntry, slug } from '@etrend/domain'

export type Unit = 'cm' | 'inch'

/** One measure of the body, for SM, MD, LG, XL and XXL in this order. */
type Column = { name: string; measures: string[]; isLength: boolean; how?: string }

/** The columns of a product's size guide, and how to measure; empty if there are no measures for its category. */
export function guideFor({ category, subcategory }: ProductCard) {
  const measured = ownEntry(bodies, slug(category)) ?? {}
  const columns = (ownEntry(kinds, slug(subcategory)) ?? []).flatMap((part) => measured[part] ?? [])
  return { columns, how: columns.flatMap(({ how }) => how ?? []) }
}

/** Converts a measure like '86–94' from centimetres; inches are rounded to the half inch. */
export function inUnit(measure = '', unit: Unit) {
  if (unit === 'cm') return measure
  return measure
    .split('–')
    .map((cm) => String(Math.round((Number(cm) / 2.54) * 2) / 2))
    .join('–')
}

const parts = ['age', 'height', 'neck', 'chest', 'waist', 'hips', 'leg', 'arm', 'head'] as const
type Part = (typeof parts)[number]

const kinds: Record<string, Part[]> = {
  tops: ['age', 'height', 'neck', 'chest', 'waist'],
  bottoms: ['age', 'height', 'waist', 'hips', 'leg'],
  outerwear: ['age', 'height', 'chest', 'arm', 'hips'],
  accessories: ['age', 'head'],
}

const howTo: Partial<Record<Part, string>> = {
  height: 'Height: standing against a wall, without shoes.',
  neck: 'Neck: where a collar sits, with a finger under the tape.',
  chest: 'Chest: around the fullest part, the tape level under the arms.',
  waist: 'Waist: where the body is narrowest, without pulling in.',
  hips: 'Hips: around the widest part, feet together.',
  leg: 'Inside leg: from the crotch to the ankle bone.',
  arm: 'Arm: from the shoulder point over a bent elbow to the wrist.',
  head: 'Head: around the forehead, a finger above the ears. Scarves and bags come in one size.',
}

/** The usual European body measures for letter sizes, in centimetres. */
const women = body({
  chest: ['Bust', '82–90 90–98 98–107 107–119 119–131'],
  waist: ['Waist', '66–74 74–82 82–91 91–103 103–115'],
  hips: ['Hips', '90–98 98–106 106–114 114–123 123–133'],
  leg: ['Inside leg', '76 77 78 78 79'],
  arm: ['Arm', '58 59 60 61 62'],
  head: ['Head', '54–55 56–57 58–59 60–61 62–63'],
})

const men = body({
  neck: ['Neck', '37–38 39–40 41–42 43–44 45–46'],
  chest: ['Chest', '86–94 94–102 102–110 110–118 118–129'],
  waist: ['Waist', '74–82 82–90 90–98 98–106 106–117'],
  hips: ['Hips', '89–96 96–103 103–110 110–117 117–125'],
  leg: ['Inside leg', '79 80 81 82 83'],
  arm: ['Arm', '62 63 65 66 67'],
  head: ['Head', '55–56 57–58 59–60 61–62 63–64'],
})

/** Children's sizes go by height; the age is only a hint. */
const kids = body({
  age: ['Age', '3–4 5–6 7–8 9–10 11–12'],
  height: ['Height', '98–104 110–116 122–128 134–140 146–152'],
  chest: ['Chest', '54–56 58–60 62–65 67–71 74–78'],
  waist: ['Waist', '51–52 53–55 57–59 61–63 65–67'],
  hips: ['Hips', '58–60 62–64 67–70 73–77 80–84'],
  leg: ['Inside leg', '42–45 49–53 56–60 63–67 70–74'],
  arm: ['Arm', '36–38 41–43 46–48 50–53 55–58'],
  head: ['Head', '50–51 51–52 52–53 53–54 54–55'],
})

const bodies: Record<string, Partial<Record<Part, Column>>> = { women, men, kids }

function body(rows: Partial<Record<Part, [name: string, measures: string]>>) {
  const columns: Partial<Record<Part, Column>> = {}
  for (const part of parts) {
    const row = rows[part]
    if (!row) continue
    const [name, measures] = row
    columns[part] = {
      name,
      measures: measures.split(' '),
      isLength: part !== 'age',
      how: howTo[part]?.replace('Chest', name),
    }
  }
  return columns
}
