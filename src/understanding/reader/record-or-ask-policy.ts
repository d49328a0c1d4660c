/** The policy for every kind of value: what is recorded, what is proposed, what is asked. */
import type { Extraction } from '../extraction-state.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { distinctOf, type Choice } from './choose-value.ts'
import { clausesOf } from './clause-roles.ts'
import { isExplained, type Span } from './find-possible-values.ts'
import type { KindOfValue } from './value-kind-definition.ts'
import type { Move } from './reader-result-types.ts'

/** Returns what the chat does with what was chosen; null if that is nothing. */
export function moveFor(kind: KindOfValue, { isSure, spans }: Choice): Move | null {
  const among = distinctOf(spans)
  const [values, another] = among
  if (!values) return null
  const at = Math.min(...spans.map(({ from }) => from))
  if (another) return { move: 'choose', kind: kind.kind, among, why: 'either', at }
  const why = spans.at(-1)?.why ?? (isSure ? null : 'confirm')
  return why === null
    ? { move: 'give', kind: kind.kind, values, at }
    : { move: 'choose', kind: kind.kind, among, why, at }
}

/**
 * Whether a value may be recorded, once the other kinds have taken their words: every word beside it is known. Of an
 * answer that is recorded already, what the message says that it is not must be the recorded one.
 */
export function mayBeRecorded(
  kind: KindOfValue,
  extraction: Extraction,
  { spans }: Choice,
  all: readonly Span[],
): boolean {
  const given = extraction.given(kind.kind)
  const denied = distinctOf(all.filter(({ isDenied }) => isDenied))
  const isOther = given !== null && denied.length > 0 && !denied.some((each) => areSameValues(each, given))
  if (isOther || kind.reserve?.test(extraction.text.said)) return false
  // a yes may be to anything that is said beside it
  const isYes = spans.every(({ isWhole, among }) => isWhole && among.some((each) => kind.binds?.(each)))
  const beside = clausesOf(extraction.text).filter(
    ({ roles }) => isYes && !roles.has('question') && !roles.has('reason'),
  )
  return [...spans.map(({ clause }) => clause), ...beside].every(
    (clause) =>
      isExplained(kind, extraction, clause, all) &&
      (spans.some((each) => each.clause === clause) || !kind.foreign.test(clause.words)),
  )
}
