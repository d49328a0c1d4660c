/** The screen at /receber-ligacao/chat: visitors who come from the chat request a call in a short conversation. */
import { useMemo, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { brand } from '../content/brand-and-phones.ts'
import { callRequest as words } from '../content/call-request.ts'
import { chat } from '../content/chat.ts'
import { chatReplies } from '../content/command-replies.ts'
import { notSent } from '../content/contact-not-sent.ts'
import { formatPhone, phoneDigits } from '../lib/phone.ts'
import { journeyOpener } from '../questions/journey-illustrations.tsx'
import { CALL_REQUEST_FORM_ID } from '../funnel/call-request-form-id.ts'
import { takeFocus } from '../questions/question-props.ts'
import { useCallRequest, useWayOn } from '../questions/useCallRequest.ts'
import { useInputTypedBeforeHydration } from '../questions/useInputTypedBeforeHydration.ts'
import { usePageTitle } from '../questions/usePageTitle.ts'
import { lineAdded } from '../store/redux-actions.ts'
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
import { useCampaignHref } from '../ui/useCampaign.ts'
import { saidLine, type TranscriptLine } from './transcript-lines.ts'
import { Transcript } from './Transcript.tsx'

const CollapsedFooter = lazily(async () => import('../questions/CollapsedFooter.tsx'), {
  isOptional: true,
})

/** What is said before anything is typed. */
const opening: readonly TranscriptLine[] = [
  { kind: 'message', key: 'greeting', text: words.greeting },
  { kind: 'message', key: `${CALL_REQUEST_FORM_ID}-question`, text: words.heading, why: words.why },
]

/** The Navigation API. The property is missing in older browsers. */
type Navigated = { readonly navigation?: { readonly canGoBack: boolean } }

/** Whether a text has letters and no digits. The chat replies to it instead of rejecting it as a phone number. */
const isTalk = (text: string) => /\p{L}/u.test(text) && !/\d/.test(text)

/** The wordings of the commands, which this screen needs only for who writes words. */
const loadCommands = async () => import('../understanding/commands.ts')

/** Handles commands: back, help, a person. The reply to any other text is the help text. */
function useCommands() {
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
    const reply = command === 'human' ? chatReplies.commands.atendente : words.help
    dispatch(lineAdded({ step: CALL_REQUEST_FORM_ID, who: 'assistant', text: reply }))
  }

  return { wantsPerson, handleCommand }
}

export default function CallRequestChatPage() {
  const { state, isRepeated, problem, refusals, telephone, type, send } = useCallRequest()
  const { wantsPerson, handleCommand } = useCommands()
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
  const wayOn = useWayOn()
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
            <ButtonLink href={wayOn.href}>{wayOn.label}</ButtonLink>
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
