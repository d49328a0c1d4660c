import { createContext } from 'react'

/**
 * React context that tells whether the chat shows errors in an answer as messages. If it does, they are not repeated
 * next to the field.
 */
export const ProblemsInChatContext = createContext(false)
