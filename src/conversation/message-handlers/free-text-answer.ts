/** Uses a message as the answer to a question that accepts any text and has no extractor of its own. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { isOptional } from '../../funnel/optional-questions.ts'
import { hasSingleTextField } from '../../funnel/single-text-field-in-chat.ts'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { smallTalkIn } from '../../understanding/intents/small-talk.ts'
import { read } from '../../understanding/read-message.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { declinesToAnswer, mayDeclineToAnswer } from '../../understanding/words/declines-to-answer.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { yesNo } from '../../understanding/words/yes-no.ts'

/** Returns the name of the field that takes any text; undefined if the chat looks for a certain kind of value. */
export function freeTextOf(step: Step): string | undefined {
  const isFree = step.view === 'text' && !step.line && hasSingleTextField(step)
  return isFree && step.fields.every(({ said }) => said === undefined) ? step.fields[0]?.name : undefined
}

/** The boundary between two statements: 'Zé. meu zap é …'. */
const BETWEEN = /\s*[,;.!]+\s+(?:e\s+)?/i
const AND = /\s+e\s+/gi

/**
 * What a statement says besides another answer: 'Zé' in 'Zé e prefiro boleto'. It may have an 'e' of its own.
 * @param isLedTo whether a text begins as answers to the question do. What follows another answer may else belong to
 *   that one: 'quero no débito e por boleto não'.
 */
function besideOther(
  part: string,
  isOther: (part: string) => boolean,
  isLedTo: (part: string) => boolean,
): string {
  if (!isOther(part)) return part
  const kept = [...part.matchAll(AND)].flatMap(({ 0: and, index }) => {
    const [before, after] = [part.slice(0, index), part.slice(index + and.length)]
    if (isOther(before) === isOther(after)) return []
    if (isOther(after)) return before
    return isLedTo(after) ? after : []
  })
  return kept.toSorted((one, two) => two.length - one.length)[0] ?? ''
}

/**
 * Returns a message without the parts that greet or thank.
 * @param hasOthers whether parts may answer other questions, which are left out, too
 */
function ownPartOf(step: Step, text: string, situation: Situation, hasOthers: boolean): string {
  const isTalk = (part: string) => smallTalkIn(lowerWithoutAccents(part)) !== null
  if (!hasOthers && !isTalk(text)) return text
  const isOther = (part: string) => hasOthers && Object.keys(read(part, situation).answers).length > 0
  const isLedTo = (part: string) => {
    const checked = checkAnswer(step, { [freeTextOf(step) ?? '']: part }, situation.order)
    const [value = ''] = 'values' in checked ? Object.values(checked.values) : [part]
    return /^(?:[oa] )?m(?:eu|inha)\b/i.test(part) || value.length < part.length - 1
  }
  return text
    .split(BETWEEN)
    .filter((part) => !isTalk(part))
    .map((part) => besideOther(part, isOther, isLedTo))
    .filter((part) => part.trim() !== '')
    .join(', ')
}

/** Reads a text as the answer to a step; null if it is none. Where the question may be skipped, 'não sei' skips it. */
export function parseFreeText(
  step: Step,
  text: string,
  situation: Situation,
  hasOthers: boolean,
): Values | null {
  const name = freeTextOf(step)
  const own = ownPartOf(step, text, situation, hasOthers)
  const said = lowerWithoutAccents(own)
  // a mere yes says nothing that the question asks for
  if (name === undefined || own === '' || yesNo(said) === true) return null
  const value = isRefused(step, said) ? '' : own
  const checked = checkAnswer(step, { [name]: value }, situation.order)
  return 'values' in checked ? checked.values : null
}

/** Whether a message in lower case without accents leaves a question that may be skipped without an answer. */
const isRefused = (step: Step, said: string): boolean =>
  isOptional(step) && (yesNo(said) === false || declinesToAnswer(said))

/** Whether a message is perhaps no answer to a question that may be skipped. */
export const isPerhapsRefused = (step: Step, text: string): boolean => {
  const said = lowerWithoutAccents(text)
  return isRefused(step, said) || (isOptional(step) && mayDeclineToAnswer(said))
}

/** Adds what the step's own parser reads of the message, without the parts that answer other questions. */
export function withFreeTextAnswer(reading: Reading, text: string, situation: Situation): Reading {
  const step = stepOf(situation.order, situation.step)
  const { answers, command, facts, unanswered, smalltalk } = reading
  const name = freeTextOf(step)
  if (name === undefined || answers[step.id] || command !== null || unanswered) return reading
  if (reading.advice || reading.wrong || reading.wayOut !== null) return reading
  const hasOthers = Object.keys(answers).length > 0
  if (!hasOthers && (smalltalk === 'upset' || smalltalk === 'bye')) return reading
  // a refusal is not asked back where there may be no answer
  const gaveNone = isRefused(step, lowerWithoutAccents(text))
  if (facts.length > 0 && !gaveNone) return reading
  const values = parseFreeText(step, text, situation, hasOthers)
  if (values === null) return reading
  if (isOptional(step) && mayDeclineToAnswer(lowerWithoutAccents(values[name] ?? ''))) {
    const doubt = { step: step.id, values, why: 'confirm' as const }
    return { ...reading, doubts: [doubt, ...(hasOthers ? reading.doubts : [])], clear: false }
  }
  // a name or a date in free text is a part of it
  const doubts = hasOthers ? reading.doubts : []
  return {
    ...reading,
    answers: { ...answers, [step.id]: values },
    doubts,
    facts: gaveNone ? [] : facts,
    clear: doubts.length === 0,
  }
}
