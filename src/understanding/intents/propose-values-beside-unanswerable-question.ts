/** Proposes what is told in or behind a question that nobody can answer (docs/decisions/0184). */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Reading, Situation } from '../reading-types.ts'
import { TOLD, valueKindsOf } from '../value-kinds.ts'
import { MessageText } from '../words/prepared-message-text.ts'
import { areSameValues } from '../words/compare-answer-values.ts'

/**
 * Returns a reading that only proposes what is told in or behind a question that nobody can answer: the answer may depend
 * on it, or it may be about whose value it is ('a mãe dos meus filhos? Patricia Souza'). What stands before it is said.
 * @param readPart reads a part of the message by itself
 */
export function proposedBesideUnanswered(
  reading: Reading,
  situation: Situation,
  typed: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  const isTold = ([step]: readonly [StepId, Values]) =>
    valueKindsOf(stepOf(situation.order, step)).some((kind) => TOLD.has(kind))
  if (!reading.unanswered || !Object.entries(reading.answers).some(isTold)) return reading
  const { typedClauses, raw, said } = new MessageText(typed)
  const asked = typedClauses.find(
    ({ to, isQuestion }) => isQuestion || said.slice(to).trimStart().startsWith('?'),
  )
  const before = asked && asked.from > 0 ? readPart(raw.slice(0, asked.from), situation).answers : {}
  const behind = Object.entries(reading.answers).filter(
    ([step, values]) => isTold([step, values]) && !areSameValues(before[step] ?? {}, values),
  )
  const doubts = behind.map(([step, values]) => ({ step, values, why: 'confirm' as const }))
  const kept = Object.entries(reading.answers).filter(([step]) => behind.every(([other]) => other !== step))
  return {
    ...reading,
    answers: Object.fromEntries(kept),
    doubts: [...doubts, ...reading.doubts],
    clear: reading.clear && doubts.length === 0,
  }
}
