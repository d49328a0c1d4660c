/** Says what replacing an answer has changed, in the chat and on pages alike. */
import { appointmentWords } from '../content/appointment-texts.ts'
import { changedAnswers } from '../content/changed-answers.ts'
import { withAnswer } from '../funnel/apply-answer-and-clear-dependents.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import { stepsChanged } from '../funnel/form-values.ts'
import { idsOf, stepOf } from '../funnel/journey-registry.ts'
import type { Answers, Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { capitalised } from '../lib/text.ts'
import { answerText } from './format-answer-as-text.ts'
import { textOf, wordingOf } from './look-up-step-texts.ts'

/** Returns what an answer is called: 'Vencimento'. Parts of the address are called by their own names. */
export const answerLabel = (order: Order, id: StepId): string =>
  (stepOf(order, id).isKeptInTab ? '' : wordingOf(order, id).row) || capitalised(textOf(order, id).name)

/** Returns an answer as it continues a sentence: 'dia 10', but 'João Pereira'. */
export function answerInSentence(order: Order, id: StepId): string {
  const text = answerText(order, id)
  const isPhrase = /^(?:choice|dates)$/.test(stepOf(order, id).view)
  return isPhrase ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Returns the question that is asked before an answer is replaced: 'Vencimento: dia 10 → dia 15. É isso?' */
export function changeAsked(order: Order, id: StepId, values: Values): string {
  const after = { ...order, answers: { ...order.answers, [id]: { values } } }
  const plan = planOf(order)
  const isOfPlan = plan !== null && plan.id !== planOf(after)?.id
  const was = isOfPlan ? plan.plan : answerInSentence(order, id)
  const now = answerInSentence(after, id)
  const box = was === now ? boxInWords(order, id, { before: order.answers, after: after.answers }) : ''
  return box ? changedAnswers.askBox(box) : changedAnswers.ask(answerLabel(order, id), was, now)
}

/**
 * Returns the question that is asked before several answers are replaced: each with what it was, what it will be and
 * what follows.
 * @param told a secret answer, as it may be shown
 */
export function changesAsked(
  order: Order,
  changes: Readonly<Record<StepId, Values>>,
  told: (id: StepId, values: Values) => string,
): string {
  const ids = idsOf(order, 'chat')
  const entries = Object.entries(changes)
  // a change is told with the price and the answers that the order has after all of them, made in its own sequence
  let whole = order
  const fallsWith = new Map<StepId, StepId[]>()
  for (const [id, values] of entries.toSorted(([one], [other]) => ids.indexOf(one) - ids.indexOf(other))) {
    const after = withAnswer(whole, id, values)
    fallsWith.set(id, lostAnswers(whole.answers, after.answers))
    whole = after
  }
  // a new plan is told with its price
  const isPriceTold = entries.some(([id]) => isPlanStep(order, id))
  const lines = entries.map(([id, values]) => {
    if (stepOf(order, id).secret) return changedAnswers.stands(answerLabel(order, id), told(id, values))
    const [change, price] = changeOf(order, id, { before: order.answers, after: whole.answers })
    const falls = (fallsWith.get(id) ?? []).filter((each) => !whole.answers[each])
    return joined([
      change,
      isPriceTold ? '' : price,
      ...falls.flatMap((each) => fallen(order, whole, each)),
    ]).replace(/\.$/, '')
  })
  return changedAnswers.askAll(lines)
}

/** Whether an answer is a plan, which is told with its price. */
const isPlanStep = (order: Order, id: StepId): boolean => /^(?:plans|offers)$/.test(stepOf(order, id).view)

/** Returns the answers that fell between two states of an order. */
const lostAnswers = (before: Answers, after: Answers): StepId[] =>
  Object.keys(before).filter((each) => !after[each])

/** Returns how an answer stands in the order: 'Vencimento: dia 10'. */
export const answerAsItStands = (order: Order, id: StepId): string =>
  changedAnswers.stands(answerLabel(order, id), answerInSentence(order, id))

/** Returns a sentence as it goes on after others: 'a mensalidade fica em …', but 'CEP: …'. */
const goingOn = (text: string): string =>
  text.replace(/\.$/, '').replace(/^\p{Lu}(?=\P{Lu})/u, (first) => first.toLowerCase())

/** Returns what is said of an answer that falls with the change of another. */
function fallen(before: Order, after: Order, id: StepId): string[] {
  const { view, applies, fields } = stepOf(after, id)
  if (view !== 'dates') {
    if (applies(after)) return [changedAnswers.askedAgain(answerLabel(before, id))]
    return fields.some(({ said }) => said === 'account') ? [changedAnswers.accountLeaves] : []
  }
  const visit = answerInSentence(before, id)
  const why = appointmentWords.arrangedAfterOrder(planOf(after)?.plan ?? '')
  return applies(after) ? [changedAnswers.visitFalls(visit)] : [changedAnswers.visitEnds(visit), why]
}

/** Says which box of an answer was ticked or cleared, such as the consent beside an e-mail address; '' for none. */
function boxInWords(
  order: Order,
  id: StepId,
  { before, after }: { before: Answers; after: Answers },
): string {
  const isTicked = (answers: Answers, name: string) => answers[id]?.values[name] === 'true'
  const box = stepOf(order, id).fields.find(
    ({ kind, name }) => kind === 'checkbox' && isTicked(before, name) !== isTicked(after, name),
  )
  const { ticked, change } = changedAnswers
  const [was, now] = [before, after].map((each) => ticked(isTicked(each, box?.name ?? '')))
  return box ? change(textOf(order, id).labels[box.name] ?? '', was ?? '', now ?? '') : ''
}

/** @param whole the answers after all changes that were made with this one; those after it by default */
type Change = { before: Answers; after: Answers; whole?: Answers }

/** Returns what an answer was, what it is now, and the price to which that leads. */
function changeOf(order: Order, id: StepId, answers: Change): [change: string, price: string] {
  const before = { ...order, answers: answers.before }
  const after = { ...order, answers: answers.whole ?? answers.after }
  const plan = planOf(before)
  const isOfPlan = plan !== null && isPlanStep(order, id) && plan.id !== planOf(after)?.id
  const was = isOfPlan ? plan.plan : answerInSentence(before, id)
  const given = after.answers[id]
  const shown = given && stepOf(order, id).show?.(given.values, after)
  const price = typeof shown === 'object' ? (textOf(order, id).after?.(shown, true) ?? '') : ''
  const now = answerInSentence(after, id)
  return [
    was === now ? boxInWords(order, id, answers) : changedAnswers.change(answerLabel(order, id), was, now),
    price,
  ]
}

/**
 * Returns in one sentence what answers were, what they are now, the price to which that leads, and what falls with them:
 * 'Plano: 500 Mega → 300 Mega, R$ 49,99 por mês …; a visita de … cai: escolha outra.'; '' for nothing to say.
 */
function inOneSentence(order: Order, ids: readonly StepId[], answers: Change): string {
  const whole = answers.whole ?? answers.after
  const [before, after] = [answers.before, whole].map((each) => ({ ...order, answers: each }))
  if (!before || !after) return ''
  const lost = lostAnswers(answers.before, answers.after).filter((each) => !whole[each])
  return joined([
    ...ids.flatMap((id) => changeOf(order, id, answers)),
    ...lost.flatMap((each) => fallen(before, after, each)),
  ])
}

/** Joins what is said of a change into one sentence; '' for nothing. */
function joined(parts: readonly string[]): string {
  const [first, ...others] = parts.filter(Boolean)
  return first ? `${[first.replace(/\.$/, ''), ...others.map(goingOn)].join('; ')}.` : ''
}

/** Says what the change of one answer was, and what follows from it. */
export const changeInWords = (order: Order, id: StepId, answers: Change): string =>
  inOneSentence(order, [id], answers)

/** Says how the answers of an order differ from earlier ones. */
export const changesInWords = (order: Order, before: Answers): string =>
  inOneSentence(order, stepsChanged(before, order.answers), { before, after: order.answers })
