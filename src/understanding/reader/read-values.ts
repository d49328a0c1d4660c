/** Reads the values of a message for the kinds that have a table of their own (src/understanding/reader/kinds). */
import type { Extraction, Finding } from '../extraction-state.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { choose } from './choose-value.ts'
import { clausesOf } from './clause-roles.ts'
import { findSpans } from './find-possible-values.ts'
import type { KindOfValue } from './value-kind-definition.ts'
import type { Move } from './reader-result-types.ts'
import { mayBeRecorded, moveFor } from './record-or-ask-policy.ts'

/** Reads the value of a kind, if the order asks for it, and claims its words. */
export function readValue(kind: KindOfValue, extraction: Extraction): void {
  if (!extraction.isOpen(kind.kind) && kind.elsewhere?.test(extraction.text.said) === false) return
  if (kind.isAbout?.(extraction.text.said) === false) return
  const isInstead = kind.insteadOf?.some((each) => extraction.open.includes(each)) === true
  if (!isInstead && !extraction.isExpected(kind.kind)) return
  const spans = findSpans(kind, extraction)
  const choice = choose(spans, clausesOf(extraction.text))
  const move = moveFor(kind, choice)
  if (!move) return
  const given = extraction.given(kind.kind)
  if (isInstead && move.move === 'give' && given !== null && areSameValues(given, move.values)) return
  // what a question says stays, so that it is answered
  for (const { from, to, clause, isWhole } of choice.spans)
    if (!isWhole && !clause.roles.has('question')) extraction.text.claim(from, to)
  extraction.addDecided(findingOf(move, () => mayBeRecorded(kind, extraction, choice, spans)))
}

/**
 * Returns a move as the older reader takes it.
 * @param isRecordable is asked once all kinds have claimed their words
 */
function findingOf(move: Move, isRecordable: () => boolean): Finding {
  const { kind, at } = move
  if (move.move === 'give') return { kind, values: move.values, at, why: null, mayBeRecorded: isRecordable }
  const [values = {}] = move.among
  const or = move.among.length > 1 ? { or: move.among } : {}
  return { kind, values, at, why: move.why, mayBeRecorded: isRecordable, ...or }
}
