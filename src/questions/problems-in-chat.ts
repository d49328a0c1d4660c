import { createContext } from 'react'

/** What is wrong with an answer is said in the conversation, not beside its field. */
export const ProblemsInChatContext = createContext(false)
