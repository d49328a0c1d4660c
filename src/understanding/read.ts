/** The one rule by which a message is read: find the values of every kind, stop, take or propose. */
import { stepOf } from '../funnel/journey-registry.ts'
import type { StepId, Values } from '../funnel/step-and-journey-types.ts'
import { isSameJson } from '../lib/is-same-json.ts'
import { commandIn } from './commands.ts'
import { changedPart, correctionsIn, type Correction } from './corrections.ts'
import { standing } from './denials.ts'
import type { Found } from './kinds/kind.ts'
import { turnedPlace } from './kinds/kept-address.ts'
import { messageOf, type Message, type Span } from './message.ts'
import { kindsOf, stepsToRead } from './steps-to-read.ts'
import type { Doubt, Reading, Situation, ValueKind } from './reading.ts'
import { current, stopSign } from './stop-signs.ts'
import { topicsIn } from './topics.ts'
import { offersConsent, placeInList, yesNo } from './yes-no.ts'

type Why = (line: string) => void

/** What is decided about a step, and where in the message its values stand. */
interface Decision {
  readonly step: StepId
  readonly at: readonly Span[]
  readonly taken?: Values
  readonly doubt?: Doubt
}

/** Reads a message of the chat: what it answers, asks, wishes and commands. */
export function read(text: string, situation: Situation, why: Why = () => undefined): Reading {
  const message = messageOf(text)
  const { said, raw } = message
  const agreed = yesNo(said, raw)
  const agreedTo = settledDoubt(message, situation, agreed)
  const turned = turnedPlace(message, situation)
  const changes = agreedTo || turned ? [] : correctionsIn(message, situation)
  const corrections = changes === 'something' ? [] : changes
  const decisions = agreedTo
    ? [agreedTo]
    : ofOneHolder(decide(message, situation, corrections, why), situation)
  const answers: Record<StepId, Values> = {}
  // a question may have several parts, each of its kind
  for (const { step, taken } of decisions) if (taken) answers[step] = { ...answers[step], ...taken }
  const doubts = decisions.flatMap(({ doubt }) => doubt ?? [])
  const isReview = stepOf(situation.order, situation.step).view === 'review'
  const isAnswered = Object.keys(answers).length > 0
  const open = corrections.find(({ step }) => decisions.every((each) => each.step !== step))
  const called = isAnswered ? null : (turned?.command ?? commandIn(raw))
  const command = open ? (`correct:${open.step}` as const) : called
  const places = [...decisions.flatMap(({ at }) => at), ...(open ? [open] : [])]
  const { facts, ...topics } = topicsIn(raw, situation, places, isAnswered || command !== null)
  const more = [
    ...(turned?.fact ? ['so-outro-endereco'] : []),
    ...(offersConsent(said) === 'false' ? ['recusa-ofertas'] : []),
    ...(changes === 'something' || (isReview && agreed === false && facts.length === 0)
      ? ['nao-confirmo']
      : []),
  ]
  const all = [...facts, ...more.filter((id) => !facts.includes(id))]
  const isUnderstood = isAnswered || command !== null || all.length > 0
  return {
    answers,
    doubts,
    command,
    ...topics,
    facts: all,
    agreed,
    clear: isUnderstood && doubts.length === 0,
  }
}

const SETTLED_BY_YES: ReadonlySet<Doubt['why']> = new Set(['confirm', 'guess', 'typo', 'holder'])

/** Returns what a yes to the chat's proposal takes, or the choice of one of several by its place in the list. */
function settledDoubt({ said }: Message, { doubt }: Situation, agreed: boolean | null): Decision | null {
  if (!doubt) return null
  const at = doubt.or ? placeInList(said) : null
  const chosen =
    at !== null
      ? doubt.or?.at(at)
      : agreed === true && SETTLED_BY_YES.has(doubt.why)
        ? doubt.values
        : undefined
  return chosen ? { step: doubt.step, taken: chosen, at: [{ from: 0, to: said.length }] } : null
}

