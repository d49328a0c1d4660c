/**
 * Checks a condition or a reserve with which a visitor confirms the order: says whether the order meets it, and asks for
 * the yes. A message with one never places the order by itself (D132).
 */
import { conditionsOfOrder } from '../../content/conditions-of-order.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { answerAsItStands } from '../../questions/change-in-words.ts'
import { asideOpened, messageRead, type OpenDoubt } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import { read } from '../../understanding/read-message.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { plansOnOffer } from '../offered-plans.ts'
import { withoutSecrets } from '../mask-secrets-in-message.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { addAssistantMessage, addVisitorMessage, type ChatStore } from './add-chat-lines.ts'
import { answerFacts } from './answer-visitor-questions.ts'
import { askToConfirm } from './ask-about-doubtful-values.ts'
import { choicesNamed, type NamedChoice } from './choices-named-in-message.ts'
import { clearInput } from './clear-or-fill-current-input.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'

/** The conjunctions that make a statement depend on something. */
const CONDITION =
  /\b(?:(?:so|somente|apenas) (?:se|quando|caso)|(?:contanto|desde) que|(?:menos|exceto) (?:se|que|quando)|com a condicao(?: de que)?|a (?:nao ser|menos)(?: que| se)?|se|caso|senao)\b/
/** The conjunctions behind which something is excepted from what was said. */
const RESERVE = /\b(?:mas|porem|so que|entretanto|todavia|exceto|tirando|menos)\b/
/** What happens anyway: 'se Deus quiser', 'me avisa se atrasar'. */
const NO_CONDITION =
  /\bse (?:deus|jesus) (?:quiser|permitir)\b|\bse (?:(?:eu|voces|vcs) )?precisar(?:em)?\b|\b(?:avis|lig|cham|fal)\w*(?: (?:me|mim|comigo|aqui|por aqui))* (?:se|caso) [^,.;]*/g
/** A comparison, an exclusion or an alternative: the visitor judges it. */
const OPEN =
  /\b(?:nao|nunca|nem|antes|depois|ate|menos|mais|acima|abaixo|ou|qualquer|tanto faz|sem (?!(?:o )?debito))\b/

/** The verbs of a condition; in its place, "fica" makes it a statement, which can be read. */
const SUPPOSES =
  /(?<!\p{L})(?:for|forem|fosse|seja|sejam|ficar|fique|vier|vierem|cair|der (?:pra|para) ser)(?!\p{L})/giu

interface Reserve {
  /** The condition as typed, and in lower case without accents. */
  readonly text: string
  readonly said: string
  /** What it names, as a statement. */
  readonly statement: string
  readonly isCondition: boolean
}

/** Returns the condition or the reserve in a message; null if it has none. */
function reserveIn(message: string, { order }: Situation, isUnsure: boolean): Reserve | null {
  const said = lowerWithoutAccents(message).replace(NO_CONDITION, (found) => ' '.repeat(found.length))
  const condition = CONDITION.exec(said)
  const found = condition ?? RESERVE.exec(said)
  const isOtherPlan = !found && isUnsure && namesOtherPlan(order, said)
  if (!found && !isOtherPlan) return null
  const [from, to] = found ? [found.index, found.index + found[0].length] : [0, 0]
  return {
    text: message.slice(from).trim(),
    said: said.slice(from),
    statement: message.slice(to).replace(SUPPOSES, 'fica').trim(),
    isCondition: condition !== null,
  }
}

/** Whether a message names a speed that is not on offer. */
function namesOtherPlan(order: Order, said: string): boolean {
  const speed = mentionedPlan(said)?.speed ?? null
  const speeds = plansOnOffer(order).map(speedOf)
  return speed !== null && speeds.length > 0 && !speeds.includes(speed)
}

/** Whether what stands before the reserve, or the whole message, agrees to the order. */
const agrees = (reading: Reading, before: string, situation: Situation): boolean => {
  const isYes = ({ answers, doubts, agreed }: Reading) =>
    agreed === true ||
    answers[situation.step] !== undefined ||
    doubts.some(({ step }) => step === situation.step)
  return isYes(reading) || (before !== '' && isYes(read(before, { ...situation, doubt: null })))
}

