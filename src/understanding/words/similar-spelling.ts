/**
 * Whether two words are spelled almost alike: at most one or two letters are changed, added or left out.
 * @param most how many letters may differ
 */
export function isSpelledAlmostAlike(
  one: string,
  other: string,
  most = Math.min(one.length, other.length) < 5 ? 1 : 2,
): boolean {
  if (one === other || Math.abs(one.length - other.length) > 2 || Math.min(one.length, other.length) < 3)
    return false
  let row = Array.from({ length: other.length + 1 }, (_none, at) => at)
  for (const [i, letter] of one.split('').entries()) {
    const next = [i + 1]
    for (const [j, another] of other.split('').entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + Number(letter !== another)),
      )
    row = next
  }
  return (row.at(-1) ?? 9) <= most
}
