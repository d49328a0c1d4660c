/**
 * Checks a condition or a reserve with which a visitor confirms the order: says whether the order meets it, and asks for
 * the yes. A message with one never places the order by itself (D132).
 */
import { conditionsOfOrder } from '../../content/conditional-confirmation.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import { answerAsItStands } from '../../questions/describe-answer-change.ts'
import { asideOpened, messageRead, type OpenDoubt } from '../../store/redux-actions.ts'
import { read } from '../../understanding/read-message.ts'
import { mentionedPlan } from '../../understanding/words/find-mentioned-plan.ts'
import type { Reading, Situation } from '../../understanding/reading-types.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { plansOnOffer } from '../find-offered-plans-and-plan-step.ts'
import { withoutSecrets } from '../hide-secrets-in-message.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { choicesNamed, type NamedChoice } from './find-choices-mentioned-in-message.ts'
import { separateDoubts } from './join-changes-at-review.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { ask, clearInput, say, show, tell, type Moves } from './chat-move-types.ts'

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

/** Replies to a message at the review that confirms the order under a condition, or except for something. */
export function checkCondition(received: ReceivedMessage): Moves | null {
  const { reading, text, echo, pending, situation } = received
  const { order, step } = situation
  if (stepOf(order, step).view !== 'review') return null
  const isUnsure = reading.doubts.some((doubt) => doubt.step === step)
  const reserve = reserveIn(text, situation, isUnsure)
  if (!reserve || reading.command !== null || reading.wayOut !== null) return null
  const before = text.slice(0, text.indexOf(reserve.text)).replace(/[\s,;.]+$/, '')
  const isYes = agrees(reading, before, situation)
  if (reserve.isCondition ? !isYes && isElse(reading, step) : !isYes || isElse(reading, step)) return null
  const { said, changes } = replyTo(reserve, situation)
  const condition = withoutSecrets(order, step, reserve.text)
  const confirm: OpenDoubt = {
    step,
    values: { accept_information: 'true' },
    why: 'confirm',
    condition,
    question: conditionsOfOrder.confirm,
  }
  // what the condition names is newer than what was asked about before
  const settled = new Set([step, ...changes.map((each) => each.step)])
  const open = pending ? separateDoubts(pending).filter((each) => !settled.has(each.step)) : []
  const [first, ...others] = [...changes, ...open]
  return [
    messageRead({ understood: true }),
    clearInput,
    show(echo),
    ...said,
    ask(first ? { ...first, next: [...others, confirm] } : confirm),
  ]
}

/** How the order stands on a condition, and the changes that would meet it. */
interface ConditionReply {
  readonly said: Moves
  readonly changes: readonly OpenDoubt[]
}

/** Says how the order stands on what the condition names. */
function replyTo({ text, said, statement, isCondition }: Reserve, situation: Situation): ConditionReply {
  const { order } = situation
  const named = choicesNamed(statement, situation)
  const stands = (choices: readonly NamedChoice[]) =>
    choices.map(({ step }) => answerAsItStands(order, step)).join('; ')
  const { met, unmet, stated, unknown, unread } = conditionsOfOrder
  const others = named.filter(({ isAsRecorded }) => !isAsRecorded)
  if (named.length > 0 && OPEN.test(said)) return { said: [say(stated(stands(named)))], changes: [] }
  if (others.length > 0)
    return {
      said: [say(unmet)],
      changes: others.map(({ step, values }): OpenDoubt => ({ step, values, why: 'confirm' })),
    }
  if (named.length > 0) return { said: [say(met(stands(named)))], changes: [] }
  const quoted = withoutSecrets(order, situation.step, text)
  const unexplained = say(isCondition ? unknown(quoted) : unread(quoted))
  return { said: replyToKnown(text, situation) ?? [unexplained], changes: [] }
}

/** Answers a condition about the service ("se não tiver multa"), or about a plan that is not on offer. */
function replyToKnown(text: string, situation: Situation): Moves | null {
  const missing = lazyHandlers()?.planNotOnOffer(situation.order, text)
  if (missing) return [say(missing.text), asideOpened({ actions: missing.actions })]
  const { facts } = read(`${text.replace(/[.!?\s]+$/, '')}?`, { ...situation, doubt: null })
  return facts.length > 0 ? [tell(facts, text, false)] : null
}
