import { pagePath } from './pages'
import { menuPage } from './standard-header'

type Page = { slug: string; title: string }

/**
 * The documented footer (spec §2; 'Our Polices' is the owner's spelling) with the pages that are published. The link to
 * the store's page has no label, since it shows where the shop is.
 */
export function standardFooter(pages: readonly Page[]) {
  const linksTo = (which: RegExp) =>
    pages
      .filter(({ slug }) => which.test(slug))
      .map(({ slug, title }) => menuPage(pagePath(slug), slug === STORE ? '' : title))
  return [
    heading('Our Stores', linksTo(/^store-location$/)),
    heading('Follow Us', [{ kind: 'social' as const, label: '', address: '' }]),
    heading('Info', [
      ...linksTo(/^(?!store-location$|.*-policy$)/),
      menuPage('/order-lookup', 'Track your order'),
    ]),
    heading('Our Polices', linksTo(/-policy$/)),
  ]
}

const STORE = 'store-location'

function heading<Child>(label: string, children: Child[]) {
  return { kind: 'heading' as const, label, address: '', children }
}
