/** Parses the text of a regulation, summary or contract. */

/** A block in the text of a regulation, summary or contract: heading, paragraph or list. */
export type Block =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

const HEADING = '## '
const ITEM = '- '

/**
 * Parses the text of a regulation, summary or contract. Blocks are separated by empty lines. A block that
 * starts with `## ` is a heading; a block whose lines all start with `- ` is a list; any other block is a
 * paragraph.
 */
export function parseRegulationText(body: string): Block[] {
  return body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block): Block => {
      if (block.startsWith(HEADING)) return { kind: 'heading', text: block.slice(HEADING.length) }
      const lines = block.split('\n')
      return lines.every((line) => line.startsWith(ITEM))
        ? { kind: 'list', items: lines.map((line) => line.slice(ITEM.length)) }
        : { kind: 'paragraph', text: lines.join(' ') }
    })
}
