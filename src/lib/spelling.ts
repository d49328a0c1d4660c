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
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1]
    let least = i + 1
    for (let j = 0; j < other.length; j++) {
      const isSame = one[i] === other[j]
      const differing = Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (isSame ? 0 : 1))
      next.push(differing)
      least = Math.min(least, differing)
    }
    // it only grows from here
    if (least > most) return false
    row = next
  }
  return (row.at(-1) ?? 9) <= most
}

/**
 * Returns whether two texts are equal or differ by one edit: one letter is missing, extra or different, or two
 * neighbouring letters are swapped.
 */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    (restA.slice(2) === restB.slice(2) && restA[0] === restB[1] && restA[1] === restB[0])
  )
}
