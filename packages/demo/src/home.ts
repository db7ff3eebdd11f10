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
    alt: 'A yellow kurta and a green skirt on a clothes rack',
    side: 'left',
    href: '/womens/tops',
    link_text: 'Tops and kurtas',
  },
  {
    scene: 'men',
    title: 'Shirts for every day of the week',
    text: 'Piqué and Oxford cloth, sewn in the valley and made to be worn often.',
    alt: 'A green polo and a white shirt on a clothes rack',
    side: 'right',
    href: '/mens/tops',
    link_text: 'Shirts and polos',
  },
  {
    scene: 'weaving',
    title: 'Made in these hills',
    text: 'Our dhaka is woven by hand in Palpa and our wool knitted in Bhaktapur. Nearly everything else is cut and sewn in Kathmandu, Lalitpur and Bhaktapur.',
    alt: 'Dhaka cloth on the loom, with a shuttle of red thread',
    side: 'left',
    href: '/store-location',
    link_text: 'Visit the shop',
  },
]
