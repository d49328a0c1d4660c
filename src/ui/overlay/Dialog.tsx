/**
 * Drawer or modal dialog, built on the native dialog element, which keeps the focus inside and makes the rest of the
 * page inert. Closing is animated and takes 550 ms, or none with reduced motion.
 */
import X from 'lucide/dist/esm/icons/x.mjs'
import { Icon } from '../Icon.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { closeButtonWords } from '../../content/common-labels.ts'
import { prefersReducedMotion } from '../reduced-motion.ts'
import './dialog.css'

type DialogProps = {
  readonly isOpen: boolean
  /** Called when the visitor closes the dialog: with 'Fechar' (close), Escape, or a press outside. */
  readonly onClose: () => void
  readonly title: string
  /** A line below the title. */
  readonly text?: ReactNode
  /** A drawer slides in from the side, a modal is centred. On phones both slide up from below. */
  readonly kind: 'drawer' | 'modal'
  /** Whether the dialog is wide enough for a news text. */
  readonly isWide?: boolean
  /**
   * Rendered while the dialog is open. The first element with `data-focus` gets the focus or, if there is
   * none, the title.
   */
  readonly children: ReactNode
}

/** Milliseconds between hiding and closing the dialog, so that the closing animation is visible. */
const CLOSE_DELAY = 550

export function Dialog({ isOpen, onClose, title, text, kind, isWide = false, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isShown, setIsShown] = useState(isOpen)
  const heading = useId()
  if (isOpen && !isShown) setIsShown(true)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (isOpen) {
      if (!element.open) element.showModal()
      element.querySelector<HTMLElement>('[data-focus], h2')?.focus()
      return
    }
    if (!element.open) return
    // until it is closed, what is typed is lost
    if (prefersReducedMotion()) {
      element.close()
      return
    }
    const timer = setTimeout(() => element.close(), CLOSE_DELAY)
    return () => clearTimeout(timer)
  }, [isOpen])

  // the content fills the dialog, so a click on the dialog element itself is outside
  useEffect(() => {
    const element = dialog.current
    const press = ({ target }: Event) => target === element && onClose()
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [onClose])

  return (
    <dialog
      ref={dialog}
      className={`dialog dialog--${kind}`}
      data-wide={isWide || undefined}
      data-state={isOpen ? 'open' : 'hidden'}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // at a second Escape, browsers close the dialog without a cancel event
      onClose={({ currentTarget }) => {
        // the event comes late: the dialog may be open again
        if (currentTarget.open) return
        setIsShown(false)
        onClose()
      }}
    >
      {isShown && (
        <div className="dialog__in">
          <header className="dialog__head">
            <div>
              <h2 id={heading} tabIndex={-1}>
                {title}
              </h2>
              {text && <p>{text}</p>}
            </div>
            <button type="button" className="dialog__close" onClick={onClose}>
              <Icon shapes={X} size={20} />
              {closeButtonWords.close}
            </button>
          </header>
          <div className="dialog__body">{children}</div>
        </div>
      )}
    </dialog>
  )
}
