/** Wraps an item of a generated list without breaking code and links. */

/** Line width, the same as in the other pages. */
const WIDTH = 120

/** @param indent what stands before a nested item */
export function wrapListItem(item: string, indent = ''): string {
  const lines: string[] = []
  for (const word of item.match(/(?:`[^`]*`|\[[^\]]*\]|\S)+/g) ?? []) {
    const last = lines.at(-1)
    if (last === undefined) lines.push(indent + word)
    else if (last.length + word.length >= WIDTH) lines.push(`${indent}  ${word}`)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}
