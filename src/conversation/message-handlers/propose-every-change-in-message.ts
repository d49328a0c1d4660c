/**
 * Proposes every change that a message at the review asks for, part by part, where reading it as a whole found only some
 * of them. All changes are made or asked about (D131).
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Doubt, Reading, Situation } from '../../understanding/reading-types.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'

/** Where a part of a message ends that may tell a change of its own. */
const BETWEEN = /[,;.!]+\s|\s+e\s+/

/** Calls right what stands before it, which is then no change: 'o CNPJ é …, está certo, mas …'. Not 'o resto tá certo'. */
const IS_RIGHT =
  /\b(?<!\b(?:rest[oa]|mais) (?:t[aá]|est[aá]|[eé]) (?:tudo )?)(?:cert[oa]|corret[oa]|confere)\b/i

/** @param read reads a part of the message by itself */
export function withChangesOfParts(
  reading: Reading,
  text: string,
  situation: Situation,
  read: (part: string, situation: Situation) => Reading,
): Reading {
  const { order, step } = situation
  const { answers, doubts, facts, unanswered, wayOut } = reading
  const isChange = [...Object.keys(answers), ...doubts.map((doubt) => doubt.step)].some((id) => id !== step)
  const parts = text.split(BETWEEN)
  if (stepOf(order, step).view !== 'review' || !isChange || parts.length < 2) return reading
  if (facts.length > 0 || unanswered || wayOut !== null || /\?/.test(text) || IS_RIGHT.test(text))
    return reading
  const more = new Map<string, Values>()
  for (const part of parts) {
    const told = read(part, { ...situation, doubt: null })
    if (told.facts.length > 0 || told.agreed !== null) continue
    const found = [
      ...Object.entries(told.answers),
      ...told.doubts.flatMap((doubt) =>
        doubt.why === 'confirm' ? [[doubt.step, doubt.values] as const] : [],
      ),
    ]
    for (const [id, values] of found) {
      const given = order.answers[id]?.values
      const isRead = answers[id] !== undefined || doubts.some((doubt) => doubt.step === id)
      if (given && !isRead && !areSameValues({ ...given, ...values }, given)) more.set(id, values)
    }
  }
  if (more.size === 0) return reading
  const others = [...more].map(([id, values]): Doubt => ({ step: id, values, why: 'confirm' }))
  return { ...reading, doubts: [...doubts, ...others], clear: false }
}
