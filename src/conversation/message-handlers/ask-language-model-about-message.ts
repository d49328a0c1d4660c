/**
 * Asks the operator's language model what a message may mean that the rules have not read, and proposes it
 * (docs/decisions/0168). Whatever the model says, nothing is recorded: a value is asked about, a change too.
 */
import { isRemark } from '../../content/questions-refined-by-remark.ts'
import { visitLabel } from '../../content/understood-answer-chip-labels.ts'
import { factIds } from '../../content/visitor-question-wordings.ts'
import type { Proposal, ProposalRequest } from '../../contract/message-proposals.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { textOf } from '../../questions/look-up-step-texts.ts'
import { messageRead } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectBack, selectOrder, selectPosition } from '../../store/selectors.ts'
import { readMessageModelAddress } from '../../ui/read-message-model-address-from-head.ts'
import { hideInMessage, type HiddenMessage } from '../../understanding/hide-personal-data-in-message.ts'
import { read } from '../../understanding/read-message.ts'
import { areSameValues } from '../../understanding/words/compare-answer-values.ts'
import { planFieldOf, plansOnOffer } from '../find-offered-plans-and-plan-step.ts'
import { doubtToAsk } from './choose-next-doubtful-value.ts'
import { ask, askAgain, tell, type Moves } from './chat-move-types.ts'
import { askToChange } from './chat-moves-for-buttons.ts'
import { askToRestart, callPerson, giveHelp } from './chat-moves-for-commands.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** The most choices that are sent, and characters of each. */
const MOST_CHOICES = 40
const LONGEST_LABEL = 80

interface Choice {
  readonly label: string
  readonly values: Values
}

/** What the model is asked: the request, what its choices stand for, and what is hidden in its message. */
export interface ModelQuestion {
  readonly request: ProposalRequest
  readonly choices: readonly Choice[]
  readonly hidden: HiddenMessage
}

/** Returns what may be chosen at the open question: plans, days, or the options of a single choice. */
function choicesAt(order: Order, id: StepId): Choice[] {
  const { view, fields } = stepOf(order, id)
  const [field, another] = fields
  const plans = planFieldOf(order)
  if (plans?.step === id)
    return plansOnOffer(order).map((plan) => ({ label: plan.plan, values: { [plans.name]: plan.id } }))
  if (view === 'dates')
    return (order.facts.freeDates ?? []).flatMap(({ date, periods }) =>
      periods.map((period) => ({
        label: visitLabel(date, period),
        values: { date, period },
      })),
    )
  if (!field || another || field.kind !== 'choice') return []
  const labels = textOf(order, id).options ?? []
  return (field.options ?? labels.map(({ value }) => value)).map((value) => ({
    label: labels.find((option) => option.value === value)?.label ?? value,
    values: { [field.name]: value },
  }))
}

/** Returns what the model is asked about a message. What the visitor has told before is not in it. */
export function modelQuestionOf(state: RootState, text: string): ModelQuestion {
  const order = selectOrder(state)
  const step = selectPosition(state)
  const { view, fields } = stepOf(order, step)
  const choices = choicesAt(order, step).slice(0, MOST_CHOICES)
  const hidden = hideInMessage(text)
  return {
    choices,
    hidden,
    request: {
      step,
      message: hidden.text,
      // the order is never confirmed by a model
      fields: view === 'review' ? [] : fields.filter(({ kind }) => kind === 'text').map(({ name }) => name),
      choices: choices.map(({ label }) => label.slice(0, LONGEST_LABEL)),
      answered: Object.keys(order.answers).slice(0, MOST_CHOICES),
    },
  }
}

/** Sends a question to the page's own server. Resolves to null if there is no proposal, whatever the reason. */
export async function sendToModel({ request }: ModelQuestion, signal: AbortSignal): Promise<Proposal | null> {
  if (request.message === '') return null
  const reply = await fetch(readMessageModelAddress(), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  })
  const { proposal } = (await reply.json()) as { proposal?: Proposal | null }
  return reply.ok ? (proposal ?? null) : null
}

/**
 * Returns the values that a proposal names for the open question, from what was typed. A single stretch is read by the
 * rules as if it had been typed alone.
 */
function valuesOf(
  { situation, situation: { order, step } }: ReceivedMessage,
  values: NonNullable<Proposal['values']>,
  { typed }: HiddenMessage,
): Values | null {
  const said = Object.fromEntries(values.map(({ field, stretch }) => [field, typed(stretch) ?? '']))
  const [only = '', another] = Object.values(said)
  if (Object.values(said).includes('')) return null
  if (another === undefined) {
    const { answers, doubts } = read(only, { ...situation, doubt: null, draft: {} })
    const found =
      answers[step] ?? doubts.find((doubt) => doubt.step === step && doubt.why === 'confirm')?.values
    if (found) return found
  }
  const checked = checkAnswer(stepOf(order, step), said, order)
  return 'values' in checked ? checked.values : null
}

const NOT_READ = messageRead({ understood: false })
const ANSWERED = messageRead({ understood: true })

/** Asks whether the visitor means these values. */
function propose(state: RootState, received: ReceivedMessage, values: Values): Moves | null {
  const order = selectOrder(state)
  const { step } = received.situation
  const given = order.answers[step]
  if (given && !given.isUnsure && areSameValues(given.values, values)) return null
  const reading = { ...received.reading, doubts: [{ step, values, why: 'confirm' as const }] }
  const doubt = doubtToAsk(order, { ...received, reading })
  // a proposal counts as not understood, so that a model that is wrong again and again leads to a person
  return doubt && [NOT_READ, ask(doubt, '', received.text)]
}

function movesOfCommand(state: RootState, id: string): Moves | null {
  const order = selectOrder(state)
  if (id === 'human') return [ANSWERED, ...callPerson('')]
  if (id === 'help') return [ANSWERED, ...giveHelp('')]
  if (id === 'restart') return [NOT_READ, ...askToRestart('')]
  const back = selectBack(state)
  const step = id === 'back' ? (back ?? '') : id.replace(/^correct:/, '')
  const isKnown = isStepOf(order, step) && order.answers[step] !== undefined && step !== selectPosition(state)
  return isKnown ? [NOT_READ, ...askToChange(order, step)] : null
}

/**
 * Returns the moves that propose what a model has read: a question whether it is meant, or the prepared answer to a
 * question. Null if the proposal is of no use; the chat then asks by itself.
 */
export function movesOfProposal(
  state: RootState,
  received: ReceivedMessage,
  { choices, hidden }: ModelQuestion,
  { kind, choice = -1, values = [], id = '' }: Proposal,
): Moves | null {
  switch (kind) {
    case 'choice': {
      const chosen = choices[choice]
      return chosen ? propose(state, received, chosen.values) : null
    }
    case 'values': {
      const found = valuesOf(received, values, hidden)
      return found && propose(state, received, found)
    }
    case 'question': {
      const known = isRemark(id) ? id : factIds.find((each) => each === id)
      return known ? [ANSWERED, tell([known], received.text, false), askAgain] : null
    }
    case 'command':
      return movesOfCommand(state, id)
    default:
      return null
  }
}
