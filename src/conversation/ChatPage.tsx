/** The chat screen of the order, and functions that preload its code. */
import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { addressCovered } from '../content/address-covered-message.ts'
import { chat } from '../content/chat.ts'
import { chatTitleOf } from './chat-title.ts'
import { stepOf } from '../funnel/journey-registry.ts'
import type { JourneyId, Step } from '../funnel/step-and-journey-types.ts'
import { journeyOpener } from '../questions/journey-illustrations.tsx'
import { ChatIntroductionContext } from '../questions/chat-introduction-context.ts'
import { QuestionHeader } from '../questions/QuestionHeader.tsx'
import { WaitPage } from '../questions/waits/WaitPage.tsx'
import { Notices } from '../questions/notices/Notices.tsx'
import { QuestionForm } from '../questions/QuestionForm.tsx'
import { registeredPartOf } from '../questions/journey-part-registry.ts'
import { OrderSaveStatus } from '../questions/OrderSaveStatus.tsx'
import { chatWordingOf, textOf } from '../questions/look-up-step-texts.ts'
import { selectRateLimitedHeading } from '../questions/waits/select-rate-limited-order-heading.ts'
import { useFocusOnQuestionChange } from '../questions/useFocusOnQuestionChange.ts'
import { usePageTitle } from '../questions/usePageTitle.ts'
import { WaitState } from '../questions/waits/WaitState.tsx'
import {
  selectIsGone,
  selectOpenPart,
  selectRecordId,
  selectOrder,
  selectPhase,
  selectPosition,
  selectProblems,
  selectReturnTo,
  selectWait,
} from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { ChatFrame } from '../ui/chat/ChatFrame.tsx'
import { Composer } from '../ui/chat/Composer.tsx'
import { AnswerMessage, Message, TypingDots } from '../ui/chat/Message.tsx'
import { ChatWordsContext } from '../ui/chat/chat-words-context.ts'
import { useLateCoverageResult } from '../ui/chat/useLateCoverageResult.ts'
import { lazily } from '../ui/lazy-component.tsx'
import { ChatForm } from './ChatForm.tsx'
import { TakeMessageContext } from './message-input-context.ts'
import { loadMessageReader, useMessageHandler } from './useMessageHandler.ts'
import { buildTranscript } from './build-transcript.ts'
import { introductionOf, type TranscriptWords } from './transcript-lines.ts'
import { FieldByFieldTranscript, AnswersFromMessage, Transcript } from './Transcript.tsx'

export { loadMessageReader }

/** Chat components for journeys with their own chat screen, exported here so that they stay in this bundle. */
export const chatParts = { ChatFrame, ChatWordsContext, Composer, Transcript, buildTranscript }

/** Numbers of nine digits or more may be secret, so they are not shown. A postcode has only eight. */
const SECRET = /\d(?:[\s./()-]*\d){8,}/g

