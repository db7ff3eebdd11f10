import type { Shop } from '@etrend/contract'
import { shownSettingsExample } from '@etrend/contract/examples'

/** The small shop's settings, as the API would give them. */
export const shop: Shop = {
  ...shownSettingsExample,
  name: 'eTrend',
  location: 'New Road, Kathmandu',
  phone: '+977 1-5550100',
  promo_line: 'Up to 40% Off Selected Items',
  shipping: 2,
  tax: 4,
  return_days: 10,
  dollar_rate: 135,
  registration_number: '',
  commerce_number: '',
  tax_number: '',
  grievance_name: '',
  grievance_phone: '',
  grievance_email: '',
  facebook_url: '',
  instagram_url: '',
  tiktok_url: '',
  whatsapp: '',
  viber: '',
  storefront_url: 'http://localhost:4000',
  admin_url: 'http://admin.localhost:4000/etrendadmin',
  payments_simulated: false,
  pages: [
    { slug: 'faq', title: 'FAQ' },
    { slug: 'privacy-policy', title: 'Privacy Policy' },
    { slug: 'return-and-exchange-policy', title: 'Return and Exchange Policy' },
    { slug: 'store-location', title: 'Our store' },
  ],
}
