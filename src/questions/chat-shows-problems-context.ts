import { createContext } from 'react'

/**
 * React context that tells whether the chat shows an answer's errors as messages, so that fields do not repeat them.
 */
export const ChatShowsProblemsContext = createContext(false)
