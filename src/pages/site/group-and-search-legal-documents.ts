/** Prepares the legal documents from the server for display, and searches them. */
import { type DocumentKind, regulations as words } from '../../content/site/regulations-page.ts'
import type { Regulations } from '../../contract/banks-regulations-and-plan-lists.ts'
import { speedName } from '../../lib/plan-speed.ts'
import { normaliseText } from '../../lib/text.ts'

/** A legal document ready for display: a regulation, a summary or a contract. */
export interface SiteDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly title: string
  readonly body: string
  /** Names of the plans that the document applies to, slowest first; empty if it applies to all plans. */
  readonly plans: readonly string[]
}

/** The documents of one plan, or the documents that apply to all plans. */
export interface DocumentGroup {
  readonly name: string
  readonly documents: readonly SiteDocument[]
}

/** Returns all documents of a server reply: regulations, then summaries, then contracts. */
export function regulationDocuments({ regulations, sumarries, contracts }: Regulations): SiteDocument[] {
  const ofKind = (kind: DocumentKind, list: Regulations['regulations']) =>
    list.map(({ id, title, body, skus }) => ({ id, kind, title, body, plans: planNames(skus) }))
  return [
    ...ofKind('regulation', regulations),
    ...ofKind('summary', sumarries),
    ...ofKind('contract', contracts),
  ]
}

/** Returns the advertised speed that a sku names: a document names no more of a plan. 0 for a sku without a speed. */
function soldSpeed(sku: string): number {
  const speed = Number(/\d+/.exec(sku)?.[0] ?? 0)
  return speed === 600 ? 700 : speed
}

function planNames(skus: readonly string[]): string[] {
  const speeds = [...new Set(skus.map(soldSpeed))].sort((a, b) => a - b)
  return [...speeds.filter(Boolean).map(speedName), ...(speeds.includes(0) ? [words.others] : [])]
}

/**
 * Returns the documents that contain every word of the search, grouped by plan. If the search names a plan,
 * such as '700' or '1 giga', the result is the group of that plan. A document for several plans is in several
 * groups.
 */
export function searchDocuments(documents: readonly SiteDocument[], typed: string): DocumentGroup[] {
  const wanted = normaliseText(typed).split(' ').filter(Boolean)
  const matches = (text: string) => {
    const plain = normaliseText(text)
    return wanted.every((word) => plain.includes(word))
  }
  const plans = [...new Set(documents.flatMap((each) => each.plans))].sort((a, b) => rank(a) - rank(b))
  const groups = [
    ...plans.map((name) => ({ name, documents: documents.filter((each) => each.plans.includes(name)) })),
    { name: words.everyPlan, documents: documents.filter((each) => each.plans.length === 0) },
  ].filter((group) => group.documents.length > 0)
  const named = groups.filter((group) => matches(group.name))
  if (named.length > 0) return named
  const found = documents.filter(({ kind, title, body }) =>
    matches([words.kinds[kind], title, body].join(' ')),
  )
  return groups
    .map((group) => ({ ...group, documents: group.documents.filter((each) => found.includes(each)) }))
    .filter((group) => group.documents.length > 0)
}

/** Returns the sort key of a plan's name. Slower plans come first, plans without a speed last. */
function rank(name: string): number {
  const number = parseInt(name, 10)
  return Number.isNaN(number) ? Infinity : name.endsWith('Giga') ? number * 1000 : number
}

/** Returns the number of distinct documents in the groups. */
export function countDocuments(groups: readonly DocumentGroup[]): number {
  return new Set(groups.flatMap((group) => group.documents.map(({ id }) => id))).size
}
