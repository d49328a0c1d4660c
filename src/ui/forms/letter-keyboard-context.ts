import { createContext } from 'react'

/**
 * React context that tells whether the visitor has switched a numeric input of the chat to the letter
 * keyboard.
 */
export const LetterKeyboardContext = createContext(false)
