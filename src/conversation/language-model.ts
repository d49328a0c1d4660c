/** Asks the operator's language model about what the rules have not read, and proposes what it says (D125). */
import { isRemark } from '../content/visitor-remarks.ts'
import { factIds } from '../content/visitor-question-wordings.ts'
import { visitLabel } from '../content/understood-answer-chip-labels.ts'
import type { Proposal, ProposalRequest } from '../contract/message-proposals.ts'
import { checkAnswer } from '../funnel/check-answer.ts'
import { haveSameValues } from '../funnel/form-values.ts'
import { isStepOf, stepOf } from '../funnel/journey-registry.ts'
import { QUESTIONS_WITHOUT_MODEL } from '../funnel/questions-without-language-model.ts'
import type { Order, StepId, Values } from '../funnel/step-and-journey-types.ts'
import { textOf } from '../questions/look-up-step-texts.ts'
import { asideOpened } from '../store/redux-actions.ts'
import type { RootState } from '../store/root-reducer.ts'
import { selectBack, selectOrder, selectPosition } from '../store/selectors.ts'
import { readMessageModelAddress } from '../ui/head-values.ts'
import { hideInMessage, type HiddenMessage } from '../lib/message-placeholders.ts'
import { read } from '../understanding/read.ts'
import { askToChange, callPerson, giveHelp } from './commands.ts'
import { isUnderstood, situationAt, type Heard } from './heard-message.ts'
import { askAgain, clearInput, NOT_UNDERSTOOD, show, UNDERSTOOD, type Moves, type Wait } from './moves.ts'
import { plansOnOffer, planFieldOf } from '../funnel/offered-plans.ts'
import { propose } from './proposals.ts'
import { tell } from './topic-answers.ts'

const MOST_CHOICES = 40
const LONGEST_LABEL = 80
/** How many messages in a row are left to the model. After them the chat asks by itself. */
const LEFT_TO_MODEL = 2
/** Milliseconds to wait for a proposal; the server waits for its model no longer than four seconds. */
const PATIENCE = 5000

/** What the model is asked: the request, what its choices stand for, and what is hidden in its message. */
interface ModelQuestion {
  readonly request: ProposalRequest
  readonly choices: readonly { readonly label: string; readonly values: Values }[]
  readonly hidden: HiddenMessage
}

/** Returns what may be chosen at the open question: plans, days, or the options of a single choice. */
function choicesAt(order: Order, id: StepId): { label: string; values: Values }[] {
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
function questionOf({ order, at, step: { view, fields }, text }: Heard): ModelQuestion {
  const choices = choicesAt(order, at).slice(0, MOST_CHOICES)
  const hidden = hideInMessage(text)
  // the order is never confirmed by a model
  const texts = view === 'review' ? [] : fields.filter(({ kind }) => kind === 'text')
  return {
    choices,
    hidden,
    request: {
      step: at,
      message: hidden.text,
      fields: texts.map(({ name }) => name),
      choices: choices.map(({ label }) => label.slice(0, LONGEST_LABEL)),
      answered: Object.keys(order.answers).slice(0, MOST_CHOICES),
    },
  }
}

/** Sends a question to the page's own server. Resolves to null if there is no proposal, whatever the reason. */
async function send({ request }: ModelQuestion, signal: AbortSignal): Promise<Proposal | null> {
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

/** Leaves a message not understood to the operator's model, if there is one (D125); goes on with `next`. */
export function askModel(heard: Heard, next: (heard: Heard) => Moves): Moves | null {
  const { reading, state, at, step, echo } = heard
  const isLeft = reading.unanswered || !isUnderstood(reading)
  if (!isLeft || heard.isModelAsked || state.dialogue.misses >= LEFT_TO_MODEL) return null
  if (QUESTIONS_WITHOUT_MODEL.has(at) || (step.kind !== 'question' && step.view !== 'review')) return null
  if (readMessageModelAddress() === '') return null
  const question = questionOf(heard)
  let proposal: Proposal | null = null
  const wait: Wait = {
    until: () => false,
    patience: PATIENCE,
    run: async (signal) => {
      proposal = await send(question, signal)
      return []
    },
    next: (now) => {
      const again = { ...heard, state: now, echo: '', isModelAsked: true }
      return (proposal && movesOf(again, question, proposal)) ?? next(again)
    },
  }
  return [clearInput, show(echo), asideOpened('searching'), wait]
}

/** Returns the values that a proposal names for the open question, from what was typed, as if typed alone. */
function valuesOf(
  { situation, order, at }: Heard,
  values: NonNullable<Proposal['values']>,
  { typed }: HiddenMessage,
): Values | null {
  const said = Object.fromEntries(values.map(({ field, stretch }) => [field, typed(stretch) ?? '']))
  const [only = '', another] = Object.values(said)
  if (Object.values(said).includes('')) return null
  const reading = another === undefined ? read(only, situationAt(situation, at)) : null
  const doubt = reading?.doubts.find(({ step, why }) => step === at && why !== 'invalid')
  const found = reading?.answers[at] ?? doubt?.values
  if (found) return found
  const checked = checkAnswer(stepOf(order, at), said, order)
  return 'values' in checked ? checked.values : null
}

/** Proposes values. It counts as not understood, so that a model that is wrong again and again leads to a person. */
function proposeValues({ order, at, text }: Heard, values: Values | null): Moves | null {
  const given = order.answers[at]
  if (!values || (given && !given.isUnsure && haveSameValues(given.values, values))) return null
  return [NOT_UNDERSTOOD, propose({ step: at, values, why: 'confirm' }, text)]
}

function movesOfCommand(state: RootState, id: string): Moves | null {
  const order = selectOrder(state)
  if (id === 'human') return [UNDERSTOOD, ...callPerson('')]
  if (id === 'help') return [UNDERSTOOD, ...giveHelp('')]
  if (id === 'restart') return [NOT_UNDERSTOOD, asideOpened('restart')]
  const step = id === 'back' ? (selectBack(state) ?? '') : id.replace(/^correct:/, '')
  const isKnown = isStepOf(order, step) && order.answers[step] !== undefined && step !== selectPosition(state)
  return isKnown ? [NOT_UNDERSTOOD, ...askToChange(order, step)] : null
}

/** Returns the moves that propose what a model has read; null if it is of no use. */
function movesOf(
  heard: Heard,
  { choices, hidden }: ModelQuestion,
  { kind, choice = -1, values = [], id = '' }: Proposal,
): Moves | null {
  switch (kind) {
    case 'choice':
      return proposeValues(heard, choices[choice]?.values ?? null)
    case 'values':
      return proposeValues(heard, valuesOf(heard, values, hidden))
    case 'question': {
      const known = isRemark(id) ? id : factIds.find((each) => each === id)
      return known ? [UNDERSTOOD, ...tell([known], heard.text), askAgain] : null
    }
    case 'command':
      return movesOfCommand(heard.state, id)
    default:
      return null
  }
}