/** Shows messages that the visitor sent before the code that reads messages had loaded. */
const MessagesAwaitingReader = memo(function MessagesAwaitingReader() {
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

const wordsOf = (journey: JourneyId): TranscriptWords => ({
  ...chat,
  found: registeredPartOf(journey).found,
  checking: addressCovered.checking,
})

const OrderCard = lazily(async () => import('../questions/order/OrderCard.tsx'), { isOptional: true })
const ExpiredOrErasedPage = lazily(async () => import('../questions/order/ExpiredOrErasedPage.tsx'))
const ChatPanels = lazily(async () => ({ default: (await loadMessageReader()).ChatPanels }), {
  isOptional: true,
})
const FreeTextInput = lazily(async () => import('./FreeTextInput.tsx'), { isOptional: true })
const NoCoverageOptions = lazily(async () => import('../questions/address/NoCoverageOptionsCard.tsx'), {
  isOptional: true,
})

/** Loads what the chat needs after its first questions: the line below cards, the order's card and the reader. */
export async function preloadLaterParts(): Promise<void> {
  await Promise.all([FreeTextInput.preload(), OrderCard.preload()])
  await loadMessageReader()
  await Promise.all(
    [AnswersFromMessage, FieldByFieldTranscript, ChatPanels].map(async (part) => part.preload()),
  )
}

/** Whether a step is answered in the chat's input area. All others have cards above a free-text line. */
function isLine(step: Step): boolean {
  return step.kind === 'question' && !isList(step) && step.fields.some((field) => field.kind === 'text')
}

const isList = ({ fields: [first] }: Step) => first?.kind === 'select' && !first.shownWhen

/** Moves the focus when a question opens: to the input or, so that no keyboard covers them, to the cards. */
function focusFirst(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector)
  target?.focus({ preventScroll: true })
  return target !== null
}

/**
 * Focuses the input of one question, or the one that was refused; not the previous one until its form has loaded: the
 * focus would be lost with it. `place` begins with the step's id.
 */
const focusInputOf = (place: string) => {
  const form = `form[data-step="${place.split(' ', 1)[0]}"]`
  return (
    focusFirst(`${form} :is(input, select)[aria-invalid="true"]`) ||
    focusFirst(`${form} :is(input:not([type=hidden], [type=radio]), select)`)
  )
}
/** Whether the composer gets the focus at once: on a phone, the keyboard would cover the greeting. */
const hasKeyboard = () =>
  document.activeElement === document.body && matchMedia('(hover: hover) and (pointer: fine)').matches
/** Not before the good news: the question about the plan is read with it. */
const focusCards = () => !document.querySelector('.found[data-expected]') && focusFirst('.chat__cards')
const focusReplies = () => focusFirst('.chat__notices button')

export default function ChatPage() {
  const phase = useSelector(selectPhase)
  const refused = useSelector(isRefused)
  const { journey } = useSelector(selectOrder)
  const isGone = useSelector(selectIsGone)
  usePageTitle(isGone ? null : chatTitleOf(journey), refused)
  // the card shows nothing yet; loaded with the order, its bar comes with the conversation instead of moving it
  if (phase === 'loading') return [<WaitPage key={0} />, <OrderCard key={1} />]
  if (isGone) return <ExpiredOrErasedPage />
  return <Conversation />
}

const isRefused = (state: RootState) => Object.keys(selectProblems(state, selectPosition(state))).length > 0

const Conversation = memo(function Conversation() {
  const position = useSelector(selectPosition)
  const returnTo = useSelector(selectReturnTo)
  const hasRecord = useSelector(selectRecordId) !== null
  const order = useSelector(selectOrder)
  const dialogue = useSelector((state: RootState) => state.dialogue)
  const takeMessage = useMessageHandler()
  const step = stepOf(order, position)
  const part = useSelector(selectOpenPart)
  const isContact = step.view === 'waiting-list' && part !== null
  const wasSent = useSelector(({ orderActions }: RootState) => orderActions.agentLink !== null)
  const isAskedWho = dialogue.aside === 'agent'
  const isInComposer = !isAskedWho && (isContact || isLine(step))
  const lacks = order.answers[position]?.lacks
  const asked = part ?? lacks
  useFocusOnQuestionChange(
    isAskedWho ? 'agent' : asked === undefined ? position : `${position} ${asked}`,
    isAskedWho ? focusReplies : isInComposer || isList(step) ? focusInputOf : focusCards,
    hasKeyboard,
  )
  const hasWaitFailed = useSelector((state: RootState) => selectWait(state)?.status === 'failed')
  const stopped = useSelector(selectRateLimitedHeading)
  const lines = useMemo(() => {
    const all = buildTranscript(order, position, returnTo, dialogue, {
      ...wordsOf(order.journey),
      hasWaitFailed,
      stopped,
    })
    // an agent's link greets in place of the chat, and whether it is theirs is asked alone
    if (isAskedWho) return all.filter(({ key }) => key.startsWith('said-'))
    return wasSent ? all.slice(1) : all
  }, [order, position, returnTo, dialogue, hasWaitFailed, stopped, isAskedWho, wasSent])
  const isLate = useLateCoverageResult(order.facts.coverage?.isExpected === true)
  const introduction = introductionOf(lines, isInComposer || isLate)
  const leading = introduction.map(({ text }) => `${text} `).join('')
  const { aside, doubt, held, undo } = dialogue
  const { kind } = step
  const wording = chatWordingOf(order, position)
  // review and receipt are other screens than the question before
  const question = <QuestionForm key={kind} step={position} variant="chat" Form={ChatForm} />

  return (
    <TakeMessageContext value={takeMessage}>
      <ChatFrame
        title={chatTitleOf(order.journey)}
        header={<QuestionHeader />}
        last={`${lines.at(-1)?.key ?? ''}${held.length || ''}${part ?? ''}`}
        order={hasRecord ? <OrderCard /> : journeyOpener(order.journey, 'promises')}
        opener={hasRecord ? undefined : journeyOpener(order.journey, 'chat')}
        tools={hasRecord && !order.finished ? <OrderSaveStatus /> : undefined}
        notices={
          <>
            <ChatNotices />
            {(aside ?? doubt ?? undo) && <ChatPanels />}
          </>
        }
        // the conversation has just said the heading of the receipt
        asked={
          kind === 'receipt'
            ? { heading: textOf(order, position).title }
            : { ...wording, heading: leading + wording.heading }
        }
        cards={
          kind === 'wait' ? (
            <Thinking key={0} />
          ) : isContact ? (
            <NoCoverageOptions />
          ) : isInComposer || isAskedWho ? undefined : (
            question
          )
        }
        // after the order nothing is asked; the help has the ways to a person
        composer={
          isInComposer ? (
            <ChatIntroductionContext value={leading}>{question}</ChatIntroductionContext>
          ) : order.finished ? null : (
            <FreeTextInput />
          )
        }
      >
        <Transcript lines={lines} introduction={introduction} />
        <MessagesAwaitingReader />
      </ChatFrame>
    </TakeMessageContext>
  )
})

const isUnread = ({ ui: { wait } }: RootState) => wait?.what === 'messages' && wait.status === 'failed'

const ChatNotices = () => [<Notices key={0} />, useSelector(isUnread) && <WaitState key={1} />]

/** Shows typing dots while the chat waits for the server; after a failure, an explanation with a retry button. */
function Thinking() {
  const wait = useSelector(selectWait)
  return (
    <>
      {wait?.status === 'running' && <TypingDots />}
      <WaitState isHeaded />
    </>
  )
}
