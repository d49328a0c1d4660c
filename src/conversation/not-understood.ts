/** Replies to what was not understood, in three steps and never twice in the same words. */
import { assistantMessages } from '../content/assistant-messages.ts'
import { isRemark } from '../content/visitor-remarks.ts'
import {
  suggestedCommands,
  suggestedRemarks,
  suggestions,
} from '../content/suggestions-after-unclear-message.ts'
import { unanswerable } from '../content/unanswerable-and-repeated-questions.ts'
import { UNKNOWN_CEP } from '../content/unknown-cep-button.ts'
import { visitorQuestionTitles } from '../content/visitor-question-titles.ts'
import { isFact } from '../content/visitor-question-wordings.ts'
import { asksFollowUp } from '../funnel/single-text-field-in-chat.ts'
import { DUE_DAYS } from '../lib/bill-due-days.ts'
import { listInWords } from '../lib/list-in-words.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { answerRefused, asideOpened, chatMemoryUpdated, type ChatAction } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectOrder, selectPosition, selectStep } from '../store/selectors.ts'
import { hear, kindsOf, type Heard } from './heard-message.ts'
import {
  askAgain,
  begun,
  nextWording,
  NOT_UNDERSTOOD,
  say,
  sayInTurn,
  show,
  SUBMIT_FORM,
  type Later,
  type Moves,
} from './moves.ts'
import { debitButton, withoutValueButton } from './plan-buttons.ts'
import { problemsOfTyped } from './value-recording.ts'
import { askOn } from './proposals.ts'
import { MOST_BUTTONS } from './topic-answers.ts'

const { escalation } = assistantMessages

export function submitForm({ isOfForm, reading }: Heard): Moves | null {
  const isElse = reading.command !== null || reading.facts.length > 0 || reading.unanswered
  if (!isOfForm || isElse || reading.doubts.length > 0 || Object.keys(reading.answers).length > 0) return null
  return reading.agreed !== null ? null : [SUBMIT_FORM]
}

/** Returns the buttons of the open question's own choices; none if it has no choice besides its field. */
function ownChoices(state: RootState): readonly ChatAction[] {
  const order = selectOrder(state)
  const kinds = kindsOf(selectStep(state))
  if (kinds.includes('cep')) return [{ label: UNKNOWN_CEP }]
  if (kinds.includes('debit')) return [...debitButton(order, true), ...debitButton(order, false)]
  if (kinds.includes('account')) return debitButton(order, false)
  return withoutValueButton(state)
}

/** Returns a sentence with what the open question needs; '' if its choices are buttons. */
function neededInWords(state: RootState): string {
  const order = selectOrder(state)
  const step = selectStep(state)
  const kinds: readonly string[] = step.view === 'review' ? ['consent'] : kindsOf(step)
  const { second, hints } = textOf(order, step.id)
  if (asksFollowUp(order, step)) return second?.line ?? ''
  if (kinds.includes('due')) return suggestions.dueDays(listInWords(DUE_DAYS.map(String)))
  // a house may have no number
  if (kinds.includes('house')) return hints?.number ?? ''
  const needed: Readonly<Record<string, string>> = suggestions.needed
  return kinds.map((kind) => needed[kind]).find(Boolean) ?? ''
}

export function notUnderstood({ state, reading, echo, text, doubt }: Heard): Moves {
  const misses = state.dialogue.misses + 1
  const own = ownChoices(state)
  const near = nearButtons(state, reading.near)
  const actions = [...new Map([...own, ...near].map((each) => [each.label, each])).values()].slice(
    0,
    MOST_BUTTONS,
  )
  const needed = doubt ? '' : neededInWords(state)
  if (misses === 1) {
    const lead = `${nextWording(state, 'first', escalation.first)} ${needed}`.trim()
    const shown = actions.length > 0 ? `${lead} ${suggestions.orThese}` : lead
    return [
      ...begunWith(echo),
      refuse(text, shown, 'first'),
      ...(needed === '' ? [askAgain] : []),
      ...(actions.length > 0 ? withPerson(actions, false) : []),
    ]
  }
  if (misses === 2) {
    const lead = nextWording(state, 'second', escalation.second)
    return [
      ...begunWith(echo),
      refuse(text, lead, 'second'),
      ...withPerson([...actions, ...WAYS].slice(0, MOST_BUTTONS), true),
    ]
  }
  // then the form is left alone
  return [
    ...begunWith(echo),
    misses === 3
      ? refuse(text, escalation.third, 'third')
      : refuse(text, nextWording(state, 'further', escalation.further), 'further'),
  ]
}

