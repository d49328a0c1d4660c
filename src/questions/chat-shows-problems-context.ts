import { createContext } from 'react'

/** React context: whether the chat shows the errors of an answer as messages, so that fields do not repeat them. */
export const ChatShowsProblemsContext = createContext(false)
