import { list, paragraph, type Block } from './write'

type DemoMeasures = {
  of: 'body'
  columns: { name: string; unit: 'cm' | 'none' }[]
  rows: { size: string; values: string[] }[]
}

const sizes = ['SM', 'MD', 'LG', 'XL', 'XXL']
const parts = ['age', 'height', 'neck', 'chest', 'waist', 'hips', 'leg', 'arm', 'head'] as const
type Part = (typeof parts)[number]

/** The size guide of a category's sub category: its measures, and how to take them. */
export function demoGuide(category: Category, subcategory: Subcategory) {
  const body = bodies[category]
  const used = kinds[subcategory].flatMap((part) => {
    const [name, values] = body[part] ?? []
    return name === undefined ? [] : [{ part, name, values: values?.split(' ') ?? [] }]
  })
  const how = used.flatMap(({ part, name }) => howTo[part]?.replace('Chest', name) ?? [])
  const measures: DemoMeasures = {
    of: 'body',
    columns: used.map(({ part, name }) => ({ name, unit: part === 'age' ? 'none' : 'cm' })),
    rows: sizes.map((size, index) => ({
      size,
      values: used.map(({ values }) => values[index] ?? ''),
    })),
  }
  const blocks: Block[] = [
    list('bulletList', [
      ...how.map((line) => paragraph(line)),
      paragraph('Between two sizes, take the larger.'),
    ]),
  ]
  return { measures, blocks }
}

type Category = 'Women' | 'Men' | 'Kids'
type Subcategory = 'Tops' | 'Bottoms' | 'Accessories' | 'Outerwear'

const kinds: Record<Subcategory, Part[]> = {
  Tops: ['age', 'height', 'neck', 'chest', 'waist'],
  Bottoms: ['age', 'height', 'waist', 'hips', 'leg'],
  Outerwear: ['age', 'height', 'chest', 'arm', 'hips'],
  Accessories: ['age', 'head'],
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

type Measured = Partial<Record<Part, [name: string, values: string]>>

/** The usual European body measures for letter sizes, in centimetres. Children's sizes go by height. */
const bodies: Record<Category, Measured> = {
  Women: {
    chest: ['Bust', '82–90 90–98 98–107 107–119 119–131'],
    waist: ['Waist', '66–74 74–82 82–91 91–103 103–115'],
    hips: ['Hips', '90–98 98–106 106–114 114–123 123–133'],
    leg: ['Inside leg', '76 77 78 78 79'],
    arm: ['Arm', '58 59 60 61 62'],
    head: ['Head', '54–55 56–57 58–59 60–61 62–63'],
  },
  Men: {
    neck: ['Neck', '37–38 39–40 41–42 43–44 45–46'],
    chest: ['Chest', '86–94 94–102 102–110 110–118 118–129'],
    waist: ['Waist', '74–82 82–90 90–98 98–106 106–117'],
    hips: ['Hips', '89–96 96–103 103–110 110–117 117–125'],
    leg: ['Inside leg', '79 80 81 82 83'],
    arm: ['Arm', '62 63 65 66 67'],
    head: ['Head', '55–56 57–58 59–60 61–62 63–64'],
  },
  Kids: {
    age: ['Age', '4–5 6–7 8–9 10–11 12–13'],
    height: ['Height', '104–110 116–122 128–134 140–146 152–158'],
    chest: ['Chest', '56–58 60–62 64–68 70–74 77–81'],
    waist: ['Waist', '52–54 55–57 58–60 62–64 66–68'],
    hips: ['Hips', '60–62 65–67 70–73 76–80 83–87'],
    leg: ['Inside leg', '45–49 53–56 60–63 67–70 74–77'],
    arm: ['Arm', '38–41 43–46 48–50 53–55 58–60'],
    head: ['Head', '50–51 52–53 53–54 54–55 55–56'],
  },
}
