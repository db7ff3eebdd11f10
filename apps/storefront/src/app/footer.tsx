import type { Shop } from '@etrend/contract'
import { pagePath } from '@etrend/domain'
import type { ReactNode } from 'react'
import { identityWords } from '../lib/identity-words'
import { useShop } from '../lib/use-shop'
import { GrievanceContact, hasGrievanceContact } from '../ui/grievance-contact'
import { FooterFollow } from './footer-follow'

/** The documented four columns (spec §2; 'Our Polices' is the owner's spelling) and the copyright line. */
export function Footer() {
  const shop = useShop()
  return (
    <footer data-on-ink className="mt-24 bg-ink text-paper print:hidden">
      <div className="page lg:grid-cols-4 grid grid-cols-2 gap-x-6 gap-y-10 py-14">
        <Column title="Our Stores">
          <PageLinks which={/^store-location$/}>{shop?.location}</PageLinks>
        </Column>
        <Column title="Follow Us">{shop && <FooterFollow shop={shop} />}</Column>
        <Column title="Info">
          <PageLinks which={/^(?!store-location$|.*-policy$)/} />
          <FooterLink to="/order-lookup">Track your order</FooterLink>
        </Column>
        <Column title="Our Polices">
          <PageLinks which={/-policy$/} />
        </Column>
      </div>
      <div className="page text-sm">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-paper/20 py-6 text-paper/80">
          <p>© {shop?.name}. All rights reserved.</p>
          {shop && <FooterLegal shop={shop} />}
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}

/** Links to the published pages whose slugs match, by their titles or by other words. */
function PageLinks({ which, children }: { which: RegExp; children?: ReactNode }) {
  return useShop()
    ?.pages.filter(({ slug }) => which.test(slug))
    .map(({ slug, title }) => (
      <FooterLink key={slug} to={pagePath(slug)}>
        {children ?? title}
      </FooterLink>
    ))
}

function FooterLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <a href={to} className="footer-link">
        {children}
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
        <p className="footer-contact">
          Grievances: <GrievanceContact shop={shop} />
        </p>
      )}
    </>
  )
}
