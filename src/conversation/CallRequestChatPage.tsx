/** The screen at /receber-ligacao/chat: visitors who come from the chat request a call in a short conversation. */
import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { brand } from '../content/brand-and-phones.ts'
import { callRequest as words } from '../content/call-request.ts'
import { chat } from '../content/chat.ts'
import { notSent } from '../content/contact-not-sent.ts'
import { formatPhone, phoneDigits } from '../lib/phone.ts'
import { journeyOpener } from '../questions/journey-illustrations.tsx'
import { CALL_REQUEST_FORM_ID } from '../funnel/call-request-form-id.ts'
import { takeFocus } from '../questions/focus-and-scroll-refs.ts'
import { useCallRequest } from '../questions/useCallRequest.ts'
import { useInputTypedBeforeHydration } from '../questions/useInputTypedBeforeHydration.ts'
import { usePageTitle } from '../questions/usePageTitle.ts'
import { selectOrder } from '../store/selectors.ts'
import type { RootState } from '../store/root-reducer.ts'
import { ChatFrame } from '../ui/chat/ChatFrame.tsx'
import { Composer } from '../ui/chat/Composer.tsx'
import { AnswerMessage, Message, TypingDots } from '../ui/chat/Message.tsx'
import { MaskedField } from '../ui/forms/MaskedField.tsx'
import { CHAT_PROBLEM, WHY } from '../ui/forms/FieldTexts.tsx'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import type { FormValues } from '../ui/forms/StepForm.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { lazily } from '../ui/lazy-component.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { useCampaignHref } from '../ui/useCampaignHref.ts'
import { saidLine, type TranscriptLine } from './transcript-lines.ts'
import { Transcript } from './Transcript.tsx'
import { useCallRequestChatCommands } from './useCallRequestChatCommands.ts'

const CollapsedFooter = lazily(async () => import('../questions/CollapsedFooter.tsx'), {
  isOptional: true,
})

/** What is said before anything is typed. */
const opening: readonly TranscriptLine[] = [
  { kind: 'message', key: 'greeting', text: words.greeting },
  { kind: 'message', key: `${CALL_REQUEST_FORM_ID}-question`, text: words.heading, why: words.why },
]

export default function CallRequestChatPage() {
  const { state, isRepeated, problem, refusals, telephone, type, send } = useCallRequest()
  const { wantsPerson, handleCommand } = useCallRequestChatCommands()
  const said = useSelector((app: RootState) => app.dialogue.lines)
  const lines = useMemo(
    () => [
      ...opening,
      ...said.filter(({ step }) => step === CALL_REQUEST_FORM_ID).map((line) => saidLine(line, chat)),
    ],
    [said],
  )
  const { journey } = useSelector(selectOrder)
  const here = useCampaignHref(brand.callRequest.chatHref)
  const page = useCampaignHref(brand.callRequest.href)
  const checkout = useCampaignHref('/checkout/carrinho')
  usePageTitle(words.chatTitle, problem !== '')
  const isSent = state === 'sent'
  const done = isRepeated ? words.already : words.sent
  const isSaid = isSent || state === 'sending'

  function answer(values: FormValues) {
    if (handleCommand(values.telephone ?? '')) type('telephone', '')
    else send(values)
  }
  useInputTypedBeforeHydration(CALL_REQUEST_FORM_ID, ({ telephone: typed = '' }, isSent) => {
    type('telephone', typed)
    if (isSent) answer({ telephone: typed })
  })

  return (
    <ChatFrame
      title={words.chatTitle}
      header={
        <SiteHeader callHref={here} help={<CollapsedFooter />} switchTo={{ mode: 'pages', href: page }} />
      }
      last={`${state}-${lines.at(-1)?.key}`}
      opener={state === 'none' && journeyOpener(journey, 'chat')}
      order={journeyOpener(journey, 'promises')}
      cards={
        isSent ? (
          <div tabIndex={-1} ref={takeFocus}>
            <ButtonLink href={checkout}>{words.back}</ButtonLink>
          </div>
        ) : (
          state === 'sending' && <TypingDots />
        )
      }
      notices={
        <>
          {state === 'failed' && <Notice tone="error">{notSent}</Notice>}
          {wantsPerson && !isSaid && <HelpLinks callHref={here} />}
        </>
      }
      composer={
        !isSent && (
          <Composer
            step={CALL_REQUEST_FORM_ID}
            onAnswer={answer}
            busy={state === 'sending'}
            refusals={refusals}
          >
            <MaskedField
              mask="phone"
              words="message"
              name="telephone"
              label={words.heading}
              whyId={WHY}
              as="hidden"
              autoComplete="tel-national"
              placeholder="(00) 00000-0000"
              width="full"
              value={telephone}
              onChange={type}
              errorId={problem ? CHAT_PROBLEM : undefined}
            />
          </Composer>
        )
      }
    >
      <Transcript lines={lines} />
      {isSaid && (
        <AnswerMessage name={words.label} step={CALL_REQUEST_FORM_ID}>
          {formatPhone(phoneDigits(telephone))}
        </AnswerMessage>
      )}
      {isSent && <Message>{`${done.title} ${done.text}`}</Message>}
    </ChatFrame>
  )
}
