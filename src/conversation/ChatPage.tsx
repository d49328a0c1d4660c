import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { chat, chatTitleOf } from '../content/chat.ts'
import { stepOf } from '../funnel/journeys.ts'
import type { JourneyId, Step } from '../funnel/types.ts'
import { openerOf } from '../questions/drawings.tsx'
import { OrderCard } from '../questions/later-questions.tsx'
import { Header } from '../questions/Header.tsx'
import { ExpiredPage, LoadingPage } from '../questions/LoadingPage.tsx'
import { Notices } from '../questions/Notices.tsx'
import { QuestionForm } from '../questions/QuestionForm.tsx'
import { registeredOf } from '../questions/registry.ts'
import { SavedSign } from '../questions/SavedSign.tsx'
import { chatWordingOf } from '../questions/texts.ts'
import { useFocusOnMove } from '../questions/useFocusOnMove.ts'
import { useTitle } from '../questions/useTitle.ts'
import { WaitState } from '../questions/WaitState.tsx'
import {
  selectOpenPart,
  selectSubjectId,
  selectOrder,
  selectPhase,
  selectPosition,
  selectProblems,
  selectReturnTo,
  selectWait,
} from '../store/selectors.ts'
import type { RootState } from '../store/store.ts'
import { ChatFrame } from '../ui/chat/ChatFrame.tsx'
import { Composer } from '../ui/chat/Composer.tsx'
import { TypingDots } from '../ui/chat/Message.tsx'
import { ChatWordsContext } from '../ui/chat/words.ts'
import { lazily } from '../ui/lazily.tsx'
import { ChatForm } from './ChatForm.tsx'
import { Held } from './Held.tsx'
import { TakeMessageContext, loadMessageReader, useMessages } from './use-messages.ts'
import { transcriptOf, type TranscriptWords } from './transcript.ts'
import { ChangeStatus, PartLines, TakenLine, Transcript } from './Transcript.tsx'

export { loadMessageReader }

/**
 * The parts of a conversation, none of which knows what is asked in it: for a journey with its own chat. They are
 * exported here so that they stay in this screen's bundle.
 */
export const chatParts = { ChangeStatus, ChatFrame, ChatWordsContext, Composer, Transcript, transcriptOf }

/** What a journey's conversation says besides its steps' texts. */
const wordsOf = (journey: JourneyId): TranscriptWords => ({
  greeting: chat.greeting,
  none: chat.none,
  found: registeredOf(journey).found,
  planChosen: chat.planChosen,
})

const Asides = lazily(async () => import('./Asides.tsx'), { spare: true })
const FreeLine = lazily(async () => import('./FreeLine.tsx'), { spare: true })
const WaysOut = lazily(async () => import('../questions/lazy/WaitingListWaysOut.tsx'), { spare: true })

/** Preloaders of what the chat needs after its first questions; what reads messages is as large as all forms. */
export const chatAhead = () => ({
  next: FreeLine.preload,
  rest: [
    loadMessageReader,
    ...[TakenLine, PartLines, Asides, OrderCard, WaysOut].map((part) => part.preload),
  ],
})

/** Steps answered in the composer itself; all others are cards above a free-text line. */
function isLine({ kind, fields }: Step): boolean {
  return kind === 'question' && fields.some((field) => field.kind === 'text')
}

/**
 * After a step focus moves to the composer, never into the transcript (U-chat); where cards answer, to their beginning:
 * screen reader users meet the choices first, and no telephone's keyboard covers them. What is typed there goes into
 * the line below.
 */
function focusFirst(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector)
  target?.focus({ preventScroll: true })
  return target !== null
}

/**
 * The field of this very question: while its form is still loading, the previous form must not take the focus with it
 * when it is removed.
 * @param place the step, and the part of it that is asked
 */
const focusLine = (place: string) =>
  focusFirst(
    `form[data-step="${place.split(' ', 1)[0]}"] :is(input:not([type=hidden], [type=radio]), select)`,
  )
const focusCards = () => focusFirst('.chat__cards')

/** The order as a guided conversation. */
export default function ChatPage() {
  const phase = useSelector(selectPhase)
  const refused = useSelector(isRefused)
  useTitle(chatTitleOf(useSelector(selectOrder).journey), refused)
  if (phase === 'loading') return <LoadingPage />
  if (phase === 'lost' || phase === 'erased') return <ExpiredPage />
  return <Conversation />
}

const isRefused = (state: RootState) => Object.keys(selectProblems(state, selectPosition(state))).length > 0

const Conversation = memo(function Conversation() {
  const position = useSelector(selectPosition)
  const returnTo = useSelector(selectReturnTo)
  const hasSubject = useSelector(selectSubjectId) !== null
  const order = useSelector(selectOrder)
  const dialogue = useSelector((state: RootState) => state.dialogue)
  const hear = useMessages()
  const step = stepOf(order, position)
  const part = useSelector(selectOpenPart)
  const isContact = step.view === 'waiting-list' && part !== null
  const isInComposer = isContact || isLine(step)
  const lacks = order.answers[position]?.lacks
  const asked = part ?? lacks
  useFocusOnMove(
    asked === undefined ? position : `${position} ${asked}`,
    isInComposer ? focusLine : focusCards,
  )
  const lines = useMemo(
    () => transcriptOf(order, position, returnTo, dialogue, wordsOf(order.journey)),
    [order, position, returnTo, dialogue],
  )
  const { aside, doubt, held } = dialogue
  const { kind } = step
  const question = <QuestionForm step={position} variant="chat" Form={ChatForm} />

  return (
    <TakeMessageContext value={hear}>
      <ChatFrame
        title={chatTitleOf(order.journey)}
        header={<Header />}
        last={`${lines.at(-1)?.key ?? ''}${held.length || ''}${part ?? ''}`}
        order={hasSubject ? <OrderCard /> : openerOf(order.journey, 'promises')}
        opener={hasSubject ? undefined : openerOf(order.journey, 'chat')}
        tools={hasSubject ? <SavedSign /> : undefined}
        notices={<ChatNotices />}
        asides={(aside ?? doubt) && <Asides />}
        asked={chatWordingOf(order, position)}
        cards={kind === 'wait' ? <Thinking /> : isContact ? <WaysOut /> : isInComposer ? undefined : question}
        composer={isInComposer ? question : <FreeLine />}
      >
        <Transcript lines={lines} />
        <Held />
      </ChatFrame>
      <ChangeStatus />
    </TakeMessageContext>
  )
})

const isUnread = ({ flow: { wait } }: RootState) => wait?.what === 'messages' && wait.status === 'failed'

/** A message that cannot be read for now has no form that could say so. */
function ChatNotices() {
  return (
    <>
      <Notices />
      {useSelector(isUnread) && <WaitState />}
    </>
  )
}

function Thinking() {
  const wait = useSelector(selectWait)
  return (
    <>
      {wait?.status === 'running' && <TypingDots />}
      <WaitState />
    </>
  )
}
