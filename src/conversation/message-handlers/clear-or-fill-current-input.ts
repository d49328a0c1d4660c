/** Empties or fills the input of the question that the chat asks now. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { singleTextFieldOf } from '../../funnel/single-text-field-in-chat.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { Moves } from './chat-move-types.ts'

/** Returns the texts that are being typed into the open question. */
export function typedNow(state: RootState): Values {
  const { position, drafts } = state.ui
  const { fields } = stepOf(selectOrder(state), position)
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  return Object.fromEntries(Object.entries(drafts[position] ?? {}).filter(([name]) => texts.includes(name)))
}

/** Types values into the form of a question. */
export const typing = (step: StepId, values: Values): Moves =>
  Object.entries(values).map(([name, value]) => draftChanged({ step, name, value }))

/** Empties the input into which a message was typed. */
export function inputCleared(state: RootState): Moves {
  const step = selectPosition(state)
  const order = selectOrder(state)
  const present = stepOf(order, step)
  const { fields, parts } = present
  const line = singleTextFieldOf(order, present)
  if (parts) return partCleared(state)
  const draft = state.ui.drafts[step] ?? {}
  const texts = fields.filter(({ kind, name }) => kind === 'text' && draft[name])
  if (texts.length === 0) return []
  return inputFilled(state, line?.read('', draft) ?? Object.fromEntries(texts.map(({ name }) => [name, ''])))
}

/** Empties the input of a question that is asked field by field. An answer under correction keeps its old value. */
function partCleared(state: RootState): Moves {
  const { reopened } = state.parts
  const open = selectOpenPart(state)
  if (open === null || !state.ui.drafts[selectPosition(state)]?.[open]) return []
  return inputFilled(state, { [open]: reopened?.name === open ? reopened.before : '' })
}

/** Puts values into the form of the current question, so that the visitor can correct or complete them there. */
export const inputFilled = (state: RootState, values: Values): Moves => typing(selectPosition(state), values)