/** Whether the rest of a message is handled as it is: it answers or changes something else, or asks. */
function isElse(reading: Reading, step: string): boolean {
  const { answers, doubts, facts, command, wayOut, unanswered } = reading
  const others = [...Object.keys(answers), ...doubts.map((doubt) => doubt.step)].filter((id) => id !== step)
  return others.length > 0 || facts.length > 0 || command !== null || wayOut !== null || unanswered
}

/**
 * Handles a message at the review that confirms the order under a condition, or except for something.
 * @returns whether it did; otherwise the message is handled like any other
 */
export function handleCondition(store: ChatStore, received: ReceivedMessage): boolean {
  const { reading, text, echo, pending, situation } = received
  const { order, step } = situation
  if (stepOf(order, step).view !== 'review') return false
  const isUnsure = reading.doubts.some((doubt) => doubt.step === step)
  const reserve = reserveIn(text, situation, isUnsure)
  const before = reserve ? text.slice(0, text.indexOf(reserve.text)).replace(/[\s,;.]+$/, '') : ''
  if (!reserve) return false
  const isYes = agrees(reading, before, situation)
  if (reading.command !== null || reading.wayOut !== null) return false
  if (reserve.isCondition ? !isYes && isElse(reading, step) : !isYes || isElse(reading, step)) return false
  store.dispatch(messageRead({ understood: true }))
  clearInput(store)
  addVisitorMessage(store, echo)
  const changes = reply(store, reserve, situation)
  const condition = withoutSecrets(order, step, reserve.text)
  const confirm: OpenDoubt = {
    step,
    values: { accept_information: 'true' },
    why: 'confirm',
    condition,
    question: conditionsOfOrder.confirm,
  }
  const open = pending && pending.step !== step ? [{ ...pending, next: [] }, ...(pending.next ?? [])] : []
  const [first, ...others] = [...changes, ...open.filter((each) => each.step !== step)]
  askToConfirm(store, first ? { ...first, next: [...others, confirm] } : confirm, '')
  return true
}

/** Says how the order stands on what the condition names. Returns the changes that would meet it. */
function reply(
  store: ChatStore,
  { text, said, statement, isCondition }: Reserve,
  situation: Situation,
): readonly OpenDoubt[] {
  const order = selectOrder(store.getState())
  const named = choicesNamed(statement, situation)
  const stands = (choices: readonly NamedChoice[]) =>
    choices.map(({ step }) => answerAsItStands(order, step)).join('; ')
  const { met, unmet, stated, unknown, unread } = conditionsOfOrder
  const others = named.filter(({ isAsRecorded }) => !isAsRecorded)
  if (named.length > 0 && OPEN.test(said)) addAssistantMessage(store, stated(stands(named)))
  else if (others.length > 0) {
    addAssistantMessage(store, unmet)
    return others.map(({ step, values }): OpenDoubt => ({ step, values, why: 'confirm' }))
  } else if (named.length > 0) addAssistantMessage(store, met(stands(named)))
  else if (!saysKnown(store, text, situation)) {
    const quoted = withoutSecrets(order, situation.step, text)
    addAssistantMessage(store, isCondition ? unknown(quoted) : unread(quoted))
  }
  return []
}

/** Answers a condition about the service ("se não tiver multa"), or about a plan that is not on offer. */
function saysKnown(store: ChatStore, text: string, situation: Situation): boolean {
  const missing = lazyHandlers()?.planNotOnOffer(situation.order, text)
  if (missing) {
    addAssistantMessage(store, missing.text)
    store.dispatch(asideOpened({ actions: missing.actions }))
    return true
  }
  const { facts } = read(`${text.replace(/[.!?\s]+$/, '')}?`, { ...situation, doubt: null })
  if (facts.length === 0) return false
  answerFacts(store, facts, text, false)
  return true
}
