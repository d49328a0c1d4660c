import { createContext } from 'react'

/** Whether the visitor has switched a numeric input of the chat to the letter keyboard. */
export const LetterKeyboardContext = createContext(false)
