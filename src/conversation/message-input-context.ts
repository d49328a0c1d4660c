/** How the inputs of the chat hand over what the visitor has sent. */
import { createContext } from 'react'

/**
 * Takes what the visitor has sent from any input. What is `plain` (in a line or a block) goes to its form unread.
 * Anything else is read; until that can be done, a form gets it (`submitForm`), and other messages are held.
 */
export type TakeMessage = (message: string, submitForm?: () => void, plain?: 'line' | 'block') => void

/** Gives every input of the chat the function that handles messages. */
export const TakeMessageContext = createContext<TakeMessage>((_message, submitForm) => submitForm?.())

/** Moves the focus back to the chat's input, so that the visitor can go on typing. */
export function focusLine(): void {
  const line = '.chat__foot form input:not([type=hidden], [type=radio], [type=checkbox])'
  document.querySelector<HTMLElement>(line)?.focus({ preventScroll: true })
}
