import { createContext } from 'react'

/**
 * React context with what the chat says before its question, which the label of the question's field begins with: it is
 * read first, where the log would tell it behind the focus.
 */
export const ChatIntroductionContext = createContext('')
