/**
 * Proposes every change that a message at the review asks for, part by part, where reading it as a whole found only some
 * of them. All changes are made or asked about (D131).
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Doubt, Reading, Situation } from '../../understanding/reading-types.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { partsOfMessage } from './split-message-parts.ts'

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
  const parts = partsOfMessage(text)
  if (stepOf(order, step).view !== 'review' || !isChange || parts.length < 2) return reading
  if (facts.length > 0 || unanswered || wayOut !== null || /\?/.test(text) || IS_RIGHT.test(text))
    return reading
  const more = new Map<string, Values>()
  const wrong = new Map<string, Doubt>()
  let { command } = reading
  for (const part of parts) {
    const told = read(part, { ...situation, doubt: null })
    // the wish for a person is heard beside the changes
    if (told.command === 'human') command = 'human'
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
    for (const doubt of told.doubts) if (doubt.why === 'invalid') wrong.set(doubt.step, doubt)
  }
  const isTold = ({ step: id }: Doubt) =>
    answers[id] !== undefined || more.has(id) || doubts.some((doubt) => doubt.step === id)
  const others = [
    ...[...more].map(([id, values]): Doubt => ({ step: id, values, why: 'confirm' })),
    // what cannot be recorded as it stands is asked for behind the others
    ...[...wrong.values()].filter((doubt) => !isTold(doubt)),
  ]
  const isOpened = command?.startsWith('correct:') && others.some(({ why }) => why === 'invalid')
  if (isOpened) command = null
  return asked(
    others.length > 0
      ? { ...reading, command, doubts: [...doubts, ...others], clear: false }
      : { ...reading, command },
    situation,
  )
}

/** Asks about every change where one of them is asked about, so that one yes makes them all. */
function asked(reading: Reading, { order, step }: Situation): Reading {
  const isChange = (id: StepId) => id !== step && order.answers[id] !== undefined
  const changes = Object.entries(reading.answers).filter(([id]) => isChange(id))
  const isAsked = reading.doubts.some((doubt) => doubt.why === 'confirm' && isChange(doubt.step))
  if (changes.length === 0 || !isAsked) return reading
  const told = changes.map(([id, values]): Doubt => ({ step: id, values, why: 'confirm' }))
  const kept = Object.fromEntries(Object.entries(reading.answers).filter(([id]) => !isChange(id)))
  const command = reading.command === 'human' ? reading.command : null
  return { ...reading, answers: kept, doubts: [...reading.doubts, ...told], command, clear: false }
}
