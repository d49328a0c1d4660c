/** Uses a message as the answer to a question that accepts any text and has no extractor of its own. */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { hasSingleTextField } from '../../funnel/single-text-field-in-chat.ts'
import type { Step } from '../../funnel/step-and-journey-types.ts'
import { read } from '../../understanding/read-message.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { yesNo } from '../../understanding/words/yes-no.ts'

/** Returns the name of the field that takes any text; undefined if the chat looks for a certain kind of value. */
export function freeTextOf(step: Step): string | undefined {
  const isFree = step.view === 'text' && !step.line && hasSingleTextField(step)
  return isFree && step.fields.every(({ said }) => said === undefined) ? step.fields[0]?.name : undefined
}

/** The boundary between two statements: 'meu apelido é Zé, e meu zap é …'. */
const BETWEEN = /\s*[,;.!]+\s+(?:e\s+)?|\s+e\s+(?=(?:o\s+|a\s+)?m(?:eu|inha)\b)/i

/** Adds what the step's own parser reads of the message, without the parts that answer other questions. */
export function withFreeTextAnswer(reading: Reading, text: string, situation: Situation): Reading {
  const step = stepOf(situation.order, situation.step)
  const name = freeTextOf(step)
  const { answers, command, facts, unanswered } = reading
  if (name === undefined || answers[step.id] || command !== null || facts.length > 0 || unanswered)
    return reading
  const isOther = (part: string) => Object.keys(read(part, situation).answers).length > 0
  const hasOthers = Object.keys(answers).length > 0
  const own = hasOthers
    ? text
        .split(BETWEEN)
        .filter((part) => !isOther(part))
        .join(', ')
    : text
  // a mere yes says nothing that the question asks for
  if (own.trim() === '' || yesNo(lowerWithoutAccents(own)) === true) return reading
  const checked = checkAnswer(step, { [name]: own }, situation.order)
  if ('problems' in checked) return reading
  // a name or a date in free text is a part of it
  const doubts = hasOthers ? reading.doubts : []
  return {
    ...reading,
    answers: { ...answers, [step.id]: checked.values },
    doubts,
    clear: doubts.length === 0,
  }
}
