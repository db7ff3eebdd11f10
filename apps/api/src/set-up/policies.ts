import { eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { page, shownPage } from '../db/schema/website'
import { lack, type Lack } from './lack'

/**
 * The policies that shoppers can't read yet. The registration form asks for consent to the privacy policy, and the
 * E-Commerce Act wants the conditions of returns and refunds shown. The addresses are documented (spec §2).
 */
export async function lacksOfPolicies(db: Queries): Promise<Lack[]> {
  const lacks: Lack[] = []
  for (const [name, slug, title] of policies) {
    const isShown = await first(
      db.select({ id: shownPage.id }).from(shownPage).where(eq(shownPage.slug, slug)).limit(1),
    )
    if (isShown) continue
    const draft = await first(
      db.select({ id: page.id }).from(page).where(eq(page.slug, slug)).limit(1),
    )
    lacks.push(
      draft
        ? lack(name, `The ${title} is a draft: publish it.`, { page: draft.id })
        : lack(name, `The shop has no ${title}.`),
    )
  }
  return lacks
}

const policies = [
  ['privacy_policy', 'privacy-policy', 'privacy policy'],
  ['return_policy', 'return-and-exchange-policy', 'return and exchange policy'],
] as const