const WAYS: readonly ChatAction[] = [
  { label: escalation.buttons.example, asks: 'ajuda' },
  { label: escalation.buttons.pages, asks: 'pedido-form' },
]

const begunWith = (echo: string): Moves => [NOT_UNDERSTOOD, show(echo)]

/** Says that a message was not understood. If it was typed as an answer, the input refers to the reply. */
const refuse =
  (text: string, reply: string, turn: string): Later =>
  (state) => {
    const problems = problemsOfTyped(state, text)
    if (Object.keys(problems).length === 0) return [say(reply, { turn })]
    return [answerRefused({ step: selectPosition(state), problems, reply: { text: reply, turn } })]
  }

function topicButton({ dialogue: { memory } }: RootState, id: string): ChatAction | null {
  if (isFact(id)) return { label: visitorQuestionTitles[id], asks: id }
  if (id.startsWith('faq:')) {
    const label = memory.faq?.[Number(id.slice('faq:'.length))]?.question
    return label === undefined ? null : { label, asks: id }
  }
  const label = isRemark(id) ? suggestedRemarks[id] : undefined
  if (label !== undefined) return { label, asks: id }
  const command = suggestedCommands[id.replace(/^pedido-/, '')]
  return command === undefined ? null : { label: command, ...(id.startsWith('pedido-') && { asks: id }) }
}

/** The buttons of what a message may have meant, the nearest first. */
const nearButtons = (state: RootState, near: readonly string[]): readonly ChatAction[] =>
  near.flatMap((id) => topicButton(state, id) ?? []).slice(0, MOST_BUTTONS)

/** The suggested buttons with the one that leads to a person: the last of them, or the first. */
function withPerson(suggested: readonly ChatAction[], isFirst: boolean): Moves {
  const person = { label: assistantMessages.escalation.buttons.human, asks: 'human' }
  return [asideOpened({ actions: isFirst ? [person, ...suggested] : [...suggested, person] })]
}

/** Admits that a question has no answer here, with what it may have meant and a person as buttons. */
export function admitUnanswered({ reading, state, echo, doubt }: Heard): Moves | null {
  if (!reading.unanswered) return null
  const near = nearButtons(state, reading.near)
  const lead = near.length > 0 ? ` ${suggestions.orThese}` : ''
  const texts = unanswerable.alone.map((text) => text + lead)
  const unknown = sayInTurn('unanswered', texts)
  return [
    ...begun(echo, false),
    // a yes confirms the last line alone
    ...(doubt ? [unknown, askOn(doubt)] : [askAgain, unknown]),
    ...(near.length > 0 ? withPerson(near, state.dialogue.misses > 0) : [asideOpened('human')]),
  ]
}

/** Milliseconds to wait for the campaign's FAQ, once, before a message counts as not understood. */
const PATIENCE = 2500

/** Reads a message anew once the campaign's FAQ has loaded, or has failed to, which is not tried again. */
export function awaitFaq(
  { state, text, echo, isOfForm }: Heard,
  next: (heard: Heard) => Moves,
): Moves | null {
  const isLoaded = ({ dialogue }: RootState) => dialogue.memory.faq !== undefined
  if (isLoaded(state)) return null
  const again: Later = (now) => {
    if (!isLoaded(now)) return [chatMemoryUpdated({ faq: [] }), again]
    const heard = hear(now, text, isOfForm)
    return heard ? next({ ...heard, echo: '' }) : []
  }
  const run = async (signal: AbortSignal) => loadFaq(state.ui.prefix, signal)
  return [show(echo), { until: isLoaded, run, patience: PATIENCE, next: again }]
}

/** Loads a campaign's FAQ from the page's own server; its texts are data that an answer may wait for. */
async function loadFaq(prefix: string, signal: AbortSignal): Promise<Moves> {
  const reply = await fetch(`/api/faq?${new URLSearchParams({ addon: prefix })}`, { signal })
  const { questions = [] } = reply.ok
    ? ((await reply.json()) as { questions?: NonNullable<RootState['dialogue']['memory']['faq']> })
    : {}
  return [chatMemoryUpdated({ faq: questions })]
}
