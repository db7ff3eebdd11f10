import { importMapping } from '@etrend/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { productImport } from '../db/schema-imports'
import { plainName } from '../lib/sheet'
import type { Mapping } from './columns'

/** What the shop last took these headings for; undefined where it never imported a file like this. */
export async function rememberedMapping(db: Queries, headings: string[]) {
  const last = await first(
    db
      .select({ mapping: productImport.mapping })
      .from(productImport)
      .where(eq(productImport.headings, headingsKey(headings)))
      .orderBy(desc(productImport.created_at))
      .limit(1),
  )
  return last && importMapping.parse(JSON.parse(last.mapping))
}

/** What an import keeps of them for the next one. */
export function remembering(headings: string[], mapping: Mapping) {
  return { headings: headingsKey(headings), mapping: JSON.stringify(mapping) }
}

function headingsKey(headings: string[]) {
  return JSON.stringify(headings.map(plainName))
}
