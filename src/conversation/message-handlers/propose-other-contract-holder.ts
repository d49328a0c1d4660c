/**
 * Proposes the data of another holder of the contract as one set, with one yes: they are recorded all or none (D133). A
 * set that is not whole is asked for as a whole.
 */
import { otherHolder } from '../../content/other-contract-holder.ts'
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { messageRead, type OpenDoubt } from '../../store/redux-actions.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { valueKindsOf, type ValueKind } from '../../understanding/value-kinds.ts'
import { ask, askAgain, clearInput, record, say, show, type Moves } from './chat-move-types.ts'
import { problemWith } from './check-answers-from-message.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { isUnderstood } from './read-message-in-context.ts'

/** Kinds of value that say who somebody is. */
const WHO: ReadonlySet<ValueKind> = new Set(['name', 'birth', 'mother', 'document'])
/** Words that speak of whose the contract is. */
const OF_HOLDER = /\btitular\b|\b(?:no|em|pro) nome d[aeo]|\bno nome (?:del|da|do)|\bno meu nome\b/
/** The visitor's own name, beside which the data are no set of another holder's. */
const OWN_NAME =
  /(?<!\bno )\bmeu (?:sobre)?nome\b(?: (?!d[aeo]\b)[a-z]+)? (?:e|eh|ta|esta|saiu|foi)\b|\bme chamo\b/
/** Asks for another holder without telling their data. */
const WANTS_OTHER =
  /\b(?:troc|mud|alter|pass|coloc|bot|deix|transfer)\w*\b[^.;!?]{0,24}\b(?:titular(?:idade)?\b(?= (?:pr|par|do|da)|\W*$)|(?:nome|titularidade) (?:del[ea]|d[aeo] (?:meu|minha|outr[ao]|el[ea])))|\b(?:poe|poem|ponha|por)\b[^.;!?]{0,16}\bnome (?:del[ea]\b|d[aeo] (?:meu|minha|outr[ao])\b)/

interface Told {
  readonly step: StepId
  readonly values: Values
  readonly why: OpenDoubt['why'] | null
}

/** Returns what a message tells of who somebody is. */
const toldOfPerson = ({ reading, situation: { order } }: ReceivedMessage): Told[] =>
  [
    ...Object.entries(reading.answers).map(([step, values]): Told => ({ step, values, why: null })),
    ...reading.doubts,
  ].filter(({ step }) => valueKindsOf(stepOf(order, step)).some((kind) => WHO.has(kind)))

function replaces({ answers }: Order, { step, values }: Told): boolean {
  const given = answers[step]
  return given !== undefined && !given.isUnsure && !areSameValues(given.values, values)
}

/** Whether a value can be recorded once the visitor has said yes. */
const isWhole = (order: Order, { step, values, why }: Told): boolean =>
  (why === null || why === 'confirm') && problemWith(order, step, values) === null

/** Replies to a message that makes somebody else the holder of the contract. */
export function proposeOtherHolder(received: ReceivedMessage): Moves | null {
  const { reading, text, echo, situation } = received
  const { order } = situation
  const name = findStep(
    order,
    (step) => order.answers[step.id] !== undefined && valueKindsOf(step).includes('name'),
  )
  if (!name || order.finished) return null
  const told = toldOfPerson(received)
  const said = lowerWithoutAccents(text)
  const isReplacing = told.some((each) => replaces(order, each))
  const isSet = told.length > 1 && isReplacing && !OWN_NAME.test(said) && told.some(({ why }) => why !== null)
  const isPart = told.length === 1 && isReplacing && told[0]?.why !== null && OF_HOLDER.test(said)
  const isAsked = told.length === 0 && !text.includes('?') && WANTS_OTHER.test(said)
  const isElse = reading.facts.length > 0 || (reading.command ?? 'correct:').startsWith('correct:') === false
  if (isElse || !(isSet || isPart || (isAsked && isUnderstoodAsOwn(received, name.id)))) return null
  const isOfPerson = ({ step }: { readonly step: StepId }) => told.some((each) => each.step === step)
  const others = Object.entries(reading.answers).filter(
    ([step]) => !isOfPerson({ step }) && stepOf(order, step).view !== 'review',
  )
  const next = reading.doubts.filter(
    (each) => !isOfPerson(each) && stepOf(order, each.step).view !== 'review',
  )
  const begun = [
    messageRead({ understood: true }),
    clearInput,
    show(echo),
    ...(others.length > 0 ? [record(Object.fromEntries(others), true)] : []),
  ]
  const [first, ...rest] = told
  const isNamed = told.some(({ step }) => step === name.id) || !OF_HOLDER.test(said)
  if (isSet && isNamed && first && told.every((each) => isWhole(order, each))) {
    const set = Object.fromEntries(rest.map(({ step, values }) => [step, values]))
    return [...begun, ask({ step: first.step, values: first.values, why: 'holder', set, next })]
  }
  const [open, ...later] = next
  // a yes to this orders nothing
  const isAskedAgain = stepOf(order, situation.step).view !== 'review'
  return [
    ...begun,
    say(otherHolder.incomplete),
    ...(open ? [ask({ ...open, next: later })] : isAskedAgain ? [askAgain] : []),
  ]
}

/** Whether a message without data is read as nothing, or as the wish to correct the name. */
const isUnderstoodAsOwn = ({ reading }: ReceivedMessage, name: StepId): boolean =>
  reading.command === `correct:${name}` || reading.command === 'correct:' || !isUnderstood(reading)
