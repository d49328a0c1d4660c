/** Shows messages that the visitor sent before the code that reads messages had loaded. */
import { memo } from 'react'
import { useSelector } from 'react-redux'
import { chat } from '../content/chat.ts'
import type { RootState } from '../store/root-reducer.ts'
import { AnswerMessage, Message } from '../ui/chat/Message.tsx'

/** Numbers of nine digits or more may be secret, so they are not shown. A postcode has only eight. */
const SECRET = /\d(?:[\s./()-]*\d){8,}/g

export const MessagesAwaitingReader = memo(function MessagesAwaitingReader() {
  const held = useSelector(({ dialogue }: RootState) => dialogue.held)
  const isLate = useSelector(({ ui }: RootState) => ui.wait?.what === 'messages')
  if (held.length === 0) return null
  return (
    <>
      {held.map(({ text }, index) => (
        <AnswerMessage key={index} name="" step="">
          {text.replace(SECRET, '…').slice(0, 280)}
        </AnswerMessage>
      ))}
      {!isLate && <Message>{chat.reading}</Message>}
    </>
  )
})
