import path from 'node:path'
import { children, declaredIn, isNode, sourceOf, type Node, type Source } from './syntax.ts'

/** A test, with all values in its own code and in the helpers and tables that it uses. */
export type TestText = {
  readonly file: string
  readonly title: string
  /** Ids of rules in its titles, and in comments inside or directly above it. */
  readonly ids: ReadonlySet<string>
  /** Values, each with whether it is part of an assertion or of a table of cases. */
  readonly values: ReadonlyMap<string, boolean>
}

type Scope = { readonly source: Source; readonly locals: readonly ReadonlyMap<string, Node>[] }
type Gathered = { readonly values: Map<string, boolean>; readonly seen: Set<string> }

const CASES = new Set(['it', 'test'])
const GROUPS = new Set(['describe', 'test.describe'])
const HOOKS = /^(?:test\.)?(?:beforeEach|beforeAll)$/
/** Names of functions that assert something. */
const ASSERTS = /^(?:expect\w*|assert\w*|see\w*|getBy\w+|findBy\w+|waitFor\w*|toBe|toEqual)$/
const project = path.resolve(import.meta.dirname, '../..')
const fed = path.join(project, 'tests') + path.sep

/** Returns the dotted name of a call: `test.describe.each(x)` → `test.describe.each`; '' for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  if (node.type === 'CallExpression') return nameOf(node.callee)
  if (node.type !== 'MemberExpression' || node.computed === true || !isNode(node.property)) return ''
  const object = nameOf(node.object)
  return object === '' ? String(node.property.name) : `${object}.${String(node.property.name)}`
}

/** Returns the text of a literal or template; `{}` stands for what a template inserts. */
function textOf(node: Node): string | undefined {
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    return node.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('{}')
  if (node.type === 'JSXText') return String(node.value).trim()
  if (node.type !== 'Literal') return undefined
  if (isRegex(node.regex)) return node.regex.pattern.replaceAll('\\', '').replace(/^\^|\$$/g, '')
  return typeof node.value === 'string' || typeof node.value === 'number' ? String(node.value) : undefined
}

function isRegex(value: unknown): value is { pattern: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value
}

/** Collects the values of a node, and of the declarations that it refers to, in the same file or in tests/. */
function gather(
  node: Node,
  asserted: boolean,
  scope: Scope,
  into: Gathered,
  skip: readonly Node[] = [],
): void {
  if (skip.includes(node)) return
  if (node.type === 'BlockStatement' && Array.isArray(node.body))
    scope = { ...scope, locals: [...scope.locals, declaredIn(node.body)] }
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type) || node.type === 'ImportDeclaration') return
  const add = (value: string): void => {
    if (value !== '') into.values.set(value, asserted || into.values.get(value) === true)
  }
  const text = textOf(node)
  if (text !== undefined) add(text)
  if (node.type === 'Identifier') return follow(String(node.name), asserted, scope, into)
  if (node.type === 'CallExpression') {
    const called = nameOf(node.callee)
      .split('.')
      .some((name) => ASSERTS.test(name))
    for (const child of children(node)) gather(child, asserted || called, scope, into, skip)
    return
  }
  for (const key of ['property', 'key'] as const) {
    const part = node[key]
    if (isNode(part) && part.type === 'Identifier' && node.computed !== true) add(String(part.name))
  }
  const isShorthand = node.type === 'Property' && node.shorthand === true
  for (const child of children(node)) {
    const isName = (child === node.property || child === node.key) && node.computed !== true && !isShorthand
    if (!isName || child.type !== 'Identifier') gather(child, asserted, scope, into, skip)
  }
}

/** Returns the declaration of a name: local, in the file, or in another file under tests/. */
function declaration(name: string, scope: Scope): { node: Node; scope: Scope } | undefined {
  const here =
    scope.locals.findLast((locals) => locals.has(name))?.get(name) ?? scope.source.declared.get(name)
  if (here) return { node: here, scope }
  const from = scope.source.imported.get(name)
  const source = from?.file.startsWith(fed) ? sourceOf(from.file) : undefined
  const there = from && source?.declared.get(from.name)
  return source && there ? { node: there, scope: { source, locals: [] } } : undefined
}

function follow(name: string, asserted: boolean, scope: Scope, into: Gathered): void {
  if (name === 'expect' || CASES.has(name) || GROUPS.has(name)) return
  const found = declaration(name, scope)
  if (found) enter(found.node, asserted, found.scope, into)
}

function enter(node: Node, asserted: boolean, scope: Scope, into: Gathered): void {
  const place = `${scope.source.file}:${node.start}:`
  if (into.seen.has(`${place}true`) || into.seen.has(place + String(asserted))) return
  into.seen.add(place + String(asserted))
  gather(node, asserted, scope, into)
}

/** Context of a test: titles and tables of its groups, loops, hooks, and local declarations. */
type Around = {
  readonly titles: readonly string[]
  readonly tables: readonly Node[]
  readonly hooks: readonly Node[]
  readonly scope: Scope
}

/** Returns the parts of a call such as `describe.each(table)(title, run)`. */
function callOf(node: Node): { name: string; title: string; table?: Node } {
  const args = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
  const inner = isNode(node.callee) && node.callee.type === 'CallExpression' ? node.callee : undefined
  const [table] = inner && Array.isArray(inner.arguments) ? inner.arguments.filter(isNode) : []
  const title = args[0] ? (textOf(args[0]) ?? '') : ''
  return {
    name: nameOf(node.callee).replace(/\.(?:each|for|concurrent|sequential|serial)\b/g, ''),
    title,
    table,
  }
}

const idsIn = (text: string): string[] => text.match(/\b[A-Z]\d+(?:\.\d+)?\b/g) ?? []

