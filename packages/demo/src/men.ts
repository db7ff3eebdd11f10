import type { DemoProduct } from './products'
import { tshirtReviews } from './reviews'

const category = 'Men'

export const men: DemoProduct[] = [
  {
    title: 'Adjective Attire | T-shirt',
    Brand: 'Adjective Attire',
    description:
      'The T-shirt this shop began with: heavy combed cotton, a collar that stays flat and a cut that is neither tight nor loose. Six colours, pre-shrunk, made to be washed a hundred times.',
    category,
    subcategory: 'Tops',
    kind: 'tee',
    colors: ['Black', 'White', 'Navy', 'Red', 'Green', 'Yellow'],
    // The only product whose prices the specification gives (spec §2).
    price: 1500,
    discounted_price: 1200,
    mark: 'featured',
    rating: 4.8,
    review_count: 87,
    like_count: 100,
    reviews: tshirtReviews,
  },
  {
    title: 'Thamel Pique Polo',
    Brand: 'Thamel Supply',
    description:
      'A polo in breathable pique cotton with a ribbed collar and a two-button placket. Smart for the office fan, easy for the weekend.',
    category,
    subcategory: 'Tops',
    kind: 'polo',
    colors: ['Navy', 'White', 'Green'],
    mark: 'slider',
  },
  {
    title: 'Jhamsikhel Oxford Shirt',
    Brand: 'Thamel Supply',
    description:
      'An oxford shirt with a button-down collar and a curved hem, in cotton that gets better with ironing and fine without. Regular fit, single cuff.',
    category,
    subcategory: 'Tops',
    kind: 'shirt',
    colors: ['White', 'Navy', 'Yellow'],
  },
  {
    title: 'Yak Wool Crew Sweater',
    Brand: 'Himal Knit House',
    description:
      'A chunky crew-neck sweater spun with down from Dolpo’s yaks: light for its warmth and soft from the first day. Wash by hand, dry flat.',
    category,
    subcategory: 'Tops',
    kind: 'sweater',
    colors: ['Green', 'Black', 'Red'],
    price: 4200,
    discounted_price: 3600,
    mark: 'featured',
  },
  {
    title: 'Bhaktapur Straight Jeans',
    Brand: 'Bagmati Denim',
    description:
      'Straight jeans in 13 oz denim with copper rivets and a button fly. Stiff for a week, yours for years.',
    category,
    subcategory: 'Bottoms',
    kind: 'jeans',
    colors: ['Navy', 'Black'],
  },
  {
    title: 'Durbar Chino Trousers',
    Brand: 'Thamel Supply',
    description:
      'Chinos in brushed cotton twill with a pressed crease and slant pockets. Tapered a little, so they sit well over shoes and over sandals.',
    category,
    subcategory: 'Bottoms',
    kind: 'trousers',
    colors: ['Black', 'Green', 'Navy'],
  },
  {
    title: 'Langtang Down Jacket',
    Brand: 'Trail & Ridge',
    description:
      'A quilted down jacket with a full zip, a high collar and zipped pockets. It packs into its own pocket and weighs less than a thermos.',
    category,
    subcategory: 'Outerwear',
    kind: 'jacket',
    colors: ['Red', 'Navy', 'Black'],
    price: 5600,
    mark: 'slider',
  },
  {
    title: 'Swayambhu Hoodie',
    Brand: 'Trail & Ridge',
    description:
      'A heavyweight hoodie in brushed fleece with a lined hood, a kangaroo pocket and flat drawstrings. For the steps before sunrise.',
    category,
    subcategory: 'Outerwear',
    gender: 'unisex',
    kind: 'hoodie',
    colors: ['Black', 'Green', 'White'],
  },
  {
    title: 'Ridge Six-panel Cap',
    Brand: 'Trail & Ridge',
    description:
      'A washed cotton cap with a curved brim and a brass buckle. One size, made smaller or larger at the back.',
    category,
    subcategory: 'Accessories',
    gender: 'unisex',
    kind: 'cap',
    colors: ['Navy', 'Red', 'Yellow'],
    price: 900,
    discounted_price: 750,
  },
]
