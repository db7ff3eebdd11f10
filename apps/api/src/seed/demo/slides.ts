/** The four documented slides (spec §2), in the order of garments' heroScenes. */
const helpful = {
  title: 'Innovative Solutions',
  description: 'Discover how we can help streamline your workflow.',
}

export const demoSlides = [
  {
    title: 'Welcome to Our Service',
    description: 'Explore our features and offerings in detail.',
    href: '/womens',
  },
  { ...helpful, href: '/mens' },
  { ...helpful, href: '/kids' },
  { ...helpful, href: '/all-products' },
]
