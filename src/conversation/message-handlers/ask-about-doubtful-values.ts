/** Asks the visitor about doubtful values in a message, and handles the reply. */
import { chatReplies } from '../../content/chat-command-replies.ts'
import { assistantMessages } from '../../content/assistant-messages.ts'
import { askedAgain, unclearYes } from '../../content/unanswerable-and-repeated-questions.ts'
import { otherHolder } from '../../content/other-contract-holder.ts'
import { clarifyingQuestion, isLastTheCheckDigit } from '../../content/clarifying-questions.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { changedAnswers } from '../../content/changed-answers.ts'
import { answerLabel, changeAsked, changesAsked } from '../../questions/describe-answer-change.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { lacksCheckDigit } from '../../understanding/extractors/bank-account-in-pieces.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import {
  asideOpened,
  doubtKept,
  doubtRaised,
  messageRead,
  answerRefused,
  type OpenDoubt,
} from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import {
  selectBanks,
  selectDraft,
  selectOpenPart,
  selectOrder,
  selectPosition,
  selectReturnTo,
} from '../../store/selectors.ts'
import { chipsOf, shownValues } from '../answer-chip-texts.ts'
import { askWhichGroup } from './chat-moves-for-buttons.ts'
import { changesOneByOne, isOfUnknownAddress, joinedChanges } from './join-changes-at-review.ts'
import { lazyHandlers } from './load-lazy-handlers.ts'
import { nextWording } from './add-chat-lines.ts'
import {
  ask,
  clearInput,
  record,
  say,
  show,
  type LaterMove,
  type LineParts,
  type Moves,
} from './chat-move-types.ts'
import { problemsOfTyped, problemsWith, problemWith } from './check-answers-from-message.ts'

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
  state: RootState,
  { step, values, why, or, question, set }: OpenDoubt,
  isWhole: boolean,
): string {
  if (question) return question
  const order = selectOrder(state)
  if (set && why === 'confirm') {
    const told = (id: StepId, each: Values) => chipsOf(order, id, each, [], isWhole).join(', ')
    return changesAsked(order, { [step]: values, ...set }, told)
  }
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
  const shown = (each: Values) => shownValues(order, step, each, selectBanks(state) ?? [], isWhole).join(', ')
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
function question(state: RootState, doubt: OpenDoubt, lead: string, more: LineParts = {}): LaterMove {
  const [masked, whole] = [false, true].map((isWhole) => `${lead} ${textFor(state, doubt, isWhole)}`.trim())
  return say(masked ?? '', whole === masked ? more : { ...more, whole })
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
function completed(state: RootState, { step, values }: OpenDoubt): Values | null {
  const order = selectOrder(state)
  const told = { ...state.ui.drafts[step], ...values }
  return missingOf(order, step, values) !== '' && missingOf(order, step, told) === '' ? told : null
}

/**
 * Whether a partial or wrong value was found for a field other than the one that the chat asks for: when a contact's
 * e-mail is asked for, 'rita' is not an incomplete name.
 */
function isOfAnotherPart(state: RootState, { values, why }: OpenDoubt): boolean {
  const part = selectOpenPart(state)
  return part !== null && values[part] === undefined && ['surname', 'ddd', 'invalid'].includes(why)
}

/**
 * Asks the visitor about a doubtful value before recording it, unless earlier messages complete it.
 * @param echo the message as shown in the transcript; '' if it is shown already
 * @param beside what else there is to say to the message. It comes before the question
 */
export function askToConfirm(
  state: RootState,
  doubt: OpenDoubt,
  echo: string,
  message: string,
  beside: Moves,
): Moves {
  const isHere = doubt.step === selectPosition(state)
  if (isHere && doubt.why === 'part' && stepOf(selectOrder(state), doubt.step).parts)
    return [{ do: 'record-fields', values: doubt.values }, ...beside]
  const wrong = isHere && message && isOfAnotherPart(state, doubt) ? problemsOfTyped(state, message) : {}
  if (Object.keys(wrong).length > 0) return [show(echo), answerRefused({ step: doubt.step, problems: wrong })]
  const whole = isHere && doubt.why === 'part' ? completed(state, doubt) : null
  return [
    show(echo, { isAnswer: whole !== null }),
    ...(whole ? [clearInput, record({ [doubt.step]: whole }, true)] : []),
    ...beside,
    ...(whole ? [] : [{ do: 'ask-now', doubt, message } as const]),
  ]
}

/** Names what the chat asks about afterwards, so that nobody takes it for unheard; '' for nothing. */
function whatFollows(order: Order, { step: asked, next = [] }: OpenDoubt): string {
  const labels = next
    .filter(({ step }) => step !== asked && isStepOf(order, step) && stepOf(order, step).view !== 'review')
    .map(({ step }) => answerLabel(order, step))
  return labels.length > 0 ? changedAnswers.askedLater(labels) : ''
}

/** Asks about a doubtful value. One that needs fixing stays in the input. */
export function doubtAsked(state: RootState, raised: OpenDoubt, message: string): Moves {
  const order = selectOrder(state)
  const isAtReview = [selectPosition(state), selectReturnTo(state)].some(
    (id) => id !== null && stepOf(order, id).view === 'review',
  )
  const doubt = asPart(order, isAtReview ? joinedChanges(order, raised) : raised)
  const found = asTyped(state, doubt)
  const typed = found ? { typed: found } : {}
  const isOpen = doubt.step === selectPosition(state)
  const { view } = stepOf(order, doubt.step)
  // a quiz with more questions needs no text, because the choice on its card shows that the answer was taken
  const problems = isOpen && doubt.why === 'invalid' ? problemsWith(order, doubt.step, doubt.values) : {}
  const isRefused = Object.keys(problems).length > 0
  const missing =
    view !== 'plans'
      ? null
      : doubt.why === 'unavailable'
        ? lazyHandlers()?.planNotOnOffer(order, message)
        : doubt.why === 'part' && Object.keys(doubt.values).length === 0
          ? lazyHandlers()?.severalPlansWith(order, message)
          : null
  const asked = missing
    ? [say(missing.text), asideOpened({ actions: missing.actions })]
    : !isRefused && (doubt.why !== 'part' || view !== 'quiz')
      ? [question(state, doubt, isAtReview ? whatFollows(order, doubt) : '')]
      : []
  return [
    ...asked,
    // the value stays in the input to be fixed; after a suspected typo, "no" accepts it as it is
    ...(['typo', 'invalid', 'ddd'].includes(doubt.why) ? [] : [clearInput]),
    ...(isOpen && ['part', 'invalid', 'ddd'].includes(doubt.why)
      ? [{ do: 'fill-input', values: doubt.values } as const]
      : []),
    // after the value is in the input, because typing clears the error
    ...(isRefused ? [answerRefused({ step: doubt.step, problems })] : []),
    doubtRaised(doubt.why === 'typo' ? { ...doubt, ...typed } : doubt),
  ]
}

/** Asks about a doubtful value once more, after the chat has replied to something else. */
export function doubtAskedOnceMore(state: RootState, doubt: OpenDoubt): Moves {
  const turn = `again ${textFor(state, doubt, false)}`
  // the wording itself was used when the doubt was raised
  const lead = askedAgain[1 + ((state.dialogue.turns[turn] ?? 0) % (askedAgain.length - 1))]
  return [question(state, doubt, lead ?? '', { turn, asks: true }), doubtRaised(doubt)]
}

/** Asks for a clear yes or no, after a reply that repeats the value or confirms it only by half ("acho que sim"). */
export const askForClearYes = (state: RootState, doubt: OpenDoubt, echo: string): Moves => [
  clearInput,
  show(echo),
  question(state, doubt, nextWording(state, 'unclearYes', unclearYes), { turn: 'unclearYes' }),
  doubtRaised(doubt),
]

/** Returns the value as the visitor typed it, if the question would accept it despite a suspected typo. */
function asTyped(state: RootState, { step, values }: OpenDoubt): Values | undefined {
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
export const recordConfirmed = (state: RootState, doubt: OpenDoubt, values: Values, echo: string): Moves => [
  messageRead({ understood: true }),
  ...take(state, doubt, values, echo),
]

/** Records a confirmed value, and continues with the chat's questions. */
const take = (state: RootState, doubt: OpenDoubt, values: Values, echo: string): Moves => [
  show(echo, { isAnswer: true }),
  clearInput,
  record({ [doubt.step]: values, ...doubt.set }, true),
  { do: 'ask-next', doubt, from: selectPosition(state) },
]

/**
 * Asks about the next doubtful value that is still open, or else the open question again; after a no at the review, what is
 * to be corrected.
 * @param from the question that was open when the last one was recorded; null if nothing was
 */
export function nextAsked(
  state: RootState,
  { step: settled, next = [] }: OpenDoubt,
  from: StepId | null,
): Moves {
  const order = selectOrder(state)
  const open = next.filter(({ step, values }) => {
    const given = order.answers[step]?.values
    return isStepOf(order, step) && !(given && areSameValues(given, values))
  })
  const kept = open.filter(({ step }) => isOfUnknownAddress(order, step)).map((each) => doubtKept(each))
  const [first, ...others] = open.filter(({ step }) => !isOfUnknownAddress(order, step))
  if (first) return [...kept, ask({ ...first, next: others })]
  if (kept.length > 0) return kept
  if (from === null)
    return stepOf(order, selectPosition(state)).view === 'review'
      ? askWhichGroup(order)
      : [{ do: 'ask-again' }]
  return settled === from ? [] : [{ do: 'ask-again', at: from }]
}

/**
 * Records or discards a doubtful value after the visitor's yes or no.
 * @param echo the reply as shown in the transcript
 */
export function resolveDoubt(state: RootState, doubt: OpenDoubt, agreed: boolean, echo: string): Moves {
  const values = agreed ? doubt.values : doubt.typed
  if (values) return take(state, doubt, values, echo)
  const isSet = doubt.set !== undefined && Object.keys(doubt.set).length > 0
  const apart = isSet && doubt.why === 'confirm' ? changesOneByOne(doubt) : null
  if (apart) return [clearInput, show(echo), say(changedAnswers.oneByOne), ask(apart)]
  return [clearInput, show(echo), say(assistantMessages.doubtDropped), { do: 'ask-next', doubt, from: null }]
}
