import { menuPage } from './standard-header'

/** The documented footer (spec §2; 'Our Polices' is the owner's spelling). The store's link shows where the shop is. */
export const standardFooter = [
  heading('Our Stores', [menuPage('/store-location', '')]),
  heading('Follow Us', [{ kind: 'social' as const, label: '', address: '' }]),
  heading('Info', [menuPage('/faq', 'FAQ'), menuPage('/order-lookup', 'Track your order')]),
  heading('Our Polices', [
    menuPage('/privacy-policy', 'Privacy Policy'),
    menuPage('/return-and-exchange-policy', 'Return and Exchange Policy'),
  ]),
]

function heading<Child>(label: string, children: Child[]) {
  return { kind: 'heading' as const, label, address: '', children }
}
