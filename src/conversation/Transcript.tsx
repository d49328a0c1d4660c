/** Renders the conversation in the chat. */
import { useCallback, type ComponentProps } from 'react'
import { useDispatch } from 'react-redux'
import { correctionRequested } from '../store/redux-actions.ts'
import { CHAT_PROBLEM, WHY } from '../ui/forms/FieldTexts.tsx'
import { AnswerMessage, Message } from '../ui/chat/Message.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'
import type { TranscriptLine } from './transcript-lines.ts'
import { loadMessageReader } from './useMessageHandler.ts'

/** The chips of the answers from one message. Their code is loaded with the code that reads messages. */
export const AnswersFromMessage = lazily(
  async () => ({ default: (await loadMessageReader()).AnswersFromMessage }),
  { isOptional: true },
)

export const FieldByFieldTranscript = lazily(async () => import('./FieldByFieldTranscript.tsx'), {
  isOptional: true,
})

const AddressCoveredScene = lazily(async () => import('../questions/address/AddressCoveredScene.tsx'), {
  isOptional: true,
})

const isAsked = ({ key }: TranscriptLine) => /-(?:question|again|title|expected)$/.test(key)

const found = <AddressCoveredScene />
const expected = <AddressCoveredScene isExpected />

type TranscriptProps = {
  lines: readonly TranscriptLine[]
  /** Messages that the focus reads out with the question, so that they are not announced here as well. */
  introduction?: readonly TranscriptLine[]
}

/** Shows the lines of the conversation. Every answer can be corrected until the order is placed (message.css). */
export function Transcript({ lines, introduction = [] }: TranscriptProps) {
  const dispatch = useDispatch()
  const correct = useCallback(
    (step: string) => {
      dispatch(correctionRequested({ step }))
    },
    [dispatch],
  )
  const reason = lines.findLast((line) => line.kind === 'message' && line.why !== undefined)
  const problem = lines.findLast((line) => line.kind === 'message' && line.isProblem)
  return lines.map((line) => {
    if (line.kind === 'parts') return <FieldByFieldTranscript key={line.key} line={line} />
    if (line.kind === 'message')
      return (
        <SaidMessage
          key={line.key}
          why={line.why}
          whyId={line === reason ? WHY : undefined}
          textId={line === problem ? CHAT_PROBLEM : undefined}
          asks={isAsked(line) || introduction.includes(line)}
          link={line.link}
          isFolded={line.isFolded}
          isExpected={line.isFound === false}
          scene={line.isFound === undefined ? undefined : line.isFound ? found : expected}
        >
          {line.text}
        </SaidMessage>
      )
    if (line.kind === 'answer')
      return (
        <AnswerMessage
          key={line.key}
          name={line.name}
          changed={line.changed}
          correcting={line.correcting}
          step={line.step}
          onCorrect={line.name ? correct : undefined}
        >
          {line.text}
        </AnswerMessage>
      )
    return <AnswersFromMessage key={line.key} line={line} onCorrect={correct} />
  })
}

type SaidMessageProps = ComponentProps<typeof Message>

/** A link in a message gets the prefix of the visitor's campaign. */
function SaidMessage({ children, link, ...rest }: SaidMessageProps) {
  const href = useCampaignHref(link?.href ?? '/')
  return (
    <Message {...rest} link={link && { label: link.label, href }}>
      {children}
    </Message>
  )
}
