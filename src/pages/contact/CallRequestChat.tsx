import { brand } from '../../content/brand.ts'
import { outcomes } from '../../content/outcomes.ts'
import { formatPhone, phoneDigits } from '../../lib/phone.ts'
import { useTitle } from '../../questions/useTitle.ts'
import { ChatFrame } from '../../ui/chat/ChatFrame.tsx'
import { Composer } from '../../ui/chat/Composer.tsx'
import { Answer, Message, TypingDots } from '../../ui/chat/Message.tsx'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'
import { Opener } from '../../ui/motif/Opener.tsx'
import { ButtonLink } from '../../ui/forms/PrimaryButton.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { useHref } from '../../ui/useHref.ts'
import { CALL_STEP, useCallRequest } from './useCallRequest.ts'

const words = outcomes.call

/** /receber-ligacao/chat: the call request as a short conversation, for whoever came there from the chat (F§7). */
export default function CallRequestChat() {
  const { state, problem, refusals, telephone, type, send } = useCallRequest()
  const callHref = useHref(brand.callRequest.href)
  const checkout = useHref('/checkout/carrinho')
  useTitle(words.chatTitle, problem !== '')
  const isSent = state === 'sent'
  const isSaid = isSent || state === 'sending'

  return (
    <ChatFrame
      title={words.chatTitle}
      header={
        <SiteHeader
          homeHref={useHref('/')}
          callHref={callHref}
          switchTo={{ mode: 'pages', href: callHref }}
        />
      }
      last={state}
      opener={state === 'none' && <Opener place="chat" />}
      cards={
        isSent ? <ButtonLink href={checkout}>{words.back}</ButtonLink> : state === 'sending' && <TypingDots />
      }
      notices={state === 'failed' && <Notice tone="error">{outcomes['oferta-indisponivel'].failed}</Notice>}
      composer={
        !isSent && (
          <Composer step={CALL_STEP} onAnswer={send} busy={state === 'sending'} refusals={refusals}>
            <MaskedField
              mask="phone"
              name="telephone"
              label={words.heading}
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
      <Message why={words.why}>{words.heading}</Message>
      {isSaid && (
        <Answer name={words.label} step={CALL_STEP}>
          {formatPhone(phoneDigits(telephone))}
        </Answer>
      )}
      {isSent && <Message>{`${words.sent.title} ${words.sent.text}`}</Message>}
    </ChatFrame>
  )
}
