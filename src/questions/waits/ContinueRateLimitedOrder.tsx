/**
 * Lets the visitor continue an order that a rate limit has stopped: with a code sent by e-mail, or through a phone
 * call.
 */
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { rateLimitedOrderWords } from '../../content/rate-limited-order.ts'
import { callRequest } from '../../content/call-request.ts'
import { codeProblems } from '../../content/problems/one-time-code.ts'
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import type { Help } from '../../contract/shared-schemas.ts'
import { asksPhoneToErase } from '../../funnel/is-phone-required-to-erase.ts'
import { callRequested, orderActionRequested } from '../../store/redux-actions.ts'
import { isCallStoredFor } from '../../lib/stored-call-request-ids.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { MaskedField } from '../../ui/forms/MaskedField.tsx'
import { PrimaryButton } from '../../ui/forms/PrimaryButton.tsx'
import { TextField } from '../../ui/forms/TextField.tsx'
import { Notice, QuietButton } from '../../ui/states/Notice.tsx'
import { problemText } from '../turn-problems-into-messages.ts'
import { comeIntoView, takeFocus } from '../question-props.ts'
import { addProblems } from '../journey-part-registry.ts'
import { useCallRequest } from '../useCallRequest.ts'

addProblems(codeProblems)

type HeldOrderProps = {
  readonly help: Help
  /** Says that a limit has stopped the order, unless the heading of the page says it. */
  readonly title?: string | undefined
}

/**
 * Returns a ref callback for an element that contains fields. It makes Enter in these fields call `press`;
 * otherwise, Enter could submit the form of the question around them.
 */
const onEnter = (press: () => void) => (place: HTMLElement | null) => {
  const listen = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    press()
  }
  place?.addEventListener('keydown', listen)
  return () => place?.removeEventListener('keydown', listen)
}

export default function ContinueRateLimitedOrder(props: HeldOrderProps) {
  return props.help.by === 'code' ? <ByCode {...props} /> : <ByCall {...props} />
}

function ByCode({ help, title }: HeldOrderProps) {
  const dispatch = useDispatch()
  const wishes = useSelector((state: RootState) => state.orderActions)
  const [code, setCode] = useState('')
  const send = () => dispatch(orderActionRequested({ what: 'send-code' }))
  const check = () => dispatch(orderActionRequested({ what: 'check-code', code }))
  const { 'send-code': sending, 'check-code': checking } = wishes.states
  const { sent, problems } = wishes
  const textFor = (what: 'send-code' | 'check-code') => problems[what] && problemText(problems[what])
  const words = rateLimitedOrderWords.code
  return (
    <>
      <div ref={comeIntoView}>
        <Notice title={title}>
          <p>{words.text}</p>
        </Notice>
      </div>
      {sending === 'failed' && <Notice tone="error">{textFor('send-code')}</Notice>}
      {sent ? (
        <div className="stack" ref={onEnter(check)}>
          <p className="hint" role="status">
            {words.sent(sent.sentTo || (help.proof ? words.toRecord : ''), sent.minutes)}
          </p>
          <TextField
            name="code"
            label={words.label}
            value={code}
            onChange={(_name, value) => setCode(value)}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            width="short"
            error={checking === 'failed' ? textFor('check-code') : undefined}
          />
          <PrimaryButton type="button" onClick={check} state={checking === 'busy' ? 'loading' : 'default'}>
            {words.check}
          </PrimaryButton>
          <p>
            <QuietButton onClick={send}>{words.another}</QuietButton>
          </p>
        </div>
      ) : (
        <PrimaryButton type="button" onClick={send} state={sending === 'busy' ? 'loading' : 'default'}>
          {words.send}
        </PrimaryButton>
      )}
    </>
  )
}

function storedCalls(): string | null {
  try {
    return localStorage.getItem(storageKeys.calls.key)
  } catch {
    // the storage is blocked, so nothing is stored
    return null
  }
}

function ByCall({ help, title }: HeldOrderProps) {
  const dispatch = useDispatch()
  const order = useSelector(selectOrder)
  const { state, isRepeated, problem, telephone, type, send } = useCallRequest()
  // the call goes to the phone number in the order; renewals and document lookups have no such number
  const isKnown = !help.proof && asksPhoneToErase(order)
  const ask = () => (isKnown ? dispatch(callRequested({})) : send({ telephone }))
  const words = rateLimitedOrderWords.call
  const done = isRepeated ? words.already : words.sent
  const { recordId } = useSelector(selectUi)
  const about = help.proof ?? recordId
  const [isAsked, setAsked] = useState(() => about !== null && isCallStoredFor(storedCalls(), about))
  if (isAsked && state === 'none')
    return (
      <Notice
        tone="done"
        title={words.asked.title}
        actions={<QuietButton onClick={() => setAsked(false)}>{words.asked.again}</QuietButton>}
      >
        <p>{words.asked.text}</p>
      </Notice>
    )
  if (state === 'sent') {
    return (
      <div tabIndex={-1} ref={takeFocus}>
        <Notice tone="done" title={done.title}>
          <p>{done.text}</p>
        </Notice>
      </div>
    )
  }
  return (
    <div className="stack" ref={onEnter(ask)}>
      <div ref={comeIntoView}>
        <Notice title={title}>
          <p>{isKnown ? words.text : words.textWithTelephone}</p>
        </Notice>
      </div>
      {!isKnown && (
        <MaskedField
          mask="phone"
          name="telephone"
          label={callRequest.label}
          autoComplete="tel-national"
          value={telephone}
          onChange={type}
          error={problem || undefined}
        />
      )}
      {(state === 'failed' || (isKnown && problem)) && (
        <Notice tone="error">{(isKnown && problem) || words.failed}</Notice>
      )}
      <PrimaryButton type="button" onClick={ask} state={state === 'sending' ? 'loading' : 'default'}>
        {state === 'failed' ? waitAndErrorWords.retry : words.submit}
      </PrimaryButton>
    </div>
  )
}
