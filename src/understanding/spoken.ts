import { stepOf } from '../funnel/journeys.ts'
import { choosePlan, offersInOrder } from '../funnel/plan-choice.ts'
import type { Order, Step, StepId, Values } from '../funnel/types.ts'
import { chat } from '../content/chat.ts'
import { appointmentFrom } from './free-text-date.ts'
import { planFrom } from './free-text-plan.ts'
import { dayFrom, directDebitFrom, optionFrom, sameAddressFrom } from './free-text.ts'
import { spoken } from './yes-no.ts'
import type { Quiz } from '../contract/risk.ts'

/** What typed text means at a step answered with cards and buttons. */
export type Understood =
  | { readonly kind: 'answer'; readonly values: Values }
  | { readonly kind: 'part'; readonly values: Values }
  /** Understood but not available; `text` says what is. */
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown' }

const UNKNOWN: Understood = { kind: 'unknown' }
const answer = (name: string, value: string | null): Understood =>
  value === null ? UNKNOWN : { kind: 'answer', values: { [name]: value } }

function dueDate(text: string, days: readonly string[]): Understood {
  const day = dayFrom(text)
  if (day !== null && !days.includes(day)) return { kind: 'refused', text: chat.commands.otherDay(day, days) }
  return answer('due_date', day)
}

function appointment(text: string, order: Order): Understood {
  const found = appointmentFrom(text, order.facts.freeDates ?? [], order.today)
  if (!found) return UNKNOWN
  const values: Record<string, string> = {}
  if (found.date) values.date = found.date
  if (found.period) values.period = found.period
  // a day that is not free is passed to the step, which explains why
  const isFree = order.facts.freeDates?.some(({ date }) => date === found.date) ?? false
  return { kind: found.date && (found.period || !isFree) ? 'answer' : 'part', values }
}

/** Declines an extra: “só isso”, “sem extra”, “nenhum”. */
const ALONE =
  /\b(?:sem (?:o |nenhum )?extra|nenhum(?: extra)?|so isso|so (?:o plano|a oferta))\b|^nao(?: quero| precisa)?(?: extra| nada)?$/

/**
 * Parses a main offer and an extra, in one message or one after the other. Where there are no extras, the main offer
 * is the answer. If no main offer is named, the one selected on the cards is meant.
 */
function offers(text: string, { fields }: Step, order: Order, draft: Values): Understood {
  const { extras = [] } = order.facts.offers ?? {}
  const plans = offersInOrder(order.facts.offers?.plans ?? [], order.wish)
  const [main, extra] = fields
  if (!main) return UNKNOWN
  const said = spoken(text)
  const named = extra && extras.find(({ plan }) => said.includes(spoken(plan)))
  const isAlone = extra !== undefined && !named && ALONE.test(said)
  const rest = said.replace(named ? spoken(named.plan) : ALONE, ' ').trim()
  const meant = rest === '' ? null : planFrom(rest, plans)
  if (!meant && !named && !isAlone) return UNKNOWN
  const chosen = meant ?? draft[main.name] ?? choosePlan(plans, order.wish).preferred?.id ?? ''
  const isWhole = extra === undefined || extras.length === 0 || named !== undefined || isAlone
  const values = {
    [main.name]: chosen,
    ...(extra && (named || isAlone) ? { [extra.name]: named?.id ?? '' } : {}),
  }
  return { kind: isWhole ? 'answer' : 'part', values }
}

/** The typed answer goes to the first unanswered quiz question. */
function quizPart(text: string, quiz: Quiz | null, draft: Values): Understood {
  const open = quiz?.questions.find((question) => !draft[question.id])
  const chosen =
    open &&
    optionFrom(
      text,
      open.answers.map(({ id, text: label }) => ({ value: id, label })),
    )
  return open && chosen ? { kind: 'part', values: { [open.id]: chosen } } : UNKNOWN
}

/** Interprets a typed line at the current step; `draft` is what its form already holds. */
export function understand(
  step: StepId,
  text: string,
  order: Order,
  quiz: Quiz | null,
  draft: Values,
): Understood {
  const present = stepOf(order, step)
  const { view, fields } = present
  const [field] = fields
  switch (view) {
    case 'plans':
      return answer('idPlan', planFrom(text, order.facts.coverage?.plans ?? []))
    case 'offers':
      return offers(text, present, order, draft)
    case 'choice':
      return field?.name === 'due_date'
        ? dueDate(text, field.options ?? [])
        : answer('direct_debit', directDebitFrom(text))
    case 'address':
      return answer(field?.name ?? '', sameAddressFrom(text))
    case 'dates':
      return appointment(text, order)
    case 'quiz':
      return quizPart(text, quiz, draft)
    default:
      return UNKNOWN
  }
}
