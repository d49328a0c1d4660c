import { createContext } from 'react'
import { chat } from '../../content/chat.ts'
import type { ChatWords } from '../../content/types.ts'

/** Texts of the chat's components; a journey may provide its own instead of the operator's. */
export const ChatWordsContext = createContext<ChatWords>(chat)
