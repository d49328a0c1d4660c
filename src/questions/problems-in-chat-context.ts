import { createContext } from 'react'

/**
 * Whether the chat shows errors in an answer as messages. If it does, they are not repeated beside the field.
 */
export const ProblemsInChatContext = createContext(false)
