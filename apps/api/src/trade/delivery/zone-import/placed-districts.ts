import { meantBy } from './district-names'
import type { Current, Group } from './grouped-rows'

type Wrong = (line: number, problem: string) => void
type Province = { province: string; districts: readonly string[]; line: number }

/**
 * The districts that the rows of each zone name: those that are named, and those of whole provinces that no row names.
 * Adds a problem to a zone with unknown or ambiguous names, and with districts of another zone, in the table or not.
 */
export function placedDistricts(groups: Group[], { zones }: Current) {
  const wrongIn =
    (group: Group): Wrong =>
    (line, problem) =>
      group.problems.push({ line, problem })
  const placed = new Map<string, { group: Group; line: number }>()
  const provinces: (Province & { group: Group })[] = []

  for (const group of groups) {
    for (const { line, name } of namesIn(group)) {
      const meant = meantBy(name)
      if (!meant) wrongIn(group)(line, `Nepal has no district “${name}”.`)
      else if ('either' in meant) {
        wrongIn(group)(line, `“${name}” is two districts: write ${meant.either.join(' or ')}.`)
      } else if ('province' in meant) provinces.push({ ...meant, group, line })
      else place(meant.district, group, line)
    }
  }
  const named = new Set(placed.keys())
  for (const { province, districts, group, line } of provinces) {
    const other = provinces.find((one) => one.province === province && one.group !== group)
    if (other && other.line < line) {
      wrongIn(group)(line, `${province} is in “${other.group.name}” (line ${other.line}) already.`)
    } else districts.filter((one) => !named.has(one)).forEach((one) => place(one, group, line))
  }
  refuseTaken()
  return (group: Group) =>
    [...placed].flatMap(([district, place]) => (place.group === group ? district : []))

  function place(district: string, group: Group, line: number) {
    const other = placed.get(district)
    if (!other) placed.set(district, { group, line })
    else if (other.group !== group) {
      const where = `“${other.group.name}” (line ${other.line})`
      wrongIn(group)(line, `${district} is in ${where} already. Leave it in one of them.`)
    }
  }

  /** Districts don't leave a zone that the table doesn't name, so that no zone changes unseen. */
  function refuseTaken() {
    const inTable = new Set(groups.map(({ before }) => before?.id))
    for (const { id, name, districts } of zones) {
      if (inTable.has(id)) continue
      for (const district of districts) {
        const { group, line } = placed.get(district) ?? {}
        if (!group || line === undefined) continue
        wrongIn(group)(
          line,
          `${district} is in the zone “${name}”, which isn’t in this table. Add a row for “${name}”, or leave ${district} out.`,
        )
      }
    }
  }
}

/** All other districts name none: their row's cell is a problem of its own. */
function namesIn({ rows, isOthers }: Group) {
  if (isOthers) return []
  return rows.flatMap(({ line, cell }) =>
    cell('districts')
      .split(/[,;\n]/)
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => ({ line, name })),
  )
}
