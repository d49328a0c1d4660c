/** Compares two JSON replies by shape: the names and types of their fields. */
export type Shape = string | { [name: string]: Shape } | [Shape] | []

export function shapeOf(value: unknown): Shape {
  if (value === null) return 'null'
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object') return typeof value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]))
}

/**
 * Returns what a client that knows `old` would miss in `present`: properties that are gone or have another type.
 * Additional properties are no problem; null may replace a value and a value null.
 */
export function missingParts(old: Shape, present: Shape, at = ''): string[] {
  if (old === 'null' || present === 'null') return []
  if (Array.isArray(old)) {
    if (!Array.isArray(present)) return [`${at} is no list`]
    return old[0] !== undefined && present[0] !== undefined ? missingParts(old[0], present[0], `${at}[]`) : []
  }
  if (typeof old === 'string') return old === present ? [] : [`${at} was ${old}`]
  if (typeof present === 'string' || Array.isArray(present)) return [`${at} was an object`]
  return Object.entries(old).flatMap(([name, each]) => {
    const now = present[name]
    return now === undefined ? [`${at}.${name} is gone`] : missingParts(each, now, `${at}.${name}`)
  })
}
