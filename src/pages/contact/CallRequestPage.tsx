import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { brand } from '../../content/brand.ts'
import { outcomes } from '../../content/outcomes.ts'
import { states } from '../../content/states.ts'
import { useTitle } from '../../questions/useTitle.ts'
import { callAsked } from '../../store/events.ts'
import { selectFlow } from '../../store/selectors.ts'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'
import { ButtonLink, PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../../ui/forms/StepForm.tsx'
import { CheckoutFrame } from '../../ui/frame/Frame.tsx'
import { SiteFooter } from '../../ui/frame/SiteFooter.tsx'
import { SiteHeader } from '../../ui/frame/SiteHeader.tsx'
import { Notice } from '../../ui/states/Notice.tsx'
import { useHref } from '../../ui/useHref.ts'

const words = outcomes.call

/** /receber-ligacao/: POST supportRequest with a telephone (F§2, F§7). */
export default function CallRequestPage() {
  const dispatch = useDispatch()
  const { contact, refusals } = useSelector(selectFlow)
  const [telephone, setTelephone] = useState('')
  const checkout = useHref('/checkout/carrinho')
  useTitle(words.title, contact.callProblem !== '')
  return (
    <CheckoutFrame
      header={<SiteHeader homeHref={useHref('/')} callHref={useHref(brand.callRequest.href)} />}
      footer={<SiteFooter />}
    >
      {contact.call === 'sent' ? (
        <div className="ask">
          <Notice tone="done" title={words.sent.title}>
            <p>{words.sent.text}</p>
          </Notice>
          <ButtonLink href={checkout}>{words.back}</ButtonLink>
        </div>
      ) : (
        <StepForm
          step="receber-ligacao"
          className="ask ask--page"
          refusals={contact.callProblem ? refusals : 0}
          busy={contact.call === 'sending'}
          onAnswer={(values) => dispatch(callAsked({ telephone: values.telephone ?? '' }))}
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
            onChange={(_name, value) => setTelephone(value)}
            error={contact.callProblem || undefined}
          />
          {contact.call === 'failed' && (
            <Notice tone="error">{outcomes['oferta-indisponivel'].failed}</Notice>
          )}
          <PrimaryButton state={contact.call === 'sending' ? 'loading' : 'default'}>
            {contact.call === 'failed' ? states.retry : words.submit}
          </PrimaryButton>
        </StepForm>
      )}
    </CheckoutFrame>
  )
}
