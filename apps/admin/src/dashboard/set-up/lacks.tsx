import type { SetUpLack, SetUpState } from '@etrend/contract'
import { Link } from 'react-router-dom'
import { home, profile, storefront } from '../../lib/addresses'

type Lack = SetUpState['lacks'][number]

/** What a step lacks, each with the way to where it is filled in. */
export function Lacks({ lacks }: { lacks: Lack[] }) {
  return (
    <ul className="grid gap-2.5">
      {lacks.map((lack) => (
        <li key={lack.lack}>
          {lack.message} <WayTo {...lack} />
        </li>
      ))}
    </ul>
  )
}

function WayTo({ lack, product, page }: Lack) {
  const lines = serverLines[lack]
  if (lines) {
    return (
      <>
        These are settings of the server: add them where it is started, then start it again.
        <code className="mt-1.5 block overflow-x-auto rounded-control bg-raised p-2.5 whitespace-pre">
          {lines.join('\n')}
        </code>
      </>
    )
  }
  const look = 'underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:py-2.5'
  if (lack === 'order' || lack === 'test_payment') {
    return (
      <a href={storefront()} target="_blank" rel="noreferrer" className={look}>
        Open the shop
      </a>
    )
  }
  const { to, verb } = placeOf(lack, product, page)
  return (
    <Link to={to} className={look}>
      {verb}
    </Link>
  )
}

/** Settings that only the server's environment has, with made-up values. */
const serverLines: Partial<Record<SetUpLack, string[]>> = {
  payment_keys: [
    'ESEWA_PRODUCT_CODE=your product code',
    'ESEWA_SECRET=your secret',
    'KHALTI_SECRET_KEY=your key',
  ],
  mail_server: [
    'SMTP_URL=smtps://user:password@mail.example:465',
    'MAIL_FROM=Your shop <shop@your-domain.example>',
  ],
  backup_disk: ['BACKUP_DIR=/a/folder/on/another/disk'],
}

function placeOf(lack: SetUpLack, product: number | null, page: number | null) {
  if (product !== null) return { to: `${home}/editproduct/${product}`, verb: 'Open the product' }
  if (page !== null) return { to: `${home}/pages/${page}`, verb: 'Open the page' }
  return places[lack] ?? { to: `${home}/settings#${lack}`, verb: 'Fill it in' }
}

/** The address of a new page follows from its title: '/privacy-policy'. */
const newPage = (title: string) => `${home}/pages/add?title=${encodeURIComponent(title)}`

const places: Partial<Record<SetUpLack, { to: string; verb: string }>> = {
  shipping: { to: `${home}/settings#shipping`, verb: 'Set your own' },
  privacy_policy: { to: newPage('Privacy Policy'), verb: 'Write it' },
  return_policy: { to: newPage('Return and Exchange Policy'), verb: 'Write it' },
  tax_mode: { to: `${home}/settings#tax_mode`, verb: 'Choose it' },
  delivery_zones: { to: `${home}/delivery/add`, verb: 'Add a zone' },
  category: { to: `${home}/addcategory`, verb: 'Add one' },
  subcategory: { to: `${home}/addsub`, verb: 'Add one' },
  color: { to: `${home}/addcolor`, verb: 'Add one' },
  size: { to: `${home}/addsize`, verb: 'Add one' },
  product: { to: `${home}/addproduct`, verb: 'Add it' },
  test_mail: { to: `${home}/mailtexts`, verb: 'Choose a mail and send it' },
  first_backup: { to: `${home}/backups`, verb: 'Back up now' },
  factor: { to: `${profile}#second-factor`, verb: 'Set it up' },
}
