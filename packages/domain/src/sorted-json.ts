/** JSON with the keys of every object in order: equal values give the same text, in whatever order they were made. */
export function sortedJson(value: unknown) {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).toSorted(byKey))
  })
}

/** Whether two values say the same as JSON. */
export function isSameJson(value: unknown, other: unknown) {
  return sortedJson(value) === sortedJson(other)
}

function byKey([one]: [string, unknown], [other]: [string, unknown]) {
  return one < other ? -1 : 1
}
