/**
 * Handles commands in the call request chat: go back to the previous page, get help, or talk to a person. The
 * reply to any other command or text is the help text.
 */
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { chatReplies } from '../content/chat-command-replies.ts'
import { callRequest } from '../content/call-request.ts'
import { CALL_REQUEST_FORM_ID } from '../funnel/call-request-form-id.ts'
import { lineAdded } from '../store/redux-actions.ts'
import { useCampaignHref } from '../ui/useCampaignHref.ts'

/** The Navigation API. The property is missing in older browsers. */
type Navigated = { readonly navigation?: { readonly canGoBack: boolean } }

/** Whether a text has letters and no digits. The chat replies to it instead of rejecting it as a phone number. */
const isTalk = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)

/** The wordings of the commands, which this screen needs only for who writes words. */
const loadCommands = async () => import('../understanding/commands.ts')

export function useCallRequestChatCommands() {
  const dispatch = useDispatch()
  const [wantsPerson, setWantsPerson] = useState(false)
  const order = useCampaignHref('/chat')

  function leave() {
    const { navigation } = window as Navigated
    if (navigation?.canGoBack) window.history.back()
    else window.location.assign(order)
  }

  /**
   * @returns true if the text was a command or other talk and was handled; false if it may be a phone number
   */
  function handleCommand(text: string): boolean {
    if (!isTalk(text)) return false
    dispatch(lineAdded({ step: CALL_REQUEST_FORM_ID, who: 'visitor', text }))
    loadCommands().then(
      ({ commandIn }) => obey(commandIn(text)),
      () => obey(null),
    )
    return true
  }

  function obey(command: string | null) {
    setWantsPerson(command === 'human')
    if (command === 'back') leave()
    const reply = command === 'human' ? chatReplies.commands.atendente : callRequest.help
    dispatch(lineAdded({ step: CALL_REQUEST_FORM_ID, who: 'assistant', text: reply }))
  }

  return { wantsPerson, handleCommand }
}
