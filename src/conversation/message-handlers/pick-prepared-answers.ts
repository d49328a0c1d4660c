/** Returns the prepared answers to visitors' questions and remarks, with this visitor's plan and prices. */
import { answersToWorries } from '../../content/replies-to-worries.ts'
import { isRemark, questionsRefinedByRemark } from '../../content/questions-refined-by-remark.ts'
import { type FactFigures, visitorQuestions, type FactId } from '../../content/visitor-questions.ts'
import { remarkAnswers } from '../../content/replies-about-prices-and-plans.ts'
import type { Plan } from '../../contract/plan.ts'
import { paysByDebit, planOf } from '../../funnel/chosen-plan-and-price.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import { isOptional } from '../../funnel/optional-questions.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { promisedRows } from '../../questions/order/build-order-card-and-receipt-texts.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectCan, selectDraft, selectOrder, selectPosition } from '../../store/selectors.ts'
import { readPaymentSentence } from '../../ui/read-payment-sentence-from-head.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import { plansNamed } from '../../understanding/words/plans-named-in-text.ts'
import { MessageText } from '../../understanding/words/prepared-message-text.ts'
import { REFUSES, REFUSES_TO_SAY } from '../../understanding/words/refusal-and-why-patterns.ts'
import { answerRemark, priceRange } from './answer-remarks-about-plans-and-prices.ts'
import { planFieldOf, plansOnOffer } from '../find-offered-plans-and-plan-step.ts'
import { choosePlanButton } from './plan-and-payment-buttons.ts'
import type { TalkAnswer } from './reply-with-buttons-type.ts'

/**
 * Returns what the prepared answers may mention: the visitor's plan, the plans on offer and the cheapest of
 * them, those that the page sells, whether the visitor pays by direct debit, how bills may be paid, what the campaign promises, and whether
 * everything can be erased here.
 * @param asked the plan that is asked about, which need not be the visitor's
 */
function figuresOf(state: RootState, asked: Plan | undefined): FactFigures {
  const order = selectOrder(state)
  const { sold } = state.dialogue.memory
  const plans = plansOnOffer(order)
  const [cheapest, another] = plans
  const plan = asked ?? planOf(order) ?? (another ? undefined : cheapest)
  const isDebit = paysByDebit(order)
  const payment = readPaymentSentence()
  return {
    canErase: selectCan(state, 'erasure'),
    plans,
    ...(sold && { sold }),
    ...(plan ? { plan } : {}),
    ...(cheapest ? { cheapest } : {}),
    ...(isDebit === undefined ? {} : { isDebit }),
    ...(payment ? { payment } : {}),
    promises: promisedRows(order),
  }
}

/** Returns the ids to answer, without questions that a remark refines. */
export function questionsToAnswer(ids: readonly string[]): readonly string[] {
  const covered = ids.filter(isRemark).flatMap((id): readonly string[] => questionsRefinedByRemark[id])
  return ids.filter((id) => !covered.includes(id))
}

const ASKS_PIX = /\bpix\b|\bqr ?code\b/i
const ASKS_UNBOUND = /\bsem (?:\w+ ){0,2}(?:fidel\w+|multas?|contratos?|carencia|pres[oa]|prend\w+|amarr\w+)/

const isFact = (id: string): id is FactId => Object.hasOwn(visitorQuestions, id)

/** Values without which there is another way: a bill instead of the account, an order without an e-mail address. */
const REPLACEABLE = /^por-que-(?:conta|email)$/

/** Whether a message refuses the value whose reason is told, although the order needs it. */
const isNeeded = (state: RootState, id: string, message: string): boolean =>
  id.startsWith('por-que-') &&
  !REPLACEABLE.test(id) &&
  !isOptional(stepOf(selectOrder(state), selectPosition(state))) &&
  lowerWithoutAccents(message.normalize('NFC'))
    .split(/[.,;!?\n]/)
    .some((part) => REFUSES.test(part) || REFUSES_TO_SAY.test(part))

