import { sql } from 'drizzle-orm'
import type { Queries } from './client'

/** The pictures of deleted rows, and the pictures that rows showed before an edit made after `since` (ISO time). */
export async function formerPictures(queries: Queries, since: string) {
  const rows = await queries.all<{ src: string | null }>(sql`
    SELECT coalesce(json_extract("row", '$.color_img'), json_extract("row", '$.image')) AS src
    FROM trash WHERE noun IN ('productColors', 'productImages', 'collections')
    UNION
    SELECT coalesce(json_extract(before, '$.color_img'), json_extract(before, '$.image'))
    FROM audit WHERE noun IN ('productColors', 'productImages', 'collections') AND action = 'edit' AND at > ${since}`)
  return rows.flatMap(({ src }) => src ?? [])
}
