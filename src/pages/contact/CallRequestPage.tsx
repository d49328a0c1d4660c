/** The page /receber-ligacao/, on which visitors ask to be called. It sends POST supportRequest. */
import { brand } from '../../content/brand-and-phones.ts'
import { callRequest as words } from '../../content/call-request.ts'
import { notSent } from '../../content/contact-not-sent.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import { takeFocus } from '../../questions/question-props.ts'
import { useInputTypedBeforeHydration } from '../../questions/useInputTypedBeforeHydration.ts'
import { usePageTitle } from '../../questions/usePageTitle.ts'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'
import { ButtonLink, PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { CheckoutFrame } from '../../ui/frame/CheckoutFrame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { useCampaignHref } from '../../ui/useCampaign.ts'
import { CALL_REQUEST_FORM_ID } from '../../funnel/call-request-form-id.ts'
import { useCallRequest, useWayOn } from '../../questions/useCallRequest.ts'

export default function CallRequestPage() {
  const { state, isRepeated, problem, refusals, telephone, type, send } = useCallRequest()
  const done = isRepeated ? words.already : words.sent
  const wayOn = useWayOn()
  usePageTitle(words.title, problem !== '')
  useInputTypedBeforeHydration(CALL_REQUEST_FORM_ID, ({ telephone: typed = '' }, isSent) => {
    type('telephone', typed)
    if (isSent) send({ telephone: typed })
  })
  return (
    <CheckoutFrame
      header={<SiteHeader switchTo={{ mode: 'chat', href: useCampaignHref(brand.callRequest.chatHref) }} />}
      footer={<SiteFooter />}
    >
      {state === 'sent' ? (
        <div className="ask stack">
          <div tabIndex={-1} ref={takeFocus}>
            <Notice tone="done" title={done.title}>
              <p>{done.text}</p>
            </Notice>
          </div>
          <ButtonLink href={wayOn.href}>{wayOn.label}</ButtonLink>
        </div>
      ) : (
        <StepForm
          step={CALL_REQUEST_FORM_ID}
          className="ask ask--page"
          refusals={refusals}
          busy={state === 'sending'}
          onAnswer={send}
        >
          <MaskedField
            mask="phone"
            name="telephone"
            label={words.heading}
            as="question"
            why={words.why}
            autoComplete="tel-national"
            placeholder="(00) 00000-0000"
            value={telephone}
            onChange={type}
            error={problem || undefined}
          />
          {state === 'failed' && <Notice tone="error">{notSent}</Notice>}
          <PrimaryButton state={state === 'sending' ? 'loading' : 'default'}>
            {state === 'failed' ? waitAndErrorWords.retry : words.submit}
          </PrimaryButton>
        </StepForm>
      )}
    </CheckoutFrame>
  )
}
