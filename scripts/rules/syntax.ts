import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree), with the properties that these tools use. */
export type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Whether a value is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const below = new WeakMap<Node, readonly Node[]>()

/** Returns a node's direct children in source order; cached, because every test follows the same helpers. */
export function children(node: Node): readonly Node[] {
  const known = below.get(node) ?? Object.values(node).flat().filter(isNode)
  below.set(node, known)
  return known
}

/** Expressions that change only the type of a value. */
export const WRAPPER = /^TS(?:As|Satisfies|NonNull)Expression$|^ChainExpression$/

/** `{ … } as const satisfies Texts` → `{ … }`. */
export const bare = (node: unknown): unknown =>
  isNode(node) && WRAPPER.test(node.type) ? bare(node.expression) : node

/** The name of a property, a member or a part of a pattern; null if it is known only at run time. */
export function keyOf(key: unknown, isComputed: unknown): string | null {
  if (!isNode(key)) return null
  if (key.type === 'Literal') return String(key.value)
  return isComputed === true ? null : String(key.name)
}

export const propertyKey = (node: Node) => (node.type === 'Property' ? keyOf(node.key, node.computed) : null)

/** Returns the names that a declaration introduces, including destructured ones. */
function namesIn(pattern: unknown): string[] {
  if (!isNode(pattern)) return []
  if (pattern.type === 'Identifier') return [String(pattern.name)]
  if (pattern.type === 'Property') return namesIn(pattern.value)
  return children(pattern).flatMap(namesIn)
}

/** Returns what statements declare: each name with its node. */
export function declaredIn(statements: readonly unknown[]): Map<string, Node> {
  const found = new Map<string, Node>()
  for (const statement of statements) {
    if (!isNode(statement)) continue
    const declaration = isNode(statement.declaration) ? statement.declaration : statement
    if (declaration.type === 'VariableDeclaration')
      for (const part of children(declaration)) for (const name of namesIn(part.id)) found.set(name, part)
    else if (/^(?:Function|Class)Declaration$/.test(declaration.type))
      for (const name of namesIn(declaration.id)) found.set(name, declaration)
  }
  return found
}

export type Comment = { readonly value: string; readonly start: number; readonly end: number }

/** A parsed source file, with what is needed to find the values that a test uses. */
export type Source = {
  readonly file: string
  readonly text: string
  readonly program: Node
  readonly comments: readonly Comment[]
  readonly declared: ReadonlyMap<string, Node>
  /** Local name → where it comes from, for imports by a relative path. */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>
}

const read = new Map<string, Source>()

function importsOf(file: string, body: readonly unknown[]): Source['imported'] {
  const found = new Map<string, { file: string; name: string }>()
  for (const statement of body) {
    if (!isNode(statement) || statement.type !== 'ImportDeclaration' || !isNode(statement.source)) continue
    const from = String(statement.source.value)
    if (!from.startsWith('.')) continue
    for (const part of children(statement)) {
      const [local] = namesIn(part.local)
      const name = part.type === 'ImportSpecifier' ? (namesIn(part.imported)[0] ?? '') : '*'
      if (local) found.set(local, { file: path.resolve(path.dirname(file), from), name })
    }
  }
  return found
}

/**
 * Parses a TypeScript file; cached as long as its text is the same. Undefined if there is no such file.
 * @throws if the file has syntax errors
 */
export function sourceOf(file: string): Source | undefined {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return undefined
  const known = read.get(file)
  const text = readFileSync(file, 'utf8')
  if (known?.text === text) return known
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0]?.message}`)
  const root: unknown = program
  if (!isNode(root) || !Array.isArray(root.body)) throw new Error(`${file} has no program`)
  const source = {
    file,
    text,
    program: root,
    comments,
    declared: declaredIn(root.body),
    imported: importsOf(file, root.body),
  }
  read.set(file, source)
  return source
}
