import { home } from '../lib/addresses'
import { useOwnRole } from '../lib/own-role'
import { ButtonLink } from '../ui/button'
import { PageHeader } from '../ui/page-header'

/** Shown instead of a page that isn't part of the signed-in person's role. */
export function NotAllowed() {
  return (
    <>
      <PageHeader title="Not part of your role" />
      <p className="max-w-prose py-4 text-base">
        You work here as {useOwnRole()}. Ask an owner of the shop if you need this page: they can
        give you another role.
      </p>
      <ButtonLink to={home}>Go to the dashboard</ButtonLink>
    </>
  )
}
