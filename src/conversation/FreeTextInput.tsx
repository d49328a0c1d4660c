/**
 * Text input below a question's cards and buttons in the chat. Visitors may type a choice ("dia 10", "o mais barato")
 * or any other message.
 */
import { use, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { chat } from '../content/chat.ts'
import { chatReplies } from '../content/command-replies.ts'
import { LONGEST_MESSAGE } from '../lib/chat-message-length-limit.ts'
import { backRequested, lineAdded } from '../store/redux-actions.ts'
import { selectIsCorrection, selectPosition } from '../store/selectors.ts'
import { Composer } from '../ui/chat/Composer.tsx'
import { CHAT_PROBLEM } from '../ui/forms/FieldTexts.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { focusLine, TakeMessageContext } from './message-input-context.ts'

export default function FreeTextInput() {
  const takeMessage = use(TakeMessageContext)
  const dispatch = useDispatch()
  const isCorrection = useSelector(selectIsCorrection)
  const position = useSelector(selectPosition)
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)

  function send() {
    const isTooLong = text.trim().length > LONGEST_MESSAGE
    if (text.trim() === '' || isTooLong) {
      const reason = isTooLong ? chatReplies.messageTooLong : chatReplies.freeLineEmpty
      const problem = { problem: 'outro', text: reason } as const
      dispatch(lineAdded({ step: position, who: 'assistant', text: '', problem, isSaid: true }))
      setIsRefused(true)
      focusLine()
      return
    }
    setText('')
    takeMessage(text)
  }

  return (
    <Composer onAnswer={send} onCancel={isCorrection ? () => dispatch(backRequested()) : undefined}>
      <TextField
        name="texto"
        label={chat.freeLine}
        as="hidden"
        placeholder={chat.freeLine}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={(_name, value) => {
          setText(value)
          setIsRefused(false)
        }}
        errorId={isRefused ? CHAT_PROBLEM : undefined}
      />
    </Composer>
  )
}
