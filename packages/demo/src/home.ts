import type { FeatureScene } from './garments'

/** Words beside a picture on the demo shop's home page. */
export type DemoFeature = {
  scene: FeatureScene
  title: string
  text: string
  /** What the picture shows. */
  alt: string
  /** Where the picture is on wide screens. */
  side: 'left' | 'right'
  href: string
  link_text: string
}

export const demoFeatures: DemoFeature[] = [
  {
    scene: 'women',
    title: 'For long days in the city',
    text: 'Kurtas that breathe and skirts that move, with borders in dhaka weave.',
    alt: 'A kurta and a skirt',
    side: 'left',
    href: '/womens/tops',
    link_text: 'Tops and kurtas',
  },
  {
    scene: 'men',
    title: 'Shirts for every day of the week',
    text: 'Piqué and Oxford cloth, sewn in the valley and made to be worn often.',
    alt: 'A polo and a shirt',
    side: 'right',
    href: '/mens/tops',
    link_text: 'Shirts and polos',
  },
  {
    scene: 'weaving',
    title: 'Made in these hills',
    text: 'Our dhaka is woven by hand in Palpa, our wool knitted in Bhaktapur, and nearly everything sewn in the valley.',
    alt: 'Dhaka cloth on the loom',
    side: 'left',
    href: '/store-location',
    link_text: 'Visit the shop',
  },
]
