import { useSelector } from 'react-redux'
import { brand } from '../content/brand.ts'
import { callRequest as words } from '../content/call-request.ts'
import { notSent } from '../content/contact-not-sent.ts'
import { formatPhone, phoneDigits } from '../lib/phone.ts'
import { openerOf } from '../questions/journey-drawings.tsx'
import { CALL_STEP, useCallRequest } from '../questions/useCallRequest.ts'
import { useInputTypedBeforeHydration } from '../questions/useInputTypedBeforeHydration.ts'
import { useTitle } from '../questions/useTitle.ts'
import { selectOrder } from '../store/selectors.ts'
import { ChatFrame } from '../ui/chat/ChatFrame.tsx'
import { Composer } from '../ui/chat/Composer.tsx'
import { Answer, Message, TypingDots } from '../ui/chat/Message.tsx'
import { MaskedField } from '../ui/forms/MaskedField.tsx'
import { WHY } from '../ui/forms/Question.tsx'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import type { FormValues } from '../ui/forms/StepForm.tsx'
import { HelpLinks } from '../ui/frame/HelpPanel.tsx'
import { SiteHeader } from '../ui/frame/SiteHeader.tsx'
import { Notice } from '../ui/states/Notice.tsx'
import { useHref } from '../ui/useHref.ts'
import { useCallRequestChatCommands } from './useCallRequestChatCommands.ts'

/**
 * The screen at /receber-ligacao/chat, on which visitors who come from the chat request a call in a short
 * conversation (F§7).
 */
export default function CallRequestChatPage() {
  const { state, problem, refusals, telephone, type, send } = useCallRequest()
  const { lines, wantsPerson, handleCommand } = useCallRequestChatCommands()
  const { journey } = useSelector(selectOrder)
  const here = useHref(brand.callRequest.chatHref)
  const page = useHref(brand.callRequest.href)
  const checkout = useHref('/checkout/carrinho')
  useTitle(words.chatTitle, problem !== '')
  const isSent = state === 'sent'
  const isSaid = isSent || state === 'sending'

  function answer(values: FormValues) {
    if (handleCommand(values.telephone ?? '')) type('telephone', '')
    else send(values)
  }
  useInputTypedBeforeHydration(CALL_STEP, ({ telephone: typed = '' }, isSent) => {
    type('telephone', typed)
    if (isSent) answer({ telephone: typed })
  })

  return (
    <ChatFrame
      title={words.chatTitle}
      header={<SiteHeader homeHref={useHref('/')} callHref={here} switchTo={{ mode: 'pages', href: page }} />}
      last={`${state}-${lines.length}`}
      opener={state === 'none' && openerOf(journey, 'chat')}
      order={openerOf(journey, 'promises')}
      cards={
        isSent ? <ButtonLink href={checkout}>{words.back}</ButtonLink> : state === 'sending' && <TypingDots />
      }
      notices={state === 'failed' && <Notice tone="error">{notSent}</Notice>}
      asides={wantsPerson && !isSaid && <HelpLinks callHref={here} />}
      composer={
        !isSent && (
          <Composer step={CALL_STEP} onAnswer={answer} busy={state === 'sending'} refusals={refusals}>
            <MaskedField
              mask="phone"
              words
              name="telephone"
              label={words.heading}
              whyId={WHY}
              as="hidden"
              autoComplete="tel-national"
              placeholder="(00) 00000-0000"
              width="full"
              value={telephone}
              onChange={type}
              error={problem || undefined}
            />
          </Composer>
        )
      }
    >
      <Message>{words.greeting}</Message>
      <Message why={words.why} whyId={WHY} asks>
        {words.heading}
      </Message>
      {lines.map(({ who, text }, index) =>
        who === 'assistant' ? (
          <Message key={index}>{text}</Message>
        ) : (
          <Answer key={index} name={words.label} step={CALL_STEP}>
            {text}
          </Answer>
        ),
      )}
      {isSaid && (
        <Answer name={words.label} step={CALL_STEP}>
          {formatPhone(phoneDigits(telephone))}
        </Answer>
      )}
      {isSent && <Message>{`${words.sent.title} ${words.sent.text}`}</Message>}
    </ChatFrame>
  )
}
