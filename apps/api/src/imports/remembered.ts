import { importMapping } from '@etrend/contract'
import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../db/client'
import { first } from '../db/rows'
import { productImport } from '../db/schema/imports'
import { parsed } from '../lib/parsed'
import { plainName } from '../sheets/sheet'
import type { Mapping } from './columns'

/** The mapping of the last import with the same headings; undefined where there was none that this version reads. */
export async function rememberedMapping(db: Queries, headings: string[]) {
  const last = await first(
    db
      .select({ mapping: productImport.mapping })
      .from(productImport)
      .where(eq(productImport.headings, headingsKey(headings)))
      .orderBy(desc(productImport.created_at))
      .limit(1),
  )
  // A mapping of a former version may name fields that are gone.
  return importMapping.safeParse(parsed(last?.mapping ?? '')).data
}

/** Headings and mapping as an import's row stores them, for rememberedMapping(). */
export function remembering(headings: string[], mapping: Mapping) {
  return { headings: headingsKey(headings), mapping: JSON.stringify(mapping) }
}

function headingsKey(headings: string[]) {
  return JSON.stringify(headings.map(plainName))
}
