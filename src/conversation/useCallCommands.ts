import { useState } from 'react'
import { chatReplies } from '../content/chat-replies.ts'
import { callRequest } from '../content/call-request.ts'
import { useHref } from '../ui/useHref.ts'
import { commandOf } from '../understanding/intents/commands.ts'

/** A line of the conversation that a command added. */
export type CallLine = { readonly who: 'visitor' | 'assistant'; readonly text: string }

/** The Navigation API. Only recent browsers support it; in others the property is missing. */
type Navigated = { readonly navigation?: { readonly canGoBack: boolean } }

/** Whether a text has letters and no digits. The chat replies to it instead of rejecting it as a phone number. */
const isTalk = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)

/**
 * Handles commands in the chat that requests a call (U-chat): back to the previous page, help, or a person. Any other
 * command or message is answered with help.
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

  /** @returns whether the message was a command or other talk, which has then been handled */
  function handleCommand(text: string): boolean {
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

  return { lines, wantsPerson, handleCommand }
}
