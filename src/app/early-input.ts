import { formOf, pageOf, stepOf } from '../funnel/journeys.ts'
import type { Values } from '../funnel/types.ts'
import { answered, drafted } from '../store/events.ts'
import { selectOrder, selectPhase, selectPosition } from '../store/selectors.ts'
import type { AppStore } from '../store/store.ts'

/**
 * To be called before the prerendered form is drawn anew: keeps what the browser filled into it without an event.
 * @returns gives the focus back to the field that had it, unless something else has taken it meanwhile
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
    // null where a field has no caret that can be set: boxes, e-mail
    if (typeof field?.selectionStart === 'number') field.selectionStart = field.value.length
  }
}

/**
 * Replays what was typed or sent before the app was ready (D35), then lets go of the page. While a stored
 * order is on its way nothing is answered: the order would come over it.
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
      for (const { name } of own) store.dispatch(drafted({ step: id, name, value: values[name] ?? '' }))
      // the start page asks the first question of a composed page alone
      if (own.length > 0) answers[id] = Object.fromEntries(own.map(({ name }) => [name, values[name] ?? '']))
    }
    if (submitted && selectPhase(store.getState()) === 'ready') store.dispatch(answered({ answers }))
  }
  early.release()
}
