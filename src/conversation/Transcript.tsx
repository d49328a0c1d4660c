import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { chat } from '../content/chat.ts'
import type { Answers } from '../funnel/types.ts'
import { textOf } from '../questions/texts.ts'
import { correctionAsked } from '../store/events.ts'
import { selectOrder } from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { Answer, Message } from '../ui/chat/Message.tsx'
import type { Line } from './transcript.ts'

/** The conversation's messages; every answer stays correctable until the order is placed. */
export function Transcript({ lines }: { lines: readonly Line[] }) {
  const dispatch = useDispatch()
  const isOpen = useSelector((state: RootState) => selectOrder(state).finished === null)
  const correct = useCallback(
    (step: string) => {
      dispatch(correctionAsked({ step }))
    },
    [dispatch],
  )
  return lines.map((line) =>
    line.kind === 'message' ? (
      <Message key={line.key} why={line.why}>
        {line.text}
      </Message>
    ) : (
      <Answer
        key={line.key}
        name={line.name}
        changed={line.changed}
        correcting={line.correcting}
        step={line.step}
        onCorrect={line.name && isOpen ? correct : undefined}
      >
        {line.text}
      </Answer>
    ),
  )
}

/** Announces a corrected answer to screen readers, since its bubble changes in place (D37). */
export const ChangeStatus = memo(function ChangeStatus() {
  const order = useSelector(selectOrder)
  const { answers } = order
  const before = useRef<Answers>(answers)
  const [text, setText] = useState('')
  useEffect(() => {
    const changed = Object.keys(answers).find(
      (id) => before.current[id] && answers[id]?.changed && before.current[id] !== answers[id],
    )
    before.current = answers
    if (changed) setText(chat.changedStatus(textOf(order, changed).heading))
  }, [answers, order])
  return (
    <p role="status" className="hush">
      {text}
    </p>
  )
})
