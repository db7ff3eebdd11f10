/** The demo's categories; each has the same sub categories. */
export const demoCategories = ['Women', 'Men', 'Kids'] as const
export const demoSubcategories = ['Tops', 'Bottoms', 'Accessories', 'Outerwear'] as const

/** Placeholders for what only the owner knows; zeros, so that nobody thinks they are real. Social links stay empty. */
export const demoIdentity = {
  registration_number: '000000/000',
  tax_number: '000000000',
  grievance_name: 'Customer care',
  grievance_phone: '+977 980-0000000',
  grievance_email: 'care@etrend.example',
}

/** The days that delivery takes. */
export const demoDelivery = { days_from: 1, days_to: 4 }

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
