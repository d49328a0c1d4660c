/**
 * Lint rule `architecture/step-ids`: nothing outside the funnel and its texts may compare a step id with a
 * literal, because a step itself declares its special behaviour (`needs`, `submits`, `view`).
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'

type Node = {
  readonly type: string
  readonly value?: unknown
  readonly name?: string
  readonly operator?: string
  readonly left?: Node
  readonly right?: Node
  readonly property?: Node
  readonly discriminant?: Node
  readonly cases?: readonly { readonly test: Node | null }[]
}
type Context = {
  readonly cwd: string
  readonly filename: string
  report(problem: { readonly node: Node; readonly message: string }): void
}

const texts = path.resolve(import.meta.dirname, '../../src/content/steps')
const ids = new Set(readdirSync(texts).map((file) => file.replace(/\.ts$/, '')))

/** Files that may compare step ids: those that define steps, journeys and their texts, and everything outside src. */
const allowed = /^src\/(?:funnel|content)\/|^(?:tests|bench|rigs|scripts|server)\/|\.test\.tsx?$/

/**
 * Names of variables that usually contain a step id; other variables are ignored, because some ids are also field names
 * ('email', 'cpf').
 */
const holders = /^(?:.*[sS]tep|position|id|wanted|from|to|target|missing|next|form|goesOn|returnTo)$/

const isLiteralId = (node: Node | null | undefined): boolean =>
  typeof node?.value === 'string' && ids.has(node.value)

function isHolder(node: Node | undefined): boolean {
  const name = node?.type === 'MemberExpression' ? node.property?.name : node?.name
  return name !== undefined && holders.test(name)
}

const message = 'a step is known by what it says (needs, submits, view), not by its id'

export const noStepIdComparison = {
  create(context: Context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/')
    if (allowed.test(file)) return {}
    return {
      BinaryExpression(node: Node) {
        if (!/^[!=]==?$/.test(node.operator ?? '')) return
        const { left, right } = node
        const compares = (isLiteralId(left) && isHolder(right)) || (isLiteralId(right) && isHolder(left))
        if (compares) context.report({ node, message })
      },
      SwitchStatement(node: Node) {
        const names = node.cases?.some(({ test }) => isLiteralId(test)) ?? false
        if (names && isHolder(node.discriminant)) context.report({ node, message })
      },
    }
  },
}
