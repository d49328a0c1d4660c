import { createContext } from 'react'

/** The visitor wants to write words into a line that asks for numbers. */
export const LettersContext = createContext(false)
