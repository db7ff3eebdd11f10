import type { DemoProduct } from './products'

const category = 'Kids'

export const kids: DemoProduct[] = [
  {
    title: 'Little Yeti Stripe Tee',
    Brand: 'Chota Bagh',
    description:
      'A striped T-shirt in soft jersey with an easy neck for quick mornings. Survives mango season. Machine wash warm.',
    category,
    subcategory: 'Tops',
    kind: 'tee',
    variant: 3,
    colors: ['Yellow', 'Red', 'Navy'],
    mark: 'slider',
  },
  {
    title: 'Dashain Festival Kurta',
    Brand: 'Newa Threads',
    description:
      'A small kurta for a big day: cotton with a stitched placket, roomy enough for swings and sel roti.',
    category,
    subcategory: 'Tops',
    kind: 'kurta',
    variant: 1,
    colors: ['Red', 'White'],
    discounted_price: 1899,
    mark: 'featured',
  },
  {
    title: 'School-day Polo',
    Brand: 'Chota Bagh',
    description:
      'A sturdy polo that stays white, with taped seams and a collar that comes out of the wash flat.',
    category,
    subcategory: 'Tops',
    kind: 'polo',
    variant: 1,
    colors: ['White', 'Navy'],
  },
  {
    title: 'Puddle Shorts',
    Brand: 'Chota Bagh',
    description:
      'Quick-drying shorts with an elastic waist, two pockets and a drawcord that can’t come out. For the monsoon and the river.',
    category,
    subcategory: 'Bottoms',
    kind: 'shorts',
    colors: ['Green', 'Navy', 'Red'],
  },
  {
    title: 'Garden Dungarees',
    Brand: 'Bagmati Denim',
    description:
      'Denim dungarees with adjustable straps, a bib pocket for treasures and cuffs to let down as they grow.',
    category,
    subcategory: 'Bottoms',
    kind: 'dungarees',
    colors: ['Navy', 'Yellow'],
    mark: 'featured',
  },
  {
    title: 'Twirl Skirt',
    Brand: 'Chota Bagh',
    description:
      'A tiered cotton skirt with a soft waistband, cut wide so that it flies out in a twirl. Shorts underneath, sewn in.',
    category,
    subcategory: 'Bottoms',
    kind: 'skirt',
    variant: 2,
    colors: ['Yellow', 'Red'],
  },
  {
    title: 'Cub Fleece Hoodie',
    Brand: 'Trail & Ridge',
    description:
      'A cosy hoodie in thick fleece with ribbed cuffs that keep small wrists warm. The hood has no cords, for safety.',
    category,
    subcategory: 'Outerwear',
    kind: 'hoodie',
    variant: 1,
    colors: ['Red', 'Green', 'Navy'],
  },
  {
    title: 'Nagarkot Bomber Jacket',
    Brand: 'Trail & Ridge',
    description:
      'A warm bomber with ribbed cuffs and a zip that small hands can manage. Light to wear, quick to dry.',
    category,
    subcategory: 'Outerwear',
    kind: 'jacket',
    variant: 1,
    colors: ['Yellow', 'Navy'],
    price: 3400,
    mark: 'slider',
  },
  {
    title: 'Sunny Day Cap',
    Brand: 'Chota Bagh',
    description:
      'A light cotton cap with a soft brim and a band that grows along. Name label inside.',
    category,
    subcategory: 'Accessories',
    kind: 'cap',
    variant: 1,
    colors: ['Yellow', 'Green'],
    price: 700,
  },
]