/** Takes or proposes values for answers that are corrected, for the open question, and for others that are named. */
function decide(
  message: Message,
  situation: Situation,
  corrections: readonly Correction[],
  why: Why,
): readonly Decision[] {
  const claimed: Span[] = []
  const isFree = ({ from, to }: Span) => claimed.every((each) => each.to <= from || to <= each.from)
  const decisions = stepsToRead(situation, corrections).flatMap(({ step, kind, correction }) => {
    const { from, to } = correction ?? { from: 0, to: message.said.length }
    const at = correction ? { ...situation, step: step.id, doubt: null, draft: {} } : situation
    const part = correction ? within(message, correction) : message
    const every = kind
      .find(part, at, step)
      .filter((each) => isFree(each) && each.to > from && each.from < to)
      .filter((each) => step.id === at.step || each.isOwn)
    const isOpen = step.id === at.step
    const isEarly = step.id !== situation.step && !situation.order.answers[step.id]
    const decision = decideOn({ message: part, step: step.id, kind: kind.kind, isOpen, isEarly, why }, every)
    claimed.push(...every)
    // a part of what is corrected opens its question
    const isPart = correction && decision?.doubt && PARTS.has(decision.doubt.why)
    // of two ways that nobody has asked for yet, neither is kept
    return decision && !isPart && !(isEarly && decision.doubt?.why === 'either') ? decision : []
  })
  // digits at a question for digits are its own: 'o final é 09'
  const isOfDigits = kindsOf(stepOf(situation.order, situation.step)).some((kind) => DIGITS.has(kind))
  const part = isOfDigits ? null : changedPart(message, situation)
  const isTold = part && decisions.every(({ step }) => step !== part.step) && isFree(part)
  return isTold ? [...decisions, { step: part.step, taken: part.values, at: [part] }] : decisions
}

/** The message with everything left out that lies outside a part of it, so that places stay. */
const within = (message: Message, { from, to }: Span): Message => {
  const only = (text: string) => ' '.repeat(from) + text.slice(from, to) + ' '.repeat(text.length - to)
  return { ...message, said: only(message.said), raw: only(message.raw) }
}

const DIGITS: ReadonlySet<ValueKind> = new Set(['cep', 'phone', 'document', 'account', 'code'])
const PARTS: ReadonlySet<Doubt['why']> = new Set(['part', 'surname', 'invalid', 'ddd'])

/** What a decision is about. */
interface About {
  readonly message: Message
  readonly step: StepId
  readonly kind: ValueKind
  readonly isOpen: boolean
  /** Whether nobody has asked for it yet. */
  readonly isEarly: boolean
  readonly why: Why
}

function decideOn(about: About, every: readonly Found[]): Decision | null {
  const { message, step, kind, isOpen, isEarly, why } = about
  const stood = standing(message.said, every)
  // what is denied with nothing in its place stays a proposal
  const all = distinct(stood.length > 0 ? current(message.said, stood) : every)
  const valid = all.filter((each) => each.why !== 'invalid')
  const found = valid.length > 0 ? valid : all
  const [first, ...others] = found
  if (!first) return null
  const doubt = (reason: Doubt['why'], or = first.or): Decision => {
    why(`propose ${step} ${JSON.stringify(or ?? first.values)} (${reason})`)
    const values = withoutConsent(first.values)
    return { step, at: every, doubt: { step, values, why: reason, ...(or ? { or } : {}) } }
  }
  if (others.length > 0) {
    const values = found.map((each) => withoutConsent(each.values))
    return doubt('either', values)
  }
  const sign = stood.length === 0 ? 'no' : stopSign(message, first, kind, isOpen)
  if (sign) why(`stop sign '${sign}' beside ${JSON.stringify(message.raw.slice(first.from, first.to))}`)
  // 'o débito é seguro?' chooses nothing
  if (isEarly && sign === 'question') return null
  if (first.why !== undefined) return doubt(sign && first.why === 'guess' ? 'confirm' : first.why)
  if (sign) return doubt('confirm')
  why(`take ${step} ${JSON.stringify(first.values)}`)
  return { step, taken: first.values, at: every }
}

const distinct = (found: readonly Found[]): readonly Found[] =>
  found.filter(({ values }, at) => found.findIndex((each) => isSameJson(each.values, values)) === at)

/** A consent is never part of another value's proposal. */
const withoutConsent = ({ accept_promotions: _consent, ...values }: Values): Values => values as Values

const OF_HOLDER: ReadonlySet<ValueKind> = new Set(['name', 'mother', 'birth', 'document'])

/** Several data of another person than the one that the order has are proposed as a set, never recorded in part. */
function ofOneHolder(decisions: readonly Decision[], { order, step: open }: Situation): readonly Decision[] {
  const isOther = ({ step, taken }: Decision) =>
    taken !== undefined &&
    step !== open &&
    order.answers[step] !== undefined &&
    kindsOf(stepOf(order, step)).some((kind) => OF_HOLDER.has(kind)) &&
    Object.entries(taken).some(([field, value]) => order.answers[step]?.values[field] !== value)
  if (decisions.filter(isOther).length < 2) return decisions
  return decisions.map((each) =>
    isOther(each)
      ? { ...each, taken: undefined, doubt: { step: each.step, values: each.taken ?? {}, why: 'holder' } }
      : each,
  )
}
