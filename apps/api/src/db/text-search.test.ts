import { foldedText } from '@etrend/contract/typed-text'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { byEngine } from '../test/by-engine'
import { openTestShop } from '../test/test-app'

it('the database folds texts as the server folds what is searched', byEngine, async () => {
  const { db } = await openTestShop()
  const texts = [
    'Crème',
    'ÉVA',
    'T‑shirt २',
    'Ｅva １२',
    'कुर्ता',
    'क्\u200dष',
    'Łódź',
    'ﬁne',
    'Cr\u200beme',
  ]
  for (const text of [
    ...texts,
    'a\u00a0b',
    '984–123',
    'Ångström',
    'ñandú',
    'ОДЯГ Йод',
    'ΩΜΕΓΑ',
    '王小明',
    'مُحَمَّد',
  ]) {
    const { folded } = await db.read.get<{ folded: string }>(sql`SELECT folded(${text}) AS folded`)
    expect([text, folded]).toEqual([text, foldedText(text)])
  }
})
