/** The chat in which visitors of the demo site at /demo place a small example order. */
import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { chatParts } from '../conversation/ChatPage.tsx'
import { pageOf, stepOf } from '../funnel/journey-registry.ts'
import { wordingOf } from '../questions/look-up-step-texts.ts'
import { useFocusOnQuestionChange } from '../questions/useFocusOnQuestionChange.ts'
import { useStep } from '../questions/useStep.ts'
import { backRequested } from '../store/redux-actions.ts'
import {
  selectBackTarget,
  selectIsCorrection,
  selectOrder,
  selectPhase,
  selectPosition,
  selectReturnTo,
} from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { DemoFrame, DemoHeader } from './DemoFrame.tsx'
import { AfterOrder, Ask, Confirm, DemoNotice, Fields } from './OrderPages.tsx'
import { useDemoTexts } from './language-and-theme.ts'

type Parts = typeof chatParts

/**
 * Focuses the text field or the choices that answer the current question. Returns false if neither is
 * rendered yet.
 */
function focusAnswer(): boolean {
  const line = document.querySelector<HTMLElement>('.chat__foot form input, .chat__cards')
  line?.focus({ preventScroll: true })
  return line !== null
}

/**
 * The chat in which visitors of the demo site place an order. `parts` are the chat components of the main
 * site.
 */
export function OrderChat({ parts }: { parts: Parts }) {
  const pack = useDemoTexts()
  const phase = useSelector(selectPhase)
  const { ChatWordsContext } = parts
  if (phase !== 'ready')
    return (
      <DemoFrame>
        <p role="status">{pack.loading}</p>
      </DemoFrame>
    )
  return (
    <ChatWordsContext value={pack.chat}>
      <Talk parts={parts} />
    </ChatWordsContext>
  )
}

function Talk({ parts }: { parts: Parts }) {
  const { ChatFrame, Composer, Transcript, buildTranscript } = parts
  const pack = useDemoTexts()
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const position = useSelector(selectPosition)
  const returnTo = useSelector(selectReturnTo)
  const dialogue = useSelector((state: RootState) => state.dialogue)
  const isCorrection = useSelector(selectIsCorrection)
  const { busy, refusals, onAnswer } = useStep(position)
  const { kind, view } = stepOf(order, position)
  useFocusOnQuestionChange(position, focusAnswer)
  const lines = useMemo(() => {
    const words = { greeting: pack.opening, none: '' }
    return buildTranscript(order, position, returnTo, dialogue, words).map((line) =>
      line.kind === 'message' ? { ...line, text: pack.problems[line.text] ?? line.text } : line,
    )
  }, [dialogue, order, pack, position, returnTo, buildTranscript])
  const asked = wordingOf(order, position)
  const isLine = kind === 'question' && view === 'text'
  return (
    <>
      <ChatFrame
        header={
          <DemoHeader>
            <a className="quiet-link" href={useCampaignHref(pageOf(order, position).path)}>
              {pack.buttons.toPages}
            </a>
          </DemoHeader>
        }
        last={lines.at(-1)?.key ?? ''}
        tools={<BackInChat />}
        opener={<p className="demo-private">{pack.privacy}</p>}
        notices={<DemoNotice />}
        asked={asked}
        cards={isLine ? undefined : <Card step={position} />}
        composer={
          isLine && (
            <Composer
              step={position}
              onAnswer={onAnswer}
              busy={busy}
              refusals={refusals}
              onCancel={isCorrection ? () => dispatch(backRequested()) : undefined}
            >
              <Fields step={position} as="hidden" />
            </Composer>
          )
        }
      >
        <Transcript lines={lines} />
      </ChatFrame>
    </>
  )
}

/** Renders a step that is not answered by typing: choices, the review or the receipt. */
function Card({ step: id }: { step: string }) {
  const { text, order } = useStep(id)
  const { kind } = stepOf(order, id)
  if (kind === 'review') return <Confirm step={id} />
  if (kind === 'receipt') return <AfterOrder />
  return (
    <Ask steps={[id]} form={id} submit={text.submit}>
      <Fields step={id} as="label" />
    </Ask>
  )
}

function BackInChat() {
  const dispatch = useDispatch()
  const { buttons } = useDemoTexts()
  const target = useSelector(selectBackTarget)
  const isOver = useSelector(selectOrder).finished !== null
  if (target === null || isOver) return null
  return (
    <button type="button" className="quiet-link" onClick={() => dispatch(backRequested())}>
      {buttons.back}
    </button>
  )
}
