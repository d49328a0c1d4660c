import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { opensInAnotherTab } from '../../content/opens-in-another-tab.ts'
import { orderSelfService } from '../../content/order-self-service.ts'
import { journeyOf } from '../../funnel/journey-registry.ts'
import { orderActionRequested } from '../../store/redux-actions.ts'
import { selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { problemText } from '../problem-texts.ts'
import './order-actions.css'

const QrCode = lazily(async () => import('../../ui/order/QrCode.tsx'), { isOptional: true })
const words = orderSelfService.elsewhere

/** Creates a one-time QR code and link that open this order in another browser. */
export default function ContinueInOtherBrowser() {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { code, states, problems } = useSelector((state: RootState) => state.orderActions)
  const ask = () => dispatch(orderActionRequested({ what: 'code' }))
  const isBusy = states.code === 'busy'
  const by = journeyOf(order).recordKind === 'migration' ? 'lmig' : 'l'
  const prefix = order.prefix && `/${order.prefix}`
  const link = code && `${window.location.origin}${prefix}/chat?${by}=${encodeURIComponent(code.code)}`
  return (
    <div className="order-wish">
      <p className="order-wish__title">{words.title}</p>
      <p className="order-wish__text">{words.text}</p>
      {states.code === 'failed' && (
        <Notice tone="error" title={problems.code && problemText(problems.code)} />
      )}
      {link ? (
        <>
          <QrCode text={link} label={words.qr} />
          <p className="order-wish__text">{words.scan}</p>
          <LinkToTake key={link} link={link} />
          <QuietButton onClick={ask}>{words.another}</QuietButton>
        </>
      ) : (
        <PrimaryButton type="button" tone="secondary" state={isBusy ? 'loading' : 'default'} onClick={ask}>
          {words.make}
        </PrimaryButton>
      )}
    </div>
  )
}

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
