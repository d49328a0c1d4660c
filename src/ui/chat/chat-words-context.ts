import { createContext } from 'react'
import { chat } from '../../content/chat.ts'
import type { ChatWords } from '../../content/text-types.ts'

/**
 * React context with the texts of the chat's components. A journey may provide its own texts instead of the
 * default ones.
 */
export const ChatWordsContext = createContext<ChatWords>(chat)
