/** What the chat says of a proposal, and its buttons. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { changedAnswers } from '../content/changed-answers.ts'
import { chatReplies } from '../content/command-replies.ts'
import { clarifyingQuestion, isLastTheCheckDigit } from '../content/clarifying-questions.ts'
import { otherHolder } from '../content/other-contract-holder.ts'
import { haveSameValues } from '../funnel/form-values.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { listInWords } from '../lib/list-in-words.ts'
import {
  answerInSentence,
  answerLabel,
  changeAsked,
  changesAsked,
} from '../questions/describe-answer-change.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import type { ChatAction, OpenDoubt } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBanks, selectOrder } from '../store/selectors.ts'
import { chipsOf, choiceLabel, shownValues } from '../questions/answer-chip-texts.ts'
import { kindsOf } from './heard-message.ts'
import { say, type Later } from './moves.ts'
import { planNotOnOffer, severalPlans } from './plan-buttons.ts'
import { problemWith } from './value-recording.ts'

/** Whether a yes takes what is proposed. */
export const isYesOrNo = ({ why }: OpenDoubt): boolean =>
  why === 'confirm' || why === 'guess' || why === 'typo' || why === 'holder'

/** Returns the labels of the fields that an answer still lacks: 'lote', 'agência e conta com dígito'. */
export function missingOf(order: Order, step: StepId, values: Values): string {
  const { fields, view } = stepOf(order, step)
  const { labels } = textOf(order, step)
  const names = view === 'dates' ? ['date', 'period'] : fields.map(({ name }) => name)
  const lacking = names.filter(
    (name) => !values[name] && fields.find((field) => field.name === name)?.optional !== true,
  )
  return listInWords(lacking.map((name) => (labels[name] ?? name).toLowerCase()))
}

const lacksCheckDigit = ({ account_number = '' }: Values) => /^\d+$/.test(account_number)

/** Returns the question about a proposal. While it is open a secret is whole, as a mask cannot be confirmed (D94). */
export function textFor(state: RootState, doubt: OpenDoubt, isWhole: boolean): string {
  const { step, values, why, or, question, set } = doubt
  if (question) return question
  const order = selectOrder(state)
  const told = (id: StepId, each: Values) => chipsOf(order, id, each, [], isWhole).join(', ')
  if (set && why === 'holder') {
    const all = Object.entries({ [step]: values, ...set })
    const isNamed = all.some(([, { name }]) => name !== undefined)
    const said = all.map(([id, each]) => told(id, each)).join(', ')
    return clarifyingQuestion(step, why, said, isNamed ? otherHolder.holder : otherHolder.data)
  }
  if (set) return changesAsked(order, { [step]: values, ...set }, told)
  const { secret, view, fields } = stepOf(order, step)
  const given = order.answers[step]
  const isChange = given !== undefined && !given.isUnsure && !secret && !haveSameValues(given.values, values)
  if (isChange && (why === 'confirm' || why === 'guess')) return changeAsked(order, step, values)
  const shown = (each: Values) => shownValues(order, step, each, selectBanks(state) ?? [], isWhole).join(', ')
  if (why === 'confirm' && lacksCheckDigit(values))
    return isLastTheCheckDigit(
      shown({ ...values, account_number: values.account_number?.replace(/(?=.$)/, '-') ?? '' }),
    )
  const said = or ? listInWords(or.map(shown)) : shown(values)
  const days = fields.find(({ name }) => name === 'due_date')?.options
  if (why === 'unavailable' && view === 'dates' && !values.date) return clarifyingQuestion(step, why, '')
  if (why === 'unavailable' && !said) return clarifyingQuestion(step, why, assistantMessages.wishes.thatPlan)
  if (why === 'unavailable' && days) return chatReplies.commands.otherDay(values.due_date ?? '', days)
  if (why === 'invalid') return problemWith(order, step, values) ?? clarifyingQuestion(step, why, said)
  if (isYesOrNo(doubt) && values.wish) return assistantMessages.wishes.confirm(said)
  return clarifyingQuestion(step, why, said, why === 'part' ? missingOf(order, step, values) : '')
}

/** Says the question about a proposal. A secret in it is masked once the question is no longer open. */
export function question(state: RootState, doubt: OpenDoubt, lead = '', turn?: string): Later {
  const [masked = '', whole = ''] = [false, true].map((isWhole) =>
    `${lead} ${textFor(state, doubt, isWhole)}`.trim(),
  )
  const more = turn === undefined ? {} : { turn, asks: true }
  return say(masked, whole === masked ? more : { ...more, whole })
}

/** What cannot be had, in words and with the nearest choices as buttons; null if the usual question says enough. */
export function buttonsInstead(state: RootState, doubt: OpenDoubt) {
  const order = selectOrder(state)
  const { step, why, or = [], values } = doubt
  const { view } = stepOf(order, step)
  const isMissing = why === 'unavailable'
  if (view === 'plans' || view === 'offers') {
    if (isMissing) return planNotOnOffer(order, values.wish ?? '')
    return why === 'either' ? severalPlans(order, or) : null
  }
  if (!isMissing || or.length === 0) return null
  const actions = or.map((each): ChatAction => ({
    label: choiceLabel(order, step, each, [], false),
    answers: { [step]: each },
  }))
  return { text: textFor(state, { step, values, why }, false), actions }
}

/** How an answer stays beside a proposal that was not taken: 'O plano ficou o de 500 Mega.' */
export function stays(order: Order, step: StepId): string {
  const isPlan = kindsOf(stepOf(order, step)).includes('plan')
  return isPlan
    ? changedAnswers.planStays(answerInSentence(order, step))
    : changedAnswers.stays(answerLabel(order, step), answerInSentence(order, step))
}

/** The buttons of what is proposed: one, or one for each value to choose from. */
export function proposalButtons(
  state: RootState,
): readonly { readonly label: string; readonly values: Values; readonly shown: string }[] {
  const { doubt } = state.dialogue
  if (!doubt) return []
  const { doubtYes } = assistantMessages
  if (isYesOrNo(doubt)) return [{ label: doubtYes, values: doubt.values, shown: doubtYes }]
  const order = selectOrder(state)
  const labelOf = (values: Values, isWhole: boolean) =>
    choiceLabel(order, doubt.step, values, selectBanks(state) ?? [], isWhole)
  // plans have buttons of their own, with their prices
  if (doubt.why !== 'either' || /^(?:plans|offers)$/.test(stepOf(order, doubt.step).view)) return []
  return (doubt.or ?? []).map((values) => ({
    label: labelOf(values, true),
    values,
    shown: labelOf(values, false),
  }))
}
