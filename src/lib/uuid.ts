/** True for a UUID as text, in either case. Lead ids are UUIDs of version 4 (S1). */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i.test(text)
}
