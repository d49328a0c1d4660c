import { readFileSync } from 'node:fs'
import path from 'node:path'
import { children, isNode, keyOf, propertyKey, sourceOf, WRAPPER, type Node, type Source } from './syntax.ts'
import { below, exportsOf, nameOf, placesIn, upFrom, type Place } from './text-places.ts'

/** How code uses a group of texts: it reads all of them, or passes them to code that reads some by name. */
type Use = 'all' | 'by name'

/** The nodes around a node, the innermost first. */
type Above = { readonly node: Node; readonly up: Above } | null

/** Whether an identifier stands for its value, and is not a key, a declaration or part of a type. */
function isReference(node: Node, above: Above): boolean {
  const parent = above?.node
  if (!parent || /^Import|^TS(?!As|Satisfies|NonNull)/.test(parent.type)) return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (parent.type === 'Property')
    return above?.up?.node.type === 'ObjectExpression' && (parent.value === node || parent.computed === true)
  return !(parent.type === 'VariableDeclarator' && parent.id === node)
}

/** `Object.values(words)` and its like. */
const readsAll = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && isNode(callee.object) && callee.object.name === 'Object'

/**
 * Texts that no code reads. A text handed on with others (to a function, to a component) counts as read where its key
 * is written anywhere.
 * @param texts files whose exported objects are looked at, absolute
 * @param readers files that may read them, absolute
 * @returns `src/content/a.ts: words.title`, the outermost key of each
 */
export function unreadTexts(root: string, texts: readonly string[], readers: readonly string[]): string[] {
  const isText = new Set(texts)
  const marks = new Map<string, Use>()
  const reached = new Set<string>()
  const written = new Set<string>()

  const mark = (place: Place, how: Use) => {
    for (const each of upFrom(place)) reached.add(nameOf(each))
    if (marks.get(nameOf(place)) !== 'all') marks.set(nameOf(place), how)
  }
  const handOn = (file: string) => {
    const source = isText.has(file) ? sourceOf(file) : undefined
    for (const [place] of source ? exportsOf(source) : []) mark(place, 'by name')
  }

  function noteKeys(node: Node, parent: Node | undefined, file: string): void {
    if (node.type === 'MemberExpression') written.add(keyOf(node.property, node.computed) ?? '')
    if (node.type === 'Literal' && typeof node.value === 'string' && parent?.type !== 'Property')
      written.add(node.value)
    if (parent?.type === 'ObjectPattern' || !isText.has(file)) written.add(propertyKey(node) ?? '')
    if (node.type === 'ImportExpression' && isNode(node.source))
      handOn(path.resolve(path.dirname(file), String(node.source.value)))
  }

  /** From a name up through `.key` to what is done with what it stands for. */
  function climb(place: Place, node: Node, above: Above, bind: Bind): void {
    const parent = above?.node
    if (!parent) return
    if (WRAPPER.test(parent.type)) return climb(place, parent, above.up, bind)
    if (parent.type === 'MemberExpression' && parent.object === node) {
      const key = keyOf(parent.property, parent.computed)
      return key === null ? mark(place, 'all') : climb(below(place, key), parent, above.up, bind)
    }
    if (parent.type === 'VariableDeclarator') return bind(place, parent.id)
    mark(place, readsAll(parent) ? 'all' : 'by name')
  }
  type Bind = (place: Place, pattern: unknown) => void

  function follow(source: Source): void {
    const known = new Map<string, Map<string, Place>>()
    let count = 0
    const learn = (name: unknown, place: Place) => {
      const places = known.get(String(name)) ?? new Map<string, Place>()
      count += places.has(nameOf(place)) ? 0 : 1
      known.set(String(name), places.set(nameOf(place), place))
    }
    for (const [name, from] of source.imported) {
      if (from.name === '*') handOn(from.file)
      else if (isText.has(from.file)) learn(name, { file: from.file, keys: [from.name] })
    }
    if (isText.has(source.file)) for (const [place] of exportsOf(source)) learn(place.keys[0], place)

    /** `const words = …` and `const { title } = …`. */
    const bind: Bind = (place, pattern) => {
      if (!isNode(pattern)) return
      if (pattern.type === 'Identifier') return learn(pattern.name, place)
      if (pattern.type !== 'ObjectPattern') return mark(place, 'by name')
      for (const property of children(pattern)) {
        const key = propertyKey(property)
        if (key === null) mark(place, 'all')
        else mark(below(place, key), 'by name')
        if (key !== null) bind(below(place, key), property.value)
      }
    }
    const walk = (node: Node, above: Above): void => {
      noteKeys(node, above?.node, source.file)
      if (node.type === 'Identifier' && isReference(node, above))
        for (const place of known.get(String(node.name))?.values() ?? []) climb(place, node, above, bind)
      const around = { node, up: above }
      for (const child of children(node)) walk(child, around)
    }
    // a name may be used above the line that gives it: what it stands for is known after another round
    for (let before = -1; before !== count;) {
      before = count
      walk(source.program, null)
    }
  }

  for (const file of readers) {
    const code = readFileSync(file, 'utf8')
    const source = isText.has(file) || code.includes('/content/') ? sourceOf(file) : undefined
    if (source) follow(source)
    // a file without texts can only be handed some
    else for (const [word] of code.matchAll(/[\w$-]+/g)) written.add(word)
  }

  const isRead = (place: Place): boolean => {
    if (reached.has(nameOf(place))) return true
    const above = upFrom(place).map((each) => marks.get(nameOf(each)))
    return above.includes('all') || (above.includes('by name') && written.has(place.keys.at(-1) ?? ''))
  }
  const unread = texts
    .flatMap((file) => sourceOf(file) ?? [])
    .flatMap((source) => exportsOf(source).flatMap(([place, value]) => placesIn(place, value)))
    .filter((place) => !isRead(place))
  const names = new Set(unread.map(nameOf))
  return unread
    .filter(
      (place) =>
        !upFrom(place)
          .slice(1)
          .some((each) => names.has(nameOf(each))),
    )
    .map((place) => path.relative(root, nameOf(place)))
}
