import { categoryPages } from './categories'

/** The documented header (spec §2). Its categories unfold their sub categories. */
export const standardHeader = [
  page('/', 'Home'),
  ...categoryPages.map(({ path, label }) => page(path, label)),
  page('/all-products', 'Our Products'),
]

/** The documented footer (spec §2; 'Our Polices' is the owner's spelling). The store's link shows where the shop is. */
export const standardFooter = [
  heading('Our Stores', [page('/store-location', '')]),
  heading('Follow Us', [{ kind: 'social' as const, label: '', address: '' }]),
  heading('Info', [page('/faq', 'FAQ'), page('/order-lookup', 'Track your order')]),
  heading('Our Polices', [
    page('/privacy-policy', 'Privacy Policy'),
    page('/return-and-exchange-policy', 'Return and Exchange Policy'),
  ]),
]

function page(address: string, label: string) {
  return { kind: 'page' as const, label, address }
}

function heading<Child>(label: string, children: Child[]) {
  return { kind: 'heading' as const, label, address: '', children }
}
