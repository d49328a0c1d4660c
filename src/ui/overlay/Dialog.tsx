import X from 'lucide-react/icons/x'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { overlay } from '../../content/overlay.ts'
import { isMotionUnwanted } from '../motion.ts'
import './dialog.css'

type DialogProps = {
  readonly isOpen: boolean
  /** Asked to close: 'Fechar', Escape, or a press beside it. */
  readonly onClose: () => void
  readonly title: string
  /** A line below the title. */
  readonly text?: ReactNode
  /** drawer: slides in from the side; modal: is in the middle. On telephones both slide up from below. */
  readonly kind: 'drawer' | 'modal'
  /** As wide as a news text (M9.11). */
  readonly isWide?: boolean
  /** Rendered while it is open. The first element with `data-focus` takes the focus, the title where there is none. */
  readonly children: ReactNode
}

/** From hiding to closing (M9.11), so that the drawer can be seen to go. */
const CLOSE_DELAY = 550

/**
 * A native dialog: the browser keeps the focus inside, gives it back to where it was, and makes the rest of the page
 * unreachable. It hides immediately and closes 550 ms later.
 */
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
    const timer = setTimeout(() => element.close(), isMotionUnwanted() ? 0 : CLOSE_DELAY)
    return () => clearTimeout(timer)
  }, [isOpen])

  // fingers may pull it down, if that code loads
  useEffect(() => {
    const element = dialog.current
    if (!isOpen || !element || !window.matchMedia('(any-pointer: coarse)').matches) return
    let isHere = true
    let stop: (() => void) | undefined
    const start = async () => {
      const { letPull } = await import('./pull.ts')
      if (isHere) stop = letPull(element)
    }
    start().catch(() => {})
    return () => {
      isHere = false
      stop?.()
    }
  }, [isOpen])

  // its content fills it: what reaches the dialog itself was pressed beside it
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
      // a browser may close it by itself, at a second Escape
      onClose={() => {
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
              <X size={20} aria-hidden="true" />
              {overlay.close}
            </button>
          </header>
          <div className="dialog__body">{children}</div>
        </div>
      )}
    </dialog>
  )
}
