/**
 * Finds choices of the order that a message only mentions: in a condition ("só se for de manhã"), said once more, or
 * beside other answers. Nothing of it is recorded: the chat compares it with the order, or proposes it.
 */
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Step, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { brToIso, weekday } from '../../lib/iso-dates.ts'
import { read } from '../../understanding/read-message.ts'
import type { Situation } from '../../understanding/reading-types.ts'
import { valueKindsOf } from '../../understanding/value-kinds.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { NAMES_OF } from '../../understanding/words/words-naming-value-kinds.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'

/** A choice that a message names, and whether it is what the order has. */
export interface NamedChoice {
  readonly step: StepId
  readonly values: Values
  readonly isAsRecorded: boolean
}

/** Words by which a choice is named without the name of its question. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  visit:
    /\b(?:manha|tarde|segunda|terca|quarta|quinta|sexta|sabado|domingo|amanha|semana que vem)\b|\d\/\d|\bdia \d+ d[eo]\b/,
  due: /\bdia \d{1,2}\b(?!\/| d[eo] [a-z])/,
  plan: /\bmais (?:barat|rapid|veloz)|\bno de \d/,
}

/** Words by which a day is that of a bill. */
const PAYS = /\b(?:venc\w*|pag\w+|fatura|boletos?|conta)\b/
const DAY_ALONE = /^\W*(?:e |no )?dia \d{1,2}\W*$/

/** Whether a due day is one of those that there are; anything else has no options. */
function isOffered({ fields }: Step, { due_date = '' }: Values): boolean {
  const days = fields.find(({ name }) => name === 'due_date')?.options
  return !days || days.includes(due_date)
}

/** Whether a text in lower case without accents names what a step asks for. */
const names = (step: Step, said: string): boolean =>
  valueKindsOf(step).some(
    (kind) => kind in CHOICES && (NAMES_OF[kind]?.test(said) || OWN_WORDS[kind]?.test(said)),
  )

/** The kinds of value that are chosen. Of two days, the one beside a visit is not a due day. */
const CHOICES: Readonly<Record<string, true>> = { visit: true, due: true, debit: true, plan: true }

/** Whether the recorded visit is the one that is named, as far as it is: by its weekday, its date or its period. */
export function isSameVisit(recorded: Values, { date, period }: Values, said: string): boolean {
  const isDated = /\d/.test(said)
  const isDay =
    !date ||
    date === recorded.date ||
    (!isDated && weekday(brToIso(date)) === weekday(brToIso(recorded.date ?? '')))
  return isDay && (!period || period === recorded.period)
}

/** Reads a text as the answer to a step, as if it were asked now. */
function readAt(step: Step, text: string, situation: Situation): Values | null {
  const { [step.id]: _own, ...answers } = situation.order.answers
  const order = { ...situation.order, answers }
  const { answers: found, doubts } = read(text, {
    ...situation,
    order,
    step: step.id,
    doubt: null,
    draft: {},
  })
  const doubt = doubts.find(
    (each) =>
      each.step === step.id && (each.why === 'confirm' || each.why === 'part' || each.why === 'unavailable'),
  )
  const values = found[step.id] ?? doubt?.values
  return values && Object.values(values).some(Boolean) ? values : null
}

/**
 * Returns the choices that a text names.
 * @param isOpen whether only choices that the order has not yet are looked for
 */
export function choicesNamed(text: string, situation: Situation, isOpen = false): NamedChoice[] {
  const { order } = situation
  const said = lowerWithoutAccents(text)
  const isOfVisit = OWN_WORDS.visit?.test(said) === true
  return idsOf(order, 'chat').flatMap((id): NamedChoice[] => {
    const step = stepOf(order, id)
    const recorded = order.answers[id]?.values
    if ((recorded === undefined) !== isOpen || !names(step, said)) return []
    if (isOfVisit && valueKindsOf(step).includes('due') && !NAMES_OF.due?.test(said)) return []
    const isDue = isOpen && valueKindsOf(step).includes('due')
    // beside other answers a day is due by its name or alone: in 'casa 2, vem dia 3' it is another
    if (isDue && !PAYS.test(said) && !DAY_ALONE.test(said)) return []
    const values = readAt(step, text, situation)
    if (!values || (isDue && !isOffered(step, values))) return []
    return [
      {
        step: id,
        values: withRecorded(step, values, recorded),
        isAsRecorded: isAsIs(order, step, values, said),
      },
    ]
  })
}

/** A visit of which only the period was named keeps its day, and the reverse. */
const withRecorded = ({ view }: Step, values: Values, recorded: Values = {}): Values =>
  view === 'dates'
    ? { date: values.date || (recorded.date ?? ''), period: values.period || (recorded.period ?? '') }
    : values

function isAsIs({ answers }: Order, { id, view }: Step, values: Values, said: string): boolean {
  const recorded = answers[id]?.values
  if (!recorded) return false
  return view === 'dates' ? isSameVisit(recorded, values, said) : areSameValues(recorded, values)
}
