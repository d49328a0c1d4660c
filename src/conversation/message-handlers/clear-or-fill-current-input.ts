/** Empties, fills or protects the input of the question that the chat asks now. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { singleTextFieldOf } from '../../funnel/single-text-field-in-chat.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { draftChanged } from '../../store/redux-actions.ts'
import { selectOpenPart, selectOrder, selectPosition } from '../../store/selectors.ts'
import type { ChatStore } from './add-chat-lines.ts'

/** Does something without changing what is being typed into the open question in the meantime. */
export function withoutTouchingInput(store: ChatStore, run: () => void): void {
  const state = store.getState()
  const { position, drafts } = state.ui
  const { fields } = stepOf(selectOrder(state), position)
  const texts = fields.filter(({ kind }) => kind === 'text').map(({ name }) => name)
  const typed = Object.fromEntries(
    Object.entries(drafts[position] ?? {}).filter(([name]) => texts.includes(name)),
  )
  const type = (values: Values) => {
    for (const [name, value] of Object.entries(values))
      store.dispatch(draftChanged({ step: position, name, value }))
  }
  type(Object.fromEntries(Object.keys(typed).map((name) => [name, ''])))
  run()
  if (selectPosition(store.getState()) === position) type(typed)
}

/** Empties the input into which a message was typed. */
export function clearInput(store: ChatStore): void {
  const step = selectPosition(store.getState())
  const order = selectOrder(store.getState())
  const present = stepOf(order, step)
  const { fields, parts } = present
  const line = singleTextFieldOf(order, present)
  if (parts) {
    clearPart(store)
    return
  }
  const draft = store.getState().ui.drafts[step] ?? {}
  const texts = fields.filter(({ kind, name }) => kind === 'text' && draft[name])
  if (texts.length === 0) return
  keepInForm(store, line?.read('', draft) ?? Object.fromEntries(texts.map(({ name }) => [name, ''])))
}

/** Empties the input of a question that is asked field by field. An answer under correction keeps its old value. */
function clearPart(store: ChatStore): void {
  const state = store.getState()
  const { reopened } = state.parts
  const open = selectOpenPart(state)
  if (open !== null && state.ui.drafts[selectPosition(state)]?.[open])
    keepInForm(store, { [open]: reopened?.name === open ? reopened.before : '' })
}

/** Puts values into the form of the current question, so that the visitor can correct or complete them there. */
export function keepInForm(store: ChatStore, values: Values): void {
  const step = selectPosition(store.getState())
  for (const [name, value] of Object.entries(values)) store.dispatch(draftChanged({ step, name, value }))
}
