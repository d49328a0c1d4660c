/** Takes it for a yes if the visitor only repeats, without doubt, the value that the chat asks to confirm. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { read } from '../../understanding/read-message.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { HEDGE } from '../../understanding/words/filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { isSameVisit } from './find-choices-mentioned-in-message.ts'

export function withValueSaidAgain(reading: Reading, text: string, situation: Situation): Reading {
  const { doubt, order } = situation
  if (doubt?.why !== 'confirm' || reading.answers[doubt.step]) return reading
  const { view } = stepOf(order, doubt.step)
  if (view === 'review') return reading
  const said = lowerWithoutAccents(text)
  if (HEDGE.test(said) || text.includes('?')) return reading
  const { [doubt.step]: _own, ...answers } = order.answers
  const found = read(text, {
    ...situation,
    order: { ...order, answers },
    step: doubt.step,
    doubt: null,
    draft: {},
  })
  const part = found.doubts.find(({ step, why }) => step === doubt.step && why === 'part')
  const again = found.answers[doubt.step] ?? (view === 'dates' ? part?.values : undefined)
  if (!again) return reading
  const isSame =
    view === 'dates' ? isSameVisit(doubt.values, again, said) : areSameValues(doubt.values, again)
  if (!isSame) return reading
  const doubts = reading.doubts.filter(({ step }) => step !== doubt.step)
  return {
    ...reading,
    answers: { ...reading.answers, [doubt.step]: doubt.values },
    doubts,
    clear: doubts.length === 0,
  }
}
