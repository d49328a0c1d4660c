/** Parses source files into syntax trees (ESTree), for tests that check the source code. */
import { parseSync } from 'vite'

export type Node = { readonly type: string; readonly [key: string]: unknown }

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Returns a node's direct children in source order. */
export function children(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

/**
 * Parses TypeScript.
 * @throws if the text has syntax errors
 */
export function parseSyntax(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text)
  const root: unknown = program
  if (errors.length > 0 || !isNode(root)) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  return root
}
