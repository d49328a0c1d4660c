/** What only the review asks: a condition, a new price, what is to be corrected; and another holder of the contract. */
import { chatReplies, conditionsOfOrder, answerJustGiven } from '../content/command-replies.ts'
import { otherHolder } from '../content/other-contract-holder.ts'
import { orderPrice } from '../funnel/chosen-plan-and-price.ts'
import { haveSameValues } from '../funnel/form-values.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { MessageValueKind } from '../funnel/field-types.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { unbrokenBRL } from '../lib/format-prices-and-counts.ts'
import { lowerCase } from '../lib/text.ts'
import { answerAsItStands } from '../questions/describe-answer-change.ts'
import { directDebitPriceNote } from '../questions/direct-debit-notes.ts'
import { orderConfirmationWithdrawn } from '../store/order-confirmation-withdrawn.ts'
import {
  asideOpened,
  doubtRaised,
  noticeClosed,
  waitEnded,
  type ChatAction,
  type OpenDoubt,
} from '../store/redux-actions.ts'
import { selectBanks, selectNotice } from '../store/selectors.ts'
import { choiceLabel } from '../questions/answer-chip-texts.ts'
import { askWhichGroup, toPerson } from './commands.ts'
import { kindsOf, type Heard } from './heard-message.ts'
import { askAgain, begun, isQuestionAskedLast, say, show, UNDERSTOOD, type Moves } from './moves.ts'
import { propose } from './proposals.ts'
import { problemWith, record } from './value-recording.ts'
import { tell, topicsOf } from './topic-answers.ts'

const isReview = ({ step }: Heard) => step.view === 'review'

/** Accepts the price that the notice at the review asks about. It orders nothing yet (X24). */
export function acceptNewPrice({ state, order, reading, at, step, echo }: Heard): Moves | null {
  const isAsked = selectNotice(state)?.kind === 'price-changed' && step.view === 'review'
  if (!isAsked || (reading.agreed !== true && reading.answers[at] === undefined)) return null
  const price = unbrokenBRL(orderPrice(order))
  const accepted = chatReplies.commands.priceAccepted(price, directDebitPriceNote(order))
  return [...begun(echo), noticeClosed(), say(accepted), askAgain]
}

/** Holds an order back that could not be sent yet, after any message that is not another yes. */
export function holdBack({ state, reading, echo }: Heard): Moves | null {
  if (state.ui.wait?.what !== 'finish') return null
  const isTakenBack =
    reading.agreed === false ||
    reading.command === 'back' ||
    reading.command?.startsWith('correct:') === true ||
    reading.facts.some((id) => /^(?:desistir|volto-depois|nao-confirmo)$/.test(id))
  if (!isTakenBack) return null
  const moves = [orderConfirmationWithdrawn(), waitEnded(), show(echo)]
  return [UNDERSTOOD, ...moves, say(answerJustGiven.heldBack), askAgain]
}

const CONDITION = /(?<![a-z])(?:se|caso|desde que|contanto|mas|so|depois|quando|ate|menos)(?![a-z])/

/** Says how the order stands on a condition of its yes, and asks for the yes. Such a message never places it (D132). */
export function checkCondition(heard: Heard): Moves | null {
  const { reading, order, at, echo, masked, text } = heard
  const isConfirmed = reading.doubts.some(({ step, why }) => step === at && why === 'confirm')
  // a change beside it is made, and the button is left (D154)
  if (!isReview(heard) || !isConfirmed || Object.keys(reading.answers).length > 0) return null
  const { met, unmet, unknown, confirm } = conditionsOfOrder
  const named = reading.doubts.filter(({ step }) => step !== at && order.answers[step] !== undefined)
  const others = named.filter((each) => !isAsRecorded(order, each.step, each.values))
  const topics = topicsOf(reading)
  const stands = named.map(({ step }) => answerAsItStands(order, step)).join('; ')
  const said: Moves =
    others.length > 0
      ? [say(unmet)]
      : named.length > 0
        ? [say(met(stands))]
        : topics.length > 0
          ? tell(topics, text)
          : CONDITION.test(lowerCase(text))
            ? [say(unknown(masked))]
            : []
  const condition: OpenDoubt = {
    step: at,
    values: reading.doubts.find(({ step }) => step === at)?.values ?? {},
    why: 'confirm',
    condition: masked,
    question: confirm,
  }
  return [
    ...begun(echo),
    ...said,
    say(confirm),
    doubtRaised(condition),
    ...(others.length > 0 ? [asideOpened({ actions: changeButtons(heard, others) })] : []),
  ]
}

