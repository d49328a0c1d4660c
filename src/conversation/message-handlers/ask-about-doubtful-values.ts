/** Asks the visitor about doubtful values in a message, and handles the reply. */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { askedAgain, unclearYes } from '../../content/unanswerable-and-repeated-questions.ts'
import { otherHolder } from '../../content/other-holder.ts'
import { clarifyingQuestion, isLastTheCheckDigit } from '../../content/clarifying-questions.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { changeAsked } from '../../questions/change-in-words.ts'
import { textOf } from '../../questions/step-texts.ts'
import { lacksCheckDigit } from '../../understanding/extractors/account-in-pieces.ts'
import { areSameValues } from '../../understanding/words/same-values.ts'
import {
  asideOpened,
  doubtRaised,
  messageRead,
  answerRefused,
  type OpenDoubt,
} from '../../store/redux-actions.ts'
import {
  selectBanks,
  selectDraft,
  selectOpenPart,
  selectOrder,
  selectPosition,
} from '../../store/selectors.ts'
import { chipsOf, shownValues } from '../answer-chip-texts.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { recordAnswers, recordFields } from './record-answers.ts'
import { clearInput, keepInForm } from './clear-or-fill-current-input.ts'
import { problemsOfTyped, problemsWith, problemWith } from './problems-with-answers.ts'
import {
  askAgain,
  addVisitorMessage,
  addAssistantMessage,
  nextWording,
  type ChatStore,
} from './add-chat-lines.ts'

/** Whether a yes or a no is enough to answer the chat's question about a doubtful value. */
export const isYesOrNo = ({ why }: OpenDoubt) => why === 'confirm' || why === 'typo' || why === 'holder'

/** Returns the labels of the fields that an answer still lacks: 'lote', 'agência e conta com dígito'. */
function missingOf(order: Order, step: StepId, values: Values): string {
  const { fields, view } = stepOf(order, step)
  const { labels } = textOf(order, step)
  const names = view === 'dates' ? ['date', 'period'] : fields.map(({ name }) => name)
  const lacking = names.filter(
    (name) => !values[name] && fields.find((field) => field.name === name)?.optional !== true,
  )
  return listInWords(lacking.map((name) => (labels[name] ?? name).toLowerCase()))
}

/**
 * Returns the question about a doubtful value.
 * @param isWhole whether a secret is shown in full. This is the case while the question is open, because a masked value
 *   cannot be confirmed.
 */
function textFor(
  store: ChatStore,
  { step, values, why, or, question, set }: OpenDoubt,
  isWhole: boolean,
): string {
  if (question) return question
  const order = selectOrder(store.getState())
  if (set) {
    const all = Object.entries({ [step]: values, ...set })
    const said = all.flatMap(([id, each]) => chipsOf(order, id, each, [], isWhole)).join(', ')
    const isNamed = all.some(([, { name }]) => name !== undefined)
    return clarifyingQuestion(step, why, said, isNamed ? otherHolder.holder : otherHolder.data)
  }
  const given = order.answers[step]
  const isSecret = stepOf(order, step).secret === true
  if (why === 'confirm' && given && !given.isUnsure && !isSecret && !areSameValues(given.values, values))
    return changeAsked(order, step, values)
  const shown = (each: Values) =>
    shownValues(order, step, each, selectBanks(store.getState()) ?? [], isWhole).join(', ')
  if (why === 'confirm' && lacksCheckDigit(values))
    return isLastTheCheckDigit(
      shown({ ...values, account_number: values.account_number?.replace(/(?=.$)/, '-') ?? '' }),
    )
  const said = or ? listInWords(or.map(shown)) : shown(values)
  const days = stepOf(order, step).fields.find(({ name }) => name === 'due_date')?.options
  if (why === 'unavailable' && stepOf(order, step).view === 'dates' && !values.date)
    return clarifyingQuestion(step, why, '')
  if (why === 'unavailable' && !said) return clarifyingQuestion(step, why, assistantMessages.wishes.thatPlan)
  if (why === 'confirm' && values.wish) return assistantMessages.wishes.confirm(said)
  if (why === 'unavailable' && days) return chatReplies.commands.otherDay(values.due_date ?? '', days)
  if (why === 'invalid') return problemWith(order, step, values) ?? clarifyingQuestion(step, why, said)
  return clarifyingQuestion(step, why, said, why === 'part' ? missingOf(order, step, values) : '')
}

