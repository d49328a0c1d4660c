import Check from 'lucide-react/icons/check'
import type { MouseEventHandler, ReactNode } from 'react'
import './button.css'

type ButtonState = 'default' | 'loading' | 'success' | 'error'

type ButtonProps = {
  children: ReactNode
  /** loading keeps focus and ignores presses; success shows a check; error can be pressed again. */
  state?: ButtonState
  /** Text and announcement while loading; defaults to the label. */
  loadingText?: string
  type?: 'submit' | 'button'
  name?: string
  value?: string
  'aria-describedby'?: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** 'primary' once per screen; 'secondary' for alternatives. */
  tone?: 'primary' | 'secondary'
}

/** The button that continues. Full width on phones; its label says what happens. */
export function PrimaryButton(props: ButtonProps) {
  const {
    children,
    state = 'default',
    loadingText,
    type = 'submit',
    tone = 'primary',
    onClick,
    ...native
  } = props
  const loading = state === 'loading'
  return (
    <button
      {...native}
      type={type === 'button' ? 'button' : 'submit'}
      className={`button button--${tone}`}
      data-state={state}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className="button__text">{loading ? (loadingText ?? children) : children}</span>
      {state === 'success' && <Check size={20} aria-hidden="true" />}
      {loading && <span className="button__strand" aria-hidden="true" />}
    </button>
  )
}

type ButtonLinkProps = {
  href: string
  children: ReactNode
  tone?: 'primary' | 'secondary'
}

/** A link styled as a button, for going somewhere rather than doing something. */
export function ButtonLink({ href, children, tone = 'primary' }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button--${tone}`}>
      <span className="button__text">{children}</span>
    </a>
  )
}