const isAsRecorded = ({ answers }: Order, step: StepId, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => value === '' || answers[step]?.values[name] === value)

const changeButtons = (
  { order, state }: Heard,
  others: readonly { readonly step: StepId; readonly values: Values }[],
): ChatAction[] =>
  others.flatMap(({ step, values }) => {
    const whole = { ...order.answers[step]?.values, ...values }
    const label = choiceLabel(order, step, whole, selectBanks(state) ?? [], false)
    return label && problemWith(order, step, whole) === null ? [{ label, answers: { [step]: whole } }] : []
  })

/** Asks whether the order is to be placed, after a yes to something else that the chat has said (D133). */
export function askForConsent(heard: Heard): Moves | null {
  const { state, reading, at, doubt, echo } = heard
  const { [at]: consent, ...others } = reading.answers
  if (!isReview(heard) || !consent || Object.keys(others).length > 0) return null
  if (doubt?.step === at || isQuestionAskedLast(state)) return null
  return [
    ...begun(echo),
    propose({ step: at, values: consent, why: 'confirm', question: conditionsOfOrder.confirm }),
  ]
}

/** A no to the order, or to something that is not named: it is asked what is to be corrected. */
export function askWhatIsWrong(heard: Heard): Moves | null {
  const { reading, order, echo } = heard
  const isNo = reading.facts.includes('nao-confirmo') || (isReview(heard) && reading.agreed === false)
  if (!isNo) return null
  if (order.finished) return [...begun(echo), ...toPerson(answerJustGiven.alreadyOrdered)]
  return [
    ...begun(echo),
    ...(isReview(heard) ? askWhichGroup(order) : [say(chatReplies.commands.corrigirUnknown)]),
  ]
}

const WHO: ReadonlySet<MessageValueKind> = new Set(['name', 'birth', 'mother', 'document'])

/** Words that speak of whose the contract is. */
const OF_HOLDER = /\btitular\b|\bno nome d[aeo]/i
const CHANGES = /\b(?:troc|mud|alter|p[oõ]e|coloc|bot|pass)/i

/** Proposes the data of another holder as one set, with one yes: recorded all or none (D133). */
export function proposeOtherHolder(heard: Heard): Moves | null {
  const { reading, order, echo, text } = heard
  const isOfPerson = (id: StepId) => kindsOf(stepOf(order, id)).some((kind) => WHO.has(kind))
  const isOther = (id: StepId, values: Values) => {
    const given = order.answers[id]
    return given !== undefined && !given.isUnsure && !haveSameValues(given.values, values)
  }
  const doubts = reading.doubts.filter(({ step }) => isOfPerson(step))
  const answers = Object.entries(reading.answers).filter(([step]) => isOfPerson(step))
  const told = [...doubts.map(({ step, values }) => [step, values] as const), ...answers]
  const isChange = told.some(([step, values]) => isOther(step, values))
  const isSet = doubts.length > 0 && told.length > 1 && isChange
  const isAsked = told.length === 0 && CHANGES.test(text) && order.answers.nome !== undefined
  const isWanted = (isChange || isAsked) && OF_HOLDER.test(text) && !text.includes('?')
  const isNamed = told.some(([, { name }]) => name !== undefined) || !OF_HOLDER.test(text)
  if (order.finished || (!isSet && !isWanted)) return null
  const others = Object.fromEntries(
    Object.entries(reading.answers).filter(
      ([step]) => !isOfPerson(step) && (step !== heard.at || !isReview(heard)),
    ),
  )
  const beside = Object.keys(others).length > 0 ? [record(others, true)] : []
  const isWhole = doubts.every(({ why }) => why === 'confirm' || why === 'guess' || why === 'holder')
  const [first, ...rest] = told
  if (
    isSet &&
    isNamed &&
    first &&
    isWhole &&
    told.every(([step, values]) => problemWith(order, step, values) === null)
  ) {
    const set = Object.fromEntries(rest)
    return [...begun(echo), ...beside, propose({ step: first[0], values: first[1], why: 'holder', set })]
  }
  return [...begun(echo), ...beside, say(otherHolder.incomplete), ...(isReview(heard) ? [] : [askAgain])]
}