/** Asks about a doubtful value. A secret in the question is masked once the question is no longer open. */
function ask(
  store: ChatStore,
  doubt: OpenDoubt,
  lead: string,
  more: Parameters<typeof addAssistantMessage>[2] = {},
): void {
  const [masked, whole] = [false, true].map((isWhole) => `${lead} ${textFor(store, doubt, isWhole)}`.trim())
  addAssistantMessage(store, masked ?? '', whole === masked ? more : { ...more, whole })
}

/** Treats an uncertain installation date without day or period as incomplete: the visitor must complete it anyway. */
function asPart(order: Order, doubt: OpenDoubt): OpenDoubt {
  const { date, period } = doubt.values
  const isHalf = stepOf(order, doubt.step).view === 'dates' && doubt.why === 'confirm' && !(date && period)
  return isHalf ? { ...doubt, why: 'part' } : doubt
}

/**
 * Returns an answer completed with fields from an earlier message, such as the bank; null if one is still missing, or
 * if what it lacks is not a field.
 */
function completed(store: ChatStore, { step, values }: OpenDoubt): Values | null {
  const order = selectOrder(store.getState())
  const told = { ...store.getState().ui.drafts[step], ...values }
  return missingOf(order, step, values) !== '' && missingOf(order, step, told) === '' ? told : null
}

/**
 * Whether a partial or wrong value was found for a field other than the one that the chat asks for: when a contact's
 * e-mail is asked for, 'rita' is not an incomplete name.
 */
function isOfAnotherPart(store: ChatStore, { values, why }: OpenDoubt): boolean {
  const part = selectOpenPart(store.getState())
  return part !== null && values[part] === undefined && ['surname', 'ddd', 'invalid'].includes(why)
}

/**
 * Asks the visitor about a doubtful value before recording it. A value that needs fixing stays in the input.
 * @param echo the message as shown in the transcript; '' if it is shown already
 * @param replyBeside says what else there is to say to the message. It comes before the question
 */
export function askToConfirm(
  store: ChatStore,
  raised: OpenDoubt,
  echo: string,
  message = '',
  replyBeside?: () => void,
): void {
  const order = selectOrder(store.getState())
  const isHere = raised.step === selectPosition(store.getState())
  if (isHere && raised.why === 'part' && stepOf(order, raised.step).parts) {
    recordFields(store, raised.values)
    replyBeside?.()
    return
  }
  const wrong = isHere && message && isOfAnotherPart(store, raised) ? problemsOfTyped(store, message) : {}
  if (Object.keys(wrong).length > 0) {
    addVisitorMessage(store, echo)
    store.dispatch(answerRefused({ step: raised.step, problems: wrong }))
    return
  }
  const whole = isHere && raised.why === 'part' ? completed(store, raised) : null
  addVisitorMessage(store, echo, { isAnswer: whole !== null })
  if (whole) {
    clearInput(store)
    recordAnswers(store, { [raised.step]: whole }, true)
    replyBeside?.()
    return
  }
  replyBeside?.()
  const state = store.getState()
  const doubt = asPart(selectOrder(state), raised)
  const found = asTyped(store, doubt)
  const typed = found ? { typed: found } : {}
  const isOpen = doubt.step === selectPosition(state)
  const { view } = stepOf(selectOrder(state), doubt.step)
  // a quiz with more questions needs no text, because the choice on its card shows that the answer was taken
  const problems = isOpen && doubt.why === 'invalid' ? problemsWith(order, doubt.step, doubt.values) : {}
  const isRefused = Object.keys(problems).length > 0
  const missing =
    doubt.why === 'unavailable' && view === 'plans'
      ? lazyHandlers()?.planNotOnOffer(selectOrder(state), message)
      : null
  if (missing) {
    addAssistantMessage(store, missing.text)
    store.dispatch(asideOpened({ actions: missing.actions }))
  } else if (!isRefused && (doubt.why !== 'part' || view !== 'quiz')) ask(store, doubt, '')
  // the value stays in the input to be fixed; after a suspected typo, "no" accepts it as it is
  if (!['typo', 'invalid', 'ddd'].includes(doubt.why)) clearInput(store)
  if (isOpen && ['part', 'invalid', 'ddd'].includes(doubt.why)) keepInForm(store, doubt.values)
  // after the value is in the input, because typing clears the error
  if (isRefused) store.dispatch(answerRefused({ step: doubt.step, problems }))
  store.dispatch(doubtRaised(doubt.why === 'typo' ? { ...doubt, ...typed } : doubt))
}

