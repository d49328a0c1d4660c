import { useState } from 'react'
import { chatReplies } from '../content/chat-replies.ts'
import { callRequest } from '../content/call-request.ts'
import { useHref } from '../ui/useHref.ts'
import { commandOf } from '../understanding/parts/commands.ts'

export type CallLine = { readonly who: 'visitor' | 'assistant'; readonly text: string }

/** This year's Chromium, Safari and Firefox support it; elsewhere the answer is no. */
type Navigated = { readonly navigation?: { readonly canGoBack: boolean } }

/** Words without a digit are not a telephone: talk is answered, not marked in red. */
const isTalk = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)

/**
 * Commands in the chat that asks for a call (U-chat): back to where the visitor came from, help, a person. Any other
 * command of the order's chat has no meaning here and is answered with help.
 */
export function useCallCommands() {
  const [lines, setLines] = useState<readonly CallLine[]>([])
  const [wantsPerson, setWantsPerson] = useState(false)
  const order = useHref('/chat')

  function leave() {
    const { navigation } = window as Navigated
    if (navigation?.canGoBack) window.history.back()
    else window.location.assign(order)
  }

  /** @returns whether the message was a command, which has then been followed */
  function hear(text: string): boolean {
    const command = commandOf(text)
    if (command === null && !isTalk(text)) return false
    setWantsPerson(command === 'human')
    if (command === 'back') {
      leave()
      return true
    }
    const reply = command === 'human' ? chatReplies.commands.atendente : callRequest.help
    setLines([...lines, { who: 'visitor', text }, { who: 'assistant', text: reply }])
    return true
  }

  return { lines, wantsPerson, hear }
}
