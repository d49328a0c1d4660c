import { createContext } from 'react'
import { chat } from '../../content/chat.ts'
import type { ChatWords } from '../../content/types.ts'

/** What the chat's parts say: the operator's wording, where a journey has none of its own. */
export const ChatWordsContext = createContext<ChatWords>(chat)
