import { check } from '../funnel/answer.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { StepId, Values } from '../funnel/types.ts'
import { parseCommand } from './commands.ts'
import { anotherDocumentFrom, confirmationFrom, wayOutFrom } from './free-text.ts'
import { personTypeFrom } from './free-text-person.ts'
import { understand } from './spoken.ts'
import type { CommandName, Doubt, Reading, Situation, WayOut } from './types.ts'

const NOTHING: Reading = {
  answers: {},
  doubts: [],
  command: null,
  facts: [],
  clear: false,
  agreed: null,
  smalltalk: null,
  advice: false,
  wayOut: null,
  person: null,
}

/**
 * Reads a message in the situation in which it was written. Pure and synchronous; the time it takes grows with the
 * length of the message only.
 */
export function read(message: string, situation: Situation): Reading {
  const { step, order, quiz, draft } = situation
  const heard = parseCommand(message, Object.keys(order.answers), (word) => stepsNamed(situation, word))
  const chosen = understand(step, message, order, quiz, draft)
  if (chosen.kind === 'answer') return answered(step, chosen.values)
  if (chosen.kind === 'part') return doubted({ step, values: chosen.values, why: 'part' })
  if (chosen.kind === 'refused') return doubted({ step, values: {}, why: 'unavailable' })
  const out = wayOut(message, situation)
  if (out) return { ...NOTHING, wayOut: out }
  if (stepOf(order, step).view === 'review' && confirmationFrom(message) === true)
    return answered(step, { accept_information: 'true' })
  if (heard.kind === 'yes' || heard.kind === 'no') return { ...NOTHING, agreed: heard.kind === 'yes' }
  if (heard.kind === 'elsewhere') return { ...NOTHING, wayOut: 'device' }
  if (heard.kind === 'correct') return commanded(`correct:${heard.step ?? ''}`)
  if (heard.kind !== 'answer') return commanded(heard.kind)
  return typed(message, situation)
}

const answered = (step: StepId, values: Values): Reading => ({
  ...NOTHING,
  answers: { [step]: values },
  clear: true,
})
const doubted = (doubt: Doubt): Reading => ({ ...NOTHING, doubts: [doubt] })
const commanded = (command: CommandName): Reading => ({ ...NOTHING, command, clear: true })

function stepsNamed({ words }: Situation, word: string): StepId[] {
  return Object.keys(words)
    .filter((step) => words[step]?.includes(word))
    .toReversed()
}

function wayOut(message: string, { order, step }: Situation): WayOut | null {
  const { view } = stepOf(order, step)
  const way = view === 'waiting-list' ? wayOutFrom(message) : null
  if (way) return way === 'elsewhere' ? 'address' : 'withdraw'
  return view === 'no-offers' && anotherDocumentFrom(message) !== null ? 'document' : null
}

/** What was typed into the first field of the question. */
function typed(message: string, { step, order, draft }: Situation): Reading {
  const present = stepOf(order, step)
  const isPerson = present.fields.some(({ name }) => name === 'person_type')
  const person = isPerson ? personTypeFrom(message) : null
  if (person && !/\d/.test(message)) return { ...NOTHING, person }
  const name = person
    ? { pf: 'cpf', pj: 'cnpj' }[person]
    : present.fields.find(({ kind }) => kind === 'text')?.name
  if (name === undefined) return NOTHING
  const raw = { ...draft, ...(person ? { person_type: person } : {}), [name]: message }
  const checked = check(present, raw, order)
  return 'values' in checked ? answered(step, checked.values) : NOTHING
}
