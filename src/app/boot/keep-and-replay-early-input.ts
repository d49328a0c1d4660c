/** Stores what the visitor typed or submitted before the app was ready, and replays it. */
import { formOf, pageOf, stepOf } from '../../funnel/journey-registry.ts'
import { needsNoInterpretation } from '../../funnel/messages-needing-no-interpretation.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { answersSubmitted, draftChanged, messageHeld } from '../../store/redux-actions.ts'
import { selectOrder, selectPhase, selectPosition } from '../../store/selectors.ts'
import type { AppStore } from '../../store/root-reducer.ts'

/**
 * Records the form values that the browser filled in without firing an event. Call it before the app replaces
 * the server-rendered form.
 * @returns a function that focuses the same field again, unless something else has the focus by then
 */
export function keepForm(container: HTMLElement): () => void {
  const form = container.querySelector<HTMLFormElement>('form[data-step]')
  const early = window.__prosaEarlyInput
  if (!form || !early) return () => {}
  early.step ??= form.dataset.step ?? null
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') early.values[name] ??= value
  }
  const { activeElement } = document
  const name = activeElement instanceof HTMLInputElement && form.contains(activeElement) && activeElement.name
  return () => {
    if (!name || document.activeElement !== document.body) return
    const field = container.querySelector<HTMLInputElement>(`form[data-step] [name="${name}"]`)
    field?.focus({ preventScroll: true })
    // selectionStart is null for fields without a caret that can be set: checkboxes, e-mail
    if (typeof field?.selectionStart === 'number') field.selectionStart = field.value.length
  }
}

/**
 * Puts what the visitor typed before the app was ready into the form, submits it if the visitor had done so, and stops
 * recording. It does not submit while a stored order is loading, because that order would overwrite the answers.
 */
export function replayEarlyInput(store: AppStore): void {
  const early = window.__prosaEarlyInput
  if (!early) return
  const { step, values, submitted } = early
  const order = selectOrder(store.getState())
  const page = pageOf(order, selectPosition(store.getState()))
  if (step !== null && (step === formOf(page) || page.steps.includes(step))) {
    const answers: Record<string, Values> = {}
    for (const id of page.steps) {
      const own = stepOf(order, id).fields.filter(({ name }) => values[name] !== undefined)
      for (const { name } of own) store.dispatch(draftChanged({ step: id, name, value: values[name] ?? '' }))
      // the start page shows only the first question of a composed page
      if (own.length > 0) answers[id] = Object.fromEntries(own.map(({ name }) => [name, values[name] ?? '']))
    }
    if (submitted && selectPhase(store.getState()) === 'ready') send(store, answers)
  }
  early.release()
  early.font()
}

/**
 * Submits the early input. In the chat it may be a message with more than the answer to the first question.
 * Such a message is held until the code that reads messages has loaded.
 */
function send(store: AppStore, answers: Record<string, Values>): void {
  const [[id, values] = ['', {}]] = Object.entries(answers)
  const [message = ''] = Object.values(values)
  const order = selectOrder(store.getState())
  const isChat = document.querySelector('.chat') !== null
  const isMessage =
    isChat && message.trim() !== '' && !needsNoInterpretation(order, stepOf(order, id), values, message)
  store.dispatch(isMessage ? messageHeld({ text: message, at: id }) : answersSubmitted({ answers }))
}
