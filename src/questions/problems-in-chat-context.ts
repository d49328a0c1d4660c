import { createContext } from 'react'

/** True if the chat shows problems with an answer as messages, so that they are not repeated beside the field. */
export const ProblemsInChatContext = createContext(false)
