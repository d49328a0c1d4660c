import type { KeyboardEvent, MouseEvent } from 'react'

let first: Element | null = null

/**
 * Drops the second click of a double click if the first one replaced the clicked element: otherwise it hits whatever
 * took its place, and "Confirmar pedido" takes the place of "Continuar" (X12). Call it for every click, before any
 * other handler.
 */
export function dropSecondClick(event: MouseEvent): void {
  const { detail, target } = event
  if (detail === 1 && target instanceof Element) first = target
  else if (detail > 1 && first && !first.isConnected) {
    event.preventDefault()
    event.stopPropagation()
  }
}

/** Submits only once while Enter is held down: key repeat would answer the questions that follow. */
export function dropRepeatedEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}
