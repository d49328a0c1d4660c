/** How the inputs of the chat hand over what the visitor has sent. */
import { createContext } from 'react'

/**
 * Takes what the visitor has sent from any input of the chat: every message goes through here.
 *
 * | The message                                     | goes                                                           |
 * | ----------------------------------------------- | -------------------------------------------------------------- |
 * | is `plain`: there is nothing to read            | to its form                                                    |
 * | comes when the code that reads has loaded       | there, and to its form if it says nothing besides a free value |
 * | was typed into a form that can be submitted     | to its form                                                    |
 * | was typed anywhere else                         | nowhere: it is held until the code that reads has loaded       |
 *
 * @param submitForm submits the form into which it was typed
 * @param plain in which kind of form there is no text or an unmistakable one
 */
export type TakeMessage = (message: string, submitForm?: () => void, plain?: 'line' | 'block') => void

/** Gives every input of the chat the function that handles messages. */
export const TakeMessageContext = createContext<TakeMessage>((_message, submitForm) => submitForm?.())

/** Moves the focus back to the chat's input, so that the visitor can go on typing. */
export function focusLine(): void {
  const line = '.chat__foot form input:not([type=hidden], [type=radio], [type=checkbox])'
  document.querySelector<HTMLElement>(line)?.focus({ preventScroll: true })
}
