import type { NavigationLink, Shop } from '@etrend/contract'
import { standardFooter } from '@etrend/domain'
import type { ReactNode } from 'react'
import { identityWords } from '../lib/identity-words'
import { useKeptHtml } from '../lib/kept-html'
import { linkOf, useOwnMenus } from '../lib/use-menus'
import { useShop } from '../lib/use-shop'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { FooterFollow } from './footer-follow'

export function Footer() {
  const kept = useKeptHtml((html) => html.footer())
  return (
    <footer data-on-ink className="mt-24 bg-ink text-paper print:hidden" {...kept}>
      {kept ? undefined : <FooterContent />}
    </footer>
  )
}

/** The columns of links that staff arranged, and the copyright line. */
function FooterContent() {
  const shop = useShop()
  const columns = useOwnMenus()?.footer ?? standardColumns(shop?.pages ?? [])
  return (
    <>
      <div className="page md:grid-cols-4 md:py-14 grid grid-cols-2 gap-x-6 gap-y-7 py-10">
        {columns.map(({ label, href, children }) => (
          <Column key={label} title={label} href={href}>
            {children.map((link) => (
              <FooterEntry key={`${link.kind} ${link.href}`} link={link} shop={shop} />
            ))}
          </Column>
        ))}
      </div>
      <div className="page text-sm">
        <div className="footer-end grid gap-x-6 gap-y-2 py-6 opacity-80">
          <p>{`© ${shop?.name ?? ''}. All rights reserved.`}</p>
          {shop && <FooterLegal shop={shop} />}
        </div>
      </div>
    </>
  )
}

function standardColumns(pages: Shop['pages']) {
  return standardFooter(pages).map(({ children, ...column }) => ({
    ...linkOf(column),
    children: children.map(linkOf),
  }))
}

type ColumnProps = { title: string; href: string | null; children: ReactNode }

function Column({ title, href, children }: ColumnProps) {
  return (
    <div>
      <h2 className="text-lg">{href ? <a href={href}>{title}</a> : title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}

/** A link of the footer. The one to the store shows where the shop is, unless staff gave it another label. */
function FooterEntry({ link, shop }: { link: NavigationLink; shop: Shop | undefined }) {
  const { kind, label, href } = link
  if (kind === 'social') return shop && <FooterFollow shop={shop} />
  return (
    <li>
      <a href={href ?? undefined} className="footer-link">
        {label || shop?.location}
      </a>
    </li>
  )
}

/** What the E-Commerce Act requires a shop to show about itself, as far as the owner has entered it. */
function FooterLegal({ shop }: { shop: Shop }) {
  const identity = identityWords(shop)
  return (
    <>
      {identity.length > 0 && <p>{identity.join(' · ')}</p>}
      {hasGrievanceContact(shop) && (
        <p className="footer-contact lg:text-right">
          Grievances: <GrievanceContact shop={shop} />
        </p>
      )}
    </>
  )
}
