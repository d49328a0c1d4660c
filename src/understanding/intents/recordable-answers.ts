/** Divides the values found in a message into answers, which are recorded, and doubts, which the chat asks about. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import type { Doubt } from '../reading-types.ts'
import { hasCompetingValue } from '../words/competing-values.ts'
import { areSameValues } from '../words/same-values.ts'

/**
 * Returns the findings of a message, and marks as doubtful those that compete with another value for the same
 * question. In a message that approves the order, values that would replace an answer are doubtful, too: 'fecha
 * sim. o técnico fala com a Lia, fone …'.
 */
export function markDoubtfulFindings(extraction: Extraction): Finding[] {
  const findings = extraction.findings()
  const approves = !extraction.isCorrection && findings.some(({ kind }) => kind === 'consent')
  return findings.map((each) => {
    const given = each.kind === 'consent' || !approves ? null : extraction.given(each.kind)
    const isReplacing = given !== null && !areSameValues(each.values, given)
    return each.why === null && (isReplacing || hasCompetingValue(extraction.text, each))
      ? { ...each, why: 'confirm' }
      : each
  })
}

/** Collects the recordable values by step. Values that fail the check of their step become doubts (`refused`). */
export function recordableAnswersOf(extraction: Extraction, findings: readonly Finding[]) {
  const { order } = extraction.situation
  const answers: Record<StepId, Values> = {}
  const refused: Doubt[] = []
  for (const { kind, values, why } of findings) {
    const home = extraction.stepFor(kind)
    if (why === null && home !== null) answers[home] = { ...answers[home], ...values }
  }
  for (const [step, values] of Object.entries(answers)) {
    if (values.wish !== undefined) continue
    const checked = checkAnswer(stepOf(order, step), values, order)
    if ('values' in checked || !Object.keys(values).some((name) => checked.problems[name])) continue
    delete answers[step]
    refused.push({ step, values, why: 'invalid' })
  }
  return { answers, refused }
}

export function doubtsOf(extraction: Extraction, findings: readonly Finding[]): Doubt[] {
  return findings.flatMap(({ kind, values, why, or }) => {
    const step = extraction.stepFor(kind)
    return why !== null && step !== null ? [{ step, values, why, ...(or ? { or } : {}) }] : []
  })
}
