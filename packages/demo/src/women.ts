import type { DemoProduct } from './products'

const category = 'Women'

export const women: DemoProduct[] = [
  {
    title: 'Lalitpur Tie-neck Blouse',
    Brand: 'Patan Atelier',
    description:
      'A soft viscose blouse that falls in easy folds, with a tie neck and gathered cuffs. Cut a little loose, so it sits as well tucked in as over a skirt. Machine wash cold, dry in the shade.',
    category,
    subcategory: 'Tops',
    kind: 'blouse',
    variant: 1,
    colors: ['White', 'Red', 'Navy'],
    mark: 'featured',
  },
  {
    title: 'Asan Long Kurta',
    Brand: 'Newa Threads',
    description:
      'A straight, knee-length kurta in washed cotton with side slits and dhaka-weave borders. Light enough for May, and long enough for a temple morning. Wash separately the first time.',
    category,
    subcategory: 'Tops',
    kind: 'kurta',
    variant: 2,
    colors: ['Green', 'Yellow', 'Navy'],
    mark: 'slider',
  },
  {
    title: 'Patan Summer Dress',
    Brand: 'Patan Atelier',
    description:
      'A short-sleeved cotton dress with a fitted waist and a skirt that moves. Side pockets, because a dress should have them. Falls just below the knee on most of us.',
    category,
    subcategory: 'Tops',
    kind: 'dress',
    colors: ['Red', 'Yellow', 'Black'],
    discounted_price: 1999,
    mark: 'featured',
  },
  {
    title: 'Himal Cable Sweater',
    Brand: 'Himal Knit House',
    description:
      'A cable knit in merino and cotton with a soft crew neck. Warm without bulk under a coat, and smart enough on its own. Dry flat to keep its shape.',
    category,
    subcategory: 'Tops',
    kind: 'sweater',
    variant: 1,
    colors: ['Yellow', 'White'],
  },
  {
    title: 'Phewa Pleated Skirt',
    Brand: 'Patan Atelier',
    description:
      'A midi skirt in crisp cotton twill with pressed pleats and a hidden side zip. It swings when you walk and hangs straight when you stand. Iron on the reverse.',
    category,
    subcategory: 'Bottoms',
    kind: 'skirt',
    colors: ['Navy', 'Green', 'Red'],
    mark: 'slider',
  },
  {
    title: 'Kupondole High-rise Jeans',
    Brand: 'Bagmati Denim',
    description:
      'High-rise jeans in 11 oz denim with a slim leg and just enough stretch to climb a scooter. They soften with every wash and keep their colour.',
    category,
    subcategory: 'Bottoms',
    kind: 'jeans',
    variant: 1,
    colors: ['Navy', 'Black'],
  },
  {
    title: 'Mustang Wool Coat',
    Brand: 'Himal Knit House',
    description:
      'A long, warm coat in brushed wool with a notched collar and deep pockets, fully lined. Made for the wind that comes down the valley in January. Dry clean.',
    category,
    subcategory: 'Outerwear',
    kind: 'coat',
    colors: ['Black', 'Red', 'Navy'],
    price: 6800,
    discounted_price: 5400,
    mark: 'featured',
  },
  {
    title: 'Dhaka Weave Scarf',
    Brand: 'Newa Threads',
    description:
      'A wide scarf with a border taken from the dhaka looms of Palpa. Soft cotton, fringed by hand, two metres long: a shawl in the evening, a scarf in the morning.',
    category,
    subcategory: 'Accessories',
    gender: 'unisex',
    kind: 'scarf',
    variant: 3,
    colors: ['Red', 'Green', 'Yellow'],
    price: 1400,
  },
  {
    title: 'Ratna Park Tote',
    Brand: 'Newa Threads',
    description:
      'A heavy canvas tote with long handles, a flat base and the hills printed on the front. It holds a laptop, a lunch and a bunch of marigolds.',
    category,
    subcategory: 'Accessories',
    gender: 'unisex',
    kind: 'bag',
    variant: 1,
    colors: ['White', 'Black'],
    price: 1600,
  },
]
