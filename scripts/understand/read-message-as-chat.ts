/** Reads a message as the chat does, with all that it adds to the reader's own result before it records anything. */
import { completeHouse } from '../../src/conversation/message-handlers/complete-house-number-and-flat.ts'
import { withFreeTextAnswer } from '../../src/conversation/message-handlers/free-text-answer.ts'
import { readInContext } from '../../src/conversation/message-handlers/read-message-in-context.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Reading, Situation } from '../../src/understanding/reading-types.ts'

/** Returns what the chat makes of a message. What it keeps of an earlier answer to the same question is left out. */
export function readAsChat(text: string, situation: Situation): Reading {
  const told = readInContext(text, situation)
  const whole = completeHouse(told, text, situation.order, situation.doubt)
  const answers = Object.fromEntries(
    Object.entries(whole.answers).map(([step, values]) => [
      step,
      withoutKept(situation.order, step, values, toldOf(told, step)),
    ]),
  )
  // the form of a question for any text takes the rest
  return withFreeTextAnswer({ ...whole, answers }, text, situation)
}

const toldOf = ({ answers, doubts }: Reading, step: StepId): Values =>
  answers[step] ?? doubts.find((doubt) => doubt.step === step)?.values ?? {}

/** Drops the fields of an answer that stay as they are recorded, and what is no field of the step. */
function withoutKept(order: Order, step: StepId, values: Values, told: Values): Values {
  const recorded = order.answers[step]?.values ?? {}
  const isField = new Set(stepOf(order, step).fields.map(({ name }) => name))
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => name in told || (isField.has(name) && recorded[name] !== value),
    ),
  )
}