/**
 * Returns the answer to a visitor's question or remark, with this visitor's plan and prices. If the visitor refuses
 * to give a value, the answer says what happens without it.
 * @returns undefined for an unknown id
 */
export function preparedAnswer(state: RootState, id: string, message: string): TalkAnswer | undefined {
  const told = answerTo(state, id, message)
  return told && isNeeded(state, id, message)
    ? {
        ...told,
        text: told.text + answersToWorries.needed,
        actions: [{ label: remarkAnswers.buttons.person }],
      }
    : told
}

function answerTo(state: RootState, id: string, message: string): TalkAnswer | undefined {
  if (isRemark(id)) return answerRemark(state, id, message)
  if (!isFact(id)) return answerOfFaq(state, id)
  const order = selectOrder(state)
  const { range, sold = [] } = state.dialogue.memory
  if (id === 'preco' && range && plansOnOffer(order).length === 0) {
    const named = planNamedAlone(message, sold)
    return { text: priceRange(named ? [named, named] : range) }
  }
  if (id === 'por-que-cpf' && selectDraft(state, 'cpf').person_type === 'pj')
    return { text: textOf(order, 'cpf').variants?.pj?.why ?? '' }
  const { answer, link } = visitorQuestions[id]
  const asksCompany = id === 'empresa' && isStepOf(order, 'cpf') && !order.answers.cpf
  const asked = planAskedAbout(order, message)
  const actions = asksCompany
    ? [{ label: remarkAnswers.buttons.company }]
    : isProposed(state, order)
      ? []
      : choosePlanButton(order, asked)
  return {
    text: answer({
      ...figuresOf(state, asked),
      isPix: ASKS_PIX.test(message),
      isStreaming: isAboutStreaming(lowerWithoutAccents(message)),
      isUnbound: ASKS_UNBOUND.test(lowerWithoutAccents(message)),
    }),
    ...(link ? { link } : {}),
    ...(actions.length > 0 ? { actions } : {}),
  }
}

/** Whether a text in lower case without accents is about plans with streaming, in general or by a service. */
function isAboutStreaming(said: string): boolean {
  const { isPlain = false, services = [] } = mentionedPlan(said) ?? {}
  return !isPlain && (services.length > 0 || /\bstreamings?\b/.test(said))
}

/** Returns the answer to a question of the campaign's FAQ, without the empty lines between its paragraphs. */
function answerOfFaq({ dialogue: { memory } }: RootState, id: string): TalkAnswer | undefined {
  const entry = memory.faq?.[Number(id.replace(/^faq:/, ''))]
  const [link] = entry?.links ?? []
  return (
    entry && {
      text: entry.answer.replaceAll(/\n+/g, '\n').replaceAll(/^- /gm, '• '),
      ...(link ? { link } : {}),
    }
  )
}

/** A number that is a speed, 'o de 500', '700 mega', and none of a house. */
const SPEED =
  /\b(?:o|do|pelo|plano|internet) (?:de )?\d{3,4}\b|\d ?(?:m|g)(?:b|bps|ega|egas|iga|igas)?\b|\bgigas?\b/

/** The plan that a message names by its speed, without streaming where several have that speed; none if it names none. */
function planNamedAlone(message: string, sold: readonly Plan[]): Plan | undefined {
  const { said } = new MessageText(message)
  if (/\d{3}/.test(said) && !SPEED.test(said)) return undefined
  const named = plansNamed(said, sold)
  const isOneSpeed = new Set(named.map(({ speed }) => speed)).size === 1
  return isOneSpeed ? (named.find(({ subscriptions }) => subscriptions.length === 0) ?? named[0]) : undefined
}

/** The only plan that a question names, while none is chosen: it is offered below the answer (D129). */
function planAskedAbout(order: Order, message: string): Plan | undefined {
  if (planOf(order)) return undefined
  const [only, another] = plansNamed(new MessageText(message).said, plansOnOffer(order))
  return another ? undefined : only
}

/** Whether the chat proposes a plan already, so that it needs no button besides. */
const isProposed = (state: RootState, order: Order): boolean =>
  state.dialogue.doubt?.step === planFieldOf(order)?.step
