/**
 * Sends a single-use link that opens this order in another browser to the visitor's e-mail address, or creates one to
 * scan, to copy, or to send by WhatsApp to oneself.
 */
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { hideEmail } from '../../lib/masked-data.ts'
import { journeyOf, pageOf } from '../../funnel/journey-registry.ts'
import { orderActionRequested } from '../../store/redux-actions.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { lazily } from '../../ui/lazy-component.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { emailOf } from './build-order-card-and-receipt-texts.ts'
import './order-actions.css'

const QrCode = lazily(async () => import('../../ui/order/QrCode.tsx'), { isOptional: true })
const words = orderSelfService.elsewhere

/** What is to be scanned appears below the button that was pressed, where a panel may cut it. */
const showWhole = (place: HTMLElement | null) => place?.scrollIntoView({ block: 'nearest' })

/** @param isOffered whether what it is for is said already */
export default function ContinueInOtherBrowser({ isOffered = false }: { readonly isOffered?: boolean }) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { mode, position } = useSelector(selectUi)
  const { code, states, problems } = useSelector((state: RootState) => state.orderActions)
  const ask = () => dispatch(orderActionRequested({ what: 'code' }))
  const stateOf = (what: 'code' | 'mail-link') => (states[what] === 'busy' ? 'loading' : 'default')
  const by = journeyOf(order).recordKind === 'migration' ? 'lmig' : 'l'
  const prefix = order.prefix && `/${order.prefix}`
  // it goes on there in the way in which it is made here
  const path = mode === 'chat' ? '/chat' : pageOf(order, position).path
  const link = code && `${window.location.origin}${prefix}${path}?${by}=${encodeURIComponent(code.code)}`
  const failed = (['code', 'mail-link'] as const).find((what) => states[what] === 'failed')
  const problem = failed && problems[failed]
  return (
    <div className={isOffered ? 'order-wish order-wish--offered' : 'order-wish'}>
      {!isOffered && (
        <>
          <p className="order-wish__title">{words.title}</p>
          <p className="order-wish__text">{words.text}</p>
        </>
      )}
      {failed && <Notice tone="error" title={problem && problemText(problem)} />}
      {isMailable(order) &&
        (states['mail-link'] === 'done' ? (
          <p role="status">{words.mailed(hideEmail(emailOf(order)))}</p>
        ) : (
          <PrimaryButton
            type="button"
            tone="secondary"
            state={stateOf('mail-link')}
            onClick={() => dispatch(orderActionRequested({ what: 'mail-link' }))}
          >
            {words.mail}
          </PrimaryButton>
        ))}
      {link ? (
        <>
          <div className="order-wish__qr" ref={showWhole}>
            <QrCode text={link} label={words.qr} />
          </div>
          <p className="order-wish__text">{words.scan}</p>
          <LinkToTake key={link} link={link} />
          <QuietButton onClick={ask}>{words.another}</QuietButton>
        </>
      ) : (
        <PrimaryButton type="button" tone="secondary" state={stateOf('code')} onClick={ask}>
          {words.make}
        </PrimaryButton>
      )}
    </div>
  )
}

/** Whether the visitor gave an e-mail address. One on a customer's record is not written to for this. */
const isMailable = (order: Order): boolean => emailOf(order) !== '' && !order.facts.onRecord?.email

function LinkToTake({ link }: { readonly link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      // without permission for the clipboard, the text can be selected by hand
      () => setCopied(false),
    )
  }
  return (
    <>
      <input
        className="order-wish__link"
        readOnly
        value={link}
        aria-label={words.link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="order-wish__ways" role="status">
        <QuietButton onClick={copy}>{copied ? words.copied : words.copy}</QuietButton>
        <a
          className="quiet-link"
          href={`https://wa.me/?text=${encodeURIComponent(words.message(link))}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.whatsapp}
          <span className="hush">{opensInAnotherTab}</span>
        </a>
      </p>
    </>
  )
}