/** Asks about a doubtful value once more, after the chat has replied to something else. */
export function askToConfirmAgain(store: ChatStore, doubt: OpenDoubt): void {
  const turn = `again ${textFor(store, doubt, false)}`
  // the wording itself was used when the doubt was raised
  const lead = askedAgain[1 + ((store.getState().dialogue.turns[turn] ?? 0) % (askedAgain.length - 1))]
  ask(store, doubt, lead ?? '', { turn, asks: true })
  store.dispatch(doubtRaised(doubt))
}

/** Asks for a clear yes or no, after a reply that repeats the value or confirms it only by half ("acho que sim"). */
export function askForClearYes(store: ChatStore, doubt: OpenDoubt, echo: string): void {
  clearInput(store)
  addVisitorMessage(store, echo)
  ask(store, doubt, nextWording(store, 'unclearYes', unclearYes), { turn: 'unclearYes' })
  store.dispatch(doubtRaised(doubt))
}

/** Returns the value as the visitor typed it, if the question would accept it despite a suspected typo. */
function asTyped(store: ChatStore, { step, values }: OpenDoubt): Values | undefined {
  const state = store.getState()
  const [[name] = []] = Object.entries(values)
  const typed = name === undefined ? undefined : selectDraft(state, step)[name]
  const found = typed === undefined ? undefined : (/\S+@\S+\.\w+/.exec(typed)?.[0] ?? typed)
  if (name === undefined || found === undefined) return undefined
  return problemWith(selectOrder(state), step, { [name]: found }) === null ? { [name]: found } : undefined
}

/**
 * Records the value that the visitor chose from several.
 * @param echo the choice as shown in the transcript
 */
export function recordConfirmed(store: ChatStore, doubt: OpenDoubt, values: Values, echo: string): void {
  store.dispatch(messageRead({ understood: true }))
  take(store, doubt, values, echo)
}

/** Records a confirmed value, and continues with the chat's questions. */
function take(store: ChatStore, doubt: OpenDoubt, values: Values, echo: string): void {
  const position = selectPosition(store.getState())
  addVisitorMessage(store, echo, { isAnswer: true })
  clearInput(store)
  recordAnswers(store, { [doubt.step]: values, ...doubt.set }, true)
  const isHere = selectPosition(store.getState()) === position
  if (!askNext(store, doubt) && isHere && doubt.step !== position) askAgain(store)
}

/** Asks about the next doubtful value that is still open. Returns whether there is one. */
function askNext(store: ChatStore, { next = [] }: OpenDoubt): boolean {
  const order = selectOrder(store.getState())
  const [first, ...others] = next.filter(({ step, values }) => {
    const given = order.answers[step]?.values
    return isStepOf(order, step) && !(given && areSameValues(given, values))
  })
  if (first) askToConfirm(store, { ...first, next: others }, '')
  return first !== undefined
}

/**
 * Records or discards a doubtful value after the visitor's yes or no.
 * @param echo the reply as shown in the transcript
 */
export function resolveDoubt(store: ChatStore, doubt: OpenDoubt, agreed: boolean, echo: string): void {
  const values = agreed ? doubt.values : doubt.typed
  if (values) {
    take(store, doubt, values, echo)
    return
  }
  clearInput(store)
  addVisitorMessage(store, echo)
  addAssistantMessage(store, assistantMessages.doubtDropped)
  if (!askNext(store, doubt)) askAgain(store)
}
