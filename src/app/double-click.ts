import type { KeyboardEvent, MouseEvent } from 'react'

let first: Element | null = null

/**
 * Drops the second click of a double click when its first one has taken away what was clicked: it lands on whatever
 * came in that place, and "Confirmar pedido" comes in the place of "Continuar" (X12). To be called for every
 * click, before anything else hears it.
 */
export function dropSecondClick(event: MouseEvent): void {
  const { detail, target } = event
  if (detail === 1 && target instanceof Element) first = target
  else if (detail > 1 && first && !first.isConnected) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Enter that is held down sends once: what it repeats would answer the questions that come after. */
export function dropRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
