/**
 * Dialog for cookie consent with one toggle per purpose, open as long as it is rendered. It is a native dialog, so the
 * browser manages focus and Escape.
 */
import { useEffect, useId, useRef, type FormEvent, type MouseEvent } from 'react'
import { cookieBanner } from '../../content/cookie-banner.ts'
import { consentOf, type Consent, type Purpose } from '../../lib/cookie-consent.ts'
import '../forms/button.css'
import './consent-modal.css'

type ConsentModalProps = {
  /** Called with the choice; null if no toggle is on, which does not count as a choice. */
  onChoose: (consent: Consent | null) => void
  /** Called when the dialog has closed, with or without a choice. */
  onClose: () => void
}

const { modal } = cookieBanner
const PURPOSES = Object.keys(modal.toggles) as Purpose[]

export default function ConsentModal({ onChoose, onClose }: ConsentModalProps) {
  const title = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    event.currentTarget.closest('dialog')?.close()
    onChoose(consentOf({ publi: data.has('publi'), func: data.has('func') }))
  }

  return (
    <dialog ref={dialog} onClose={onClose} className="consent-modal" aria-labelledby={title}>
      <form onSubmit={confirm}>
        <h2 id={title} className="consent-modal__title">
          {modal.title}
        </h2>
        <p className="consent-modal__text">{modal.text}</p>
        <div className="consent-modal__list">
          <Toggle name="necessary" label={modal.necessary} hint={modal.necessaryHint} isOn isFixed />
          {PURPOSES.map((name) => (
            <Toggle key={name} name={name} {...modal.toggles[name]} />
          ))}
        </div>
        <div className="consent-modal__ways">
          <button type="submit" className="button button--primary">
            {modal.confirm}
          </button>
          <button type="button" className="quiet-link consent-modal__close" onClick={close}>
            {modal.close}
          </button>
        </div>
      </form>
    </dialog>
  )
}

/** Closes the dialog without a choice, like Escape. */
const close = ({ currentTarget }: MouseEvent) => currentTarget.closest('dialog')?.close()

type ToggleProps = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly isOn?: boolean
  /** Whether the toggle cannot be changed. */
  readonly isFixed?: boolean
}

function Toggle({ name, label, hint, isOn = false, isFixed = false }: ToggleProps) {
  const id = useId()
  return (
    <div className="toggle">
      <label className="toggle__row" htmlFor={id}>
        {label}
        <input
          id={id}
          name={name}
          type="checkbox"
          defaultChecked={isOn}
          disabled={isFixed}
          aria-describedby={`${id}-hint`}
        />
      </label>
      <p id={`${id}-hint`} className="toggle__hint">
        {hint}
      </p>
    </div>
  )
}
