/** The one rule by which a message is read: find the values of every kind, stop, take or propose. */
import { isSameJson } from '../lib/is-same-json.ts'
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import type { Step, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { commandIn } from './commands.ts'
import { standing } from './denied.ts'
import { birth } from './kinds/birth.ts'
import { cep } from './kinds/cep.ts'
import { debit } from './kinds/debit.ts'
import { document } from './kinds/document.ts'
import { dueDay } from './kinds/due-day.ts'
import { email } from './kinds/email.ts'
import { house } from './kinds/house.ts'
import type { Found, Kind } from './kinds/kind.ts'
import { mother, name } from './kinds/name.ts'
import { phone } from './kinds/phone.ts'
import { plan } from './kinds/plan.ts'
import { street } from './kinds/street.ts'
import { messageOf, type Message, type Span } from './message.ts'
import type { Doubt, Reading, Situation, ValueKind } from './reading.ts'
import { stopSign } from './stop-signs.ts'
import { topicsIn } from './topics.ts'
import { yesNo } from './yes-no.ts'

/** Kinds with the surest shape first: what one has found is no other's. */
const KINDS: readonly Kind[] = [
  cep,
  email,
  document,
  phone,
  birth,
  name,
  mother,
  house,
  street,
  plan,
  dueDay,
  debit,
]

type Why = (line: string) => void

/** What is decided about one step. */
type Decision =
  | { readonly step: StepId; readonly taken: Values; readonly at: readonly Span[] }
  | { readonly step: StepId; readonly doubt: Doubt; readonly at: readonly Span[] }

/** Reads a message of the chat: what it answers, asks, wishes and commands. */
export function read(text: string, situation: Situation, why: Why = () => undefined): Reading {
  const message = messageOf(text)
  const { said, raw } = message
  const agreed = yesNo(said, raw)
  const decisions = decide(message, situation, why)
  const answers: Record<StepId, Values> = {}
  const doubts: Doubt[] = []
  for (const decision of decisions) {
    if ('taken' in decision) answers[decision.step] = decision.taken
    else doubts.push(decision.doubt)
  }
  if (agreed === true && situation.doubt && situation.doubt.why !== 'either' && decisions.length === 0)
    answers[situation.doubt.step] = situation.doubt.values
  const isAnswered = Object.keys(answers).length > 0
  const command = isAnswered ? null : commandIn(raw)
  const places = decisions.flatMap(({ at }) => at)
  const topics = topicsIn(raw, situation, places, isAnswered || command !== null)
  const isUnderstood = isAnswered || command !== null || topics.facts.length > 0
  return { answers, doubts, command, ...topics, agreed, clear: isUnderstood && doubts.length === 0 }
}

/** Takes or proposes the value of the open question, then those of others that the message names. */
function decide(message: Message, situation: Situation, why: Why): readonly Decision[] {
  const claimed: Span[] = []
  const isFree = ({ from, to }: Span) => claimed.every((each) => each.to <= from || to <= each.from)
  return stepsToRead(situation).flatMap(({ step, kind }) => {
    const isOpen = step.id === situation.step
    const every = kind.find(message, situation, step).filter((each) => isFree(each) && (isOpen || each.isOwn))
    const decision = decideOn(message, step, kind.kind, every, why)
    claimed.push(...every)
    return decision ?? []
  })
}

function decideOn(
  message: Message,
  step: Step,
  kind: ValueKind,
  every: readonly Found[],
  why: Why,
): Decision | null {
  const stood = standing(message.said, every)
  // what is denied with nothing in its place stays a proposal
  const found = distinct(stood.length > 0 ? stood : every)
  const [first, ...others] = found
  if (!first) return null
  const doubt = (reason: Doubt['why'], or?: readonly Values[]): Decision => {
    why(`propose ${step.id} ${JSON.stringify(or ?? first.values)} (${reason})`)
    return {
      step: step.id,
      at: every,
      doubt: { step: step.id, values: first.values, why: reason, ...(or ? { or } : {}) },
    }
  }
  if (others.length > 0)
    return doubt(
      'either',
      found.map(({ values }) => values),
    )
  const sign = stood.length === 0 ? 'no' : stopSign(message, first, kind)
  if (sign) {
    why(`stop sign '${sign}' beside ${message.said.slice(first.from, first.to)}`)
    return doubt(first.why === undefined || first.why === 'guess' ? 'confirm' : first.why, first.or)
  }
  if (first.why !== undefined) return doubt(first.why, first.or)
  why(`take ${step.id} ${JSON.stringify(first.values)}`)
  return { step: step.id, taken: first.values, at: every }
}

const distinct = (found: readonly Found[]): readonly Found[] =>
  found.filter(({ values }, at) => found.findIndex((each) => isSameJson(each.values, values)) === at)

/** Returns the open question, then the others of the journey, each with the kinds of value that it asks for. */
function stepsToRead({
  order,
  step: open,
}: Situation): readonly { readonly step: Step; readonly kind: Kind }[] {
  const ids = [open, ...idsOf(order, 'chat').filter((id) => id !== open)]
  const asked = new Set<ValueKind>()
  const steps = ids
    .map((id) => stepOf(order, id))
    .filter((step) => step.kind !== 'outcome' || step.id === open)
  return steps.flatMap((step) =>
    kindsOf(step).flatMap((name) => {
      const kind = KINDS.find((each) => each.kind === name)
      if (!kind || asked.has(name)) return []
      asked.add(name)
      return [{ step, kind }]
    }),
  )
}

function kindsOf({ view, fields }: Step): readonly ValueKind[] {
  if (view === 'review') return ['consent']
  const said = fields.flatMap((field) => field.said ?? [])
  return said.length === 0 && fields.some(({ kind }) => kind === 'choice') ? ['choice'] : said
}