function idsOf(node: Node, titles: readonly string[], { comments, text }: Source): Set<string> {
  const near = comments.filter(
    (comment) =>
      (comment.start > node.start && comment.end < node.end) ||
      (comment.end <= node.start && text.slice(comment.end, node.start).trim() === ''),
  )
  return new Set([...titles, ...near.map((comment) => comment.value)].flatMap(idsIn))
}

/** Returns the texts in a node. */
const stringsIn = (node: Node): string[] => {
  const text = textOf(node)
  return text === undefined ? children(node).flatMap(stringsIn) : [text]
}

/** Returns the rows of a table of cases, wherever it is declared; empty if it is not an array. */
function rowsOf(table: Node, scope: Scope): { row: Node; scope: Scope }[] {
  if (/^TS(?:As|Satisfies)/.test(table.type) && isNode(table.expression))
    return rowsOf(table.expression, scope)
  if (table.type === 'VariableDeclarator') return isNode(table.init) ? rowsOf(table.init, scope) : []
  if (table.type === 'SpreadElement') return isNode(table.argument) ? rowsOf(table.argument, scope) : []
  if (table.type === 'ArrayExpression')
    return children(table).flatMap((part) =>
      part.type === 'SpreadElement' ? rowsOf(part, scope) : [{ row: part, scope }],
    )
  const found = table.type === 'Identifier' ? declaration(String(table.name), scope) : undefined
  return found ? rowsOf(found.node, found.scope) : []
}

/** Fills the placeholders of a title with the texts of a row; other placeholders are kept. */
function filled(title: string, row: Node | undefined): string {
  const values = row?.type === 'ArrayExpression' ? children(row).map((part) => textOf(part)) : []
  return title.replace(/%[sdj]/g, (hole) => values.shift() ?? hole)
}

const wholeTitle = (titles: readonly string[]): string => titles.filter((part) => part !== '').join(': ')

/** Returns a test as a whole, and once more for each rule id in its tables, with only the rows of that id. */
function textsOf(node: Node, titles: readonly string[], tables: readonly Node[], around: Around): TestText[] {
  const { source } = around.scope
  const file = path.relative(project, source.file)
  const title = wholeTitle(titles)
  const texts = (
    ids: ReadonlySet<string>,
    part: readonly { row: Node; scope: Scope }[],
    named: string,
  ): TestText => {
    const into: Gathered = { values: new Map(), seen: new Set() }
    for (const { row, scope } of part) gather(row, true, scope, into)
    for (const hook of [...around.hooks, node]) gather(hook, false, around.scope, into, tables)
    return { file, title: named, ids, values: into.values }
  }
  const whole = tables.map((row) => ({ row, scope: around.scope }))
  const byId = new Map<string, { row: Node; scope: Scope }[]>()
  for (const part of tables.flatMap((table) => rowsOf(table, around.scope))) {
    const named = stringsIn(part.row).filter((value) => /^(?:[A-Z]\d+\.\d+(?:, |$))+$/.test(value))
    for (const id of named.flatMap(idsIn)) byId.set(id, [...(byId.get(id) ?? []), part])
  }
  const byRow = [...byId].map(([id, parts]) => {
    const named = filled(title, parts.length === 1 ? parts[0]?.row : undefined)
    return texts(new Set([id]), parts, named.includes(id) ? named : `${named} (${id})`)
  })
  return [texts(idsOf(node, titles, source), whole, title), ...byRow]
}

/** A call of `it` or `test` with its context; its own title is the last of `titles`. */
type Case = {
  readonly node: Node
  readonly titles: readonly string[]
  readonly tables: readonly Node[]
  readonly around: Around
}

/**
 * Whether a test runs only with `npm run test:full` (tests/support/e2e.ts); such tests are not counted, because rules
 * must be proved by `npm test`.
 */
function isForFullRun(node: Node): boolean {
  const args = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
  return args.some((each) => each.type === 'Identifier' && each.name === 'inFull')
}

function visit(node: Node, around: Around, found: Case[]): void {
  const { source } = around.scope
  if (node.type === 'ForOfStatement' && isNode(node.right))
    around = { ...around, tables: [...around.tables, node.right] }
  if (node.type === 'BlockStatement' && Array.isArray(node.body)) {
    const hooks = node.body.filter(
      (part) => isNode(part) && isNode(part.expression) && HOOKS.test(nameOf(part.expression.callee)),
    )
    const locals = [...around.scope.locals, declaredIn(node.body)]
    around = { ...around, hooks: [...around.hooks, ...hooks], scope: { source, locals } }
  }
  if (node.type === 'CallExpression') {
    const { name, title, table } = callOf(node)
    const tables = table ? [...around.tables, table] : around.tables
    const titles = [...around.titles, title]
    if (GROUPS.has(name)) around = { ...around, titles, tables }
    else if (CASES.has(name)) {
      if (!isForFullRun(node)) found.push({ node, titles, tables, around })
      return
    }
  }
  for (const child of children(node)) visit(child, around, found)
}

function casesOf(file: string): Case[] {
  const source = sourceOf(path.resolve(project, file))
  if (!source) return []
  const found: Case[] = []
  visit(source.program, { titles: [], tables: [], hooks: [], scope: { source, locals: [] } }, found)
  return found
}

/** Returns all tests of a file. */
export function testsOf(file: string): TestText[] {
  return casesOf(file).flatMap(({ node, titles, tables, around }) => textsOf(node, titles, tables, around))
}

/** Returns the titles of all tests of a file, with those of their groups; much faster than `testsOf`. */
export function titlesOf(file: string): { readonly file: string; readonly title: string }[] {
  return casesOf(file).map(({ titles }) => ({ file, title: wholeTitle(titles) }))
}
