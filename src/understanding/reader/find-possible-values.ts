/** Finds what may be a value of a kind in a message, such as a CEP or a due day. */
import type { Extraction } from '../extraction-state.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { bareWords } from '../words/yes-no.ts'
import { clausesOf, isDeniedAt, withoutRoleWords, type Clause } from './clause-roles.ts'
import type { KindOfValue, Parsed, SpanPattern } from './value-kind-definition.ts'

interface Place {
  readonly from: number
  readonly to: number
  readonly clause: Clause
}

/** What may be a value: where it stands, what it means, and what its clause makes of it. */
export interface Span extends Parsed, Place {
  readonly certainty: 'sure' | 'proposed' | 'implied'
  /** Whether it stands at another question, where asking for it proposes nothing. */
  readonly isElsewhere: boolean
  /** Whether it is told by another value, which it replaces. */
  readonly isByOther: boolean
  /** Whether it is what a whole clause means: a yes or a no. */
  readonly isWhole: boolean
  readonly isDenied: boolean
  /** Whether it belongs to something else or to another question. */
  readonly isForeign: boolean
  /** Whether every word of its clause is known to leave the value as it is. */
  readonly isExplained: boolean
}

interface Candidate extends Place {
  readonly row: SpanPattern
  readonly parsed: Parsed
}

/** Returns the spans of a kind, in the order of the message. Of those that overlap, that of the first row counts. */
export function findSpans(kind: KindOfValue, extraction: Extraction): readonly Span[] {
  const isOpen = extraction.isOpen(kind.kind)
  const found: Candidate[] = []
  for (const row of kind.spans) {
    if (row.at !== undefined && (row.at === 'open') !== isOpen) continue
    for (const clause of clausesOf(extraction.text))
      found.push(...candidatesIn(clause, row, kind, extraction, found))
  }
  if (isOpen) found.push(...wholeClauses(kind, extraction, found))
  return found
    .toSorted((a, b) => a.from - b.from)
    .map((each) => spanOf(each, kind, extraction, found))
    .filter((span) => !span.isBare || isLikely(span, extraction, found))
}

function spanOf(
  { row, parsed, from, to, clause }: Candidate,
  kind: KindOfValue,
  extraction: Extraction,
  found: readonly Place[],
) {
  const isByOther = row.isByOther === true
  // 'qualquer um menos o 10': what is denied is the other one
  const isDeniedHere = row !== WHOLE && !isByOther && isDeniedAt(extraction.text.said, clause, from, to)
  const isDenied = isDeniedHere || (row !== WHOLE && !isByOther && clause.roles.has('denied'))
  const [denied = {}] = parsed.among
  // its own words are not foreign: 'o último antes do dia 12'
  const said = isByOther ? blanked(extraction.text.said, [{ from, to, clause }]) : extraction.text.said
  const other = isDeniedHere && kind.otherThan ? kind.otherThan(denied) : null
  return {
    ...(other ?? parsed),
    from,
    to,
    clause,
    certainty: row.certainty ?? ('sure' as const),
    isBare: row.isBare === true,
    isByOther,
    isWhole: row === WHOLE,
    isElsewhere: row.at === 'elsewhere',
    isDenied: isDenied && other === null,
    isForeign: kind.foreign.test(said.slice(clause.from, clause.to)) || namesOther(clause, kind),
    isExplained: row === WHOLE || isExplained(kind, extraction, clause, found),
  }
}

/** The row of a clause that means something as a whole. */
const WHOLE: SpanPattern = { pattern: /^/, value: '' }

/** Returns the clauses that mean something as a whole. Courtesy beside a value does not: 'débito não, beleza'. */
function wholeClauses(kind: KindOfValue, extraction: Extraction, found: readonly Place[]): Candidate[] {
  const { text } = extraction
  // 'dia 10, não, dia 15' says no to nothing
  const isCorrection = (clause: Clause) =>
    clause.roles.has('withdrawn') && /\d\W*$/.test(text.said.slice(0, clause.from))
  const whole = clausesOf(text).flatMap((clause): Candidate[] => {
    const { start, from, to } = clause
    if (found.some((each) => each.clause === clause) || isCorrection(clause)) return []
    const words = text.rest.slice(start, to)
    const value = kind.clause?.(words.trim() || clause.words, text.typed(from, to), extraction) ?? null
    const parsed = value === null ? null : kind.parse(value, text.typed(from, to), extraction, from)
    return parsed ? [{ row: WHOLE, parsed, from, to, clause }] : []
  })
  const isCourtesy = ({ clause }: Place) => bareWords(clause.words).every((word) => FILLER_WORDS.has(word))
  const meant = whole.filter((each) => !isCourtesy(each))
  const isAll = clausesOf(text).every(
    (clause) =>
      extraction.isTakenIn(clause.from, clause.to) ||
      clause.roles.has('reason') ||
      bareWords(clause.words).every((word) => FILLER_WORDS.has(word) || word === 'bom'),
  )
  return isAll && found.length === 0 ? whole : meant
}

/** What another number stands beside, with nothing but marks between: a part of a longer one. */
const DIGITS_BEFORE = /\d[ .,/-]{0,3}$/
const DIGITS_BEHIND = /^[ .,/-]{0,3}\d/

/** Whether a value without its name is likely: every word beside it is known or settles on it, no digit touches it. */
function isLikely(
  { isExplained: isKnown, clause, from, to }: Span,
  { text }: Extraction,
  found: readonly Place[],
): boolean {
  const rest = blanked(
    text.rest,
    found.filter((each) => each.from !== from),
  )
  return (
    (isKnown || clause.roles.has('conclusion')) &&
    !DIGITS_BEFORE.test(rest.slice(0, from)) &&
    !DIGITS_BEHIND.test(rest.slice(to))
  )
}

/** Whether a clause names other questions, and not that of the kind. */
const namesOther = ({ names }: Clause, { kind, beside }: KindOfValue) =>
  !names.has(kind) && [...names].some((name) => !beside.includes(name))

function candidatesIn(
  clause: Clause,
  row: SpanPattern,
  kind: KindOfValue,
  extraction: Extraction,
  taken: readonly Place[],
): readonly Candidate[] {
  const words = extraction.unclaimed.slice(clause.from, clause.to)
  return [...words.matchAll(globalOf(row.pattern))].flatMap((match) => {
    const from = clause.from + match.index
    const to = from + match[0].length
    if (taken.some((each) => from < each.to && each.from < to)) return []
    const value = typeof row.value === 'string' ? row.value : (match[row.value] ?? '')
    const parsed = kind.parse(value, extraction.text.typed(from, to), extraction, from)
    return parsed ? [{ row, parsed, from, to, clause }] : []
  })
}

/** Whether the words and numbers of a clause besides its values of the kind are known to leave these as they are. */
export function isExplained(
  { own }: KindOfValue,
  { text }: Extraction,
  clause: Clause,
  found: readonly Place[],
): boolean {
  const words = withoutRoleWords(blanked(text.rest, found).slice(clause.start, clause.to)).replace(
    globalOf(own),
    ' ',
  )
  return unexpectedWordsIn(words).length === 0 && !/\d/.test(words)
}

/** Returns a text with some places of it blank. */
const blanked = (said: string, places: readonly Place[]): string =>
  places.reduce(
    (text, { from, to }) => text.slice(0, from) + '\u00a4'.repeat(to - from) + text.slice(to),
    said,
  )

const globals = new Map<RegExp, RegExp>()
function globalOf(pattern: RegExp): RegExp {
  const made = globals.get(pattern) ?? new RegExp(pattern, 'g')
  globals.set(pattern, made)
  return made
}
