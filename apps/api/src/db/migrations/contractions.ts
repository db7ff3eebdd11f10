/**
 * The statements of a migration's SQL that a version which doesn't know the migration may not survive: what they drop,
 * rename, change or forbid. Statements about tables that the migration itself makes don't count. Rather names one too
 * many: the mark of the migration (see README, Expand, then contract) says why that one is harmless.
 */
export function contractions(sql: string): string[] {
  const statements = statementsOf(sql)
  const made = new Set(statements.flatMap((one) => CREATED.exec(one)?.[1] ?? []))
  return statements.filter((one) => {
    const table = tables.map((pattern) => pattern.exec(one)?.[1]).find(Boolean)
    return contracting.some((pattern) => pattern.test(one)) && !made.has(table ?? '')
  })
}

const CREATED = /^create table (?:if not exists )?(\w+)/

/** The table that a statement is about. */
const tables = [
  /^alter table (?:only |if exists )*(\w+)/,
  /^create unique index .*? on (\w+)/,
  /^create (?:or replace )?trigger .*? on (\w+)/,
]

const contracting = [
  /^(?:drop|truncate) /,
  /^alter table .*? (?:drop|rename|alter) /,
  /^alter table .*? add (?:constraint|check|unique|primary|foreign) /,
  // A column that older versions, which don't name it, can't leave out.
  /^alter table .*? add (?:column )?(?!.* default ).* not null/,
  /^alter (?!table)/,
  /^create unique index /,
  // A trigger that may refuse what older versions write.
  /^create (?:or replace )?trigger .*?(?: before | raise ?\()/,
]

/** Without comments, texts and quotes, in lower case. The body of a trigger counts as several statements. */
function statementsOf(sql: string) {
  return sql
    .replaceAll('--> statement-breakpoint', ';')
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll(/["`]/g, '')
    .toLowerCase()
    .split(';')
    .map((one) => one.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}
