/** The main button of a form or screen, and a link that looks like it. */
import Check from 'lucide/dist/esm/icons/check.mjs'
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import { Icon } from '../Icon.ts'
import { useId, type MouseEventHandler, type ReactNode } from 'react'
import './button.css'

export type ButtonState = 'default' | 'loading' | 'success' | 'error'

type ButtonProps = {
  children: ReactNode
  /**
   * In the states 'loading' and 'success' the button keeps the focus and ignores presses. In the state
   * 'error' it can be pressed again.
   */
  state?: ButtonState
  /**
   * Whether pressing the button submits the form even in the state 'loading'; the form then decides what to do, and the
   * button is never disabled.
   */
  listens?: boolean
  /** Text while loading; defaults to the label. */
  loadingText?: string
  /** Text in the state 'success'; defaults to the label. */
  successText?: string
  /**
   * Tells screen readers what is missing before the form can be sent. The button is and looks disabled; a press sends
   * nothing, but the form then also shows the problem on the screen (docs/decisions/0063).
   */
  lacks?: string | undefined
  type?: 'submit' | 'button'
  name?: string
  value?: string
  'aria-describedby'?: string
  onClick?: MouseEventHandler<HTMLButtonElement>
  /** 'primary' once per screen; 'secondary' for alternatives. */
  tone?: 'primary' | 'secondary'
}

/**
 * Button of a form or screen: the main button or, with the tone 'secondary', an alternative. On phones it has
 * full width.
 */
export function PrimaryButton(props: ButtonProps) {
  const {
    children,
    state = 'default',
    listens = false,
    loadingText,
    successText,
    lacks,
    type = 'submit',
    tone = 'primary',
    onClick,
    ...native
  } = props
  const reason = useId()
  const loading = state === 'loading'
  const ignoresPresses = (loading || state === 'success') && !listens
  const label = loading ? loadingText : state === 'success' ? successText : undefined
  return (
    <>
      <button
        {...native}
        type={type === 'button' ? 'button' : 'submit'}
        className={`button button--${tone}`}
        data-state={state}
        data-lacks={lacks ? '' : undefined}
        aria-disabled={ignoresPresses || Boolean(lacks) || undefined}
        aria-describedby={lacks ? reason : native['aria-describedby']}
        onClick={(event) => {
          if (ignoresPresses) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {state === 'error' && <Icon shapes={CircleAlert} size={20} />}
        <span className="button__text">{label ?? children}</span>
        {state === 'success' && <Icon shapes={Check} size={20} />}
        {loading && <span className="button__strand" aria-hidden="true" />}
      </button>
      {lacks && (
        <span id={reason} hidden>
          {lacks}
        </span>
      )}
    </>
  )
}

type ButtonLinkProps = {
  href: string
  children: ReactNode
  tone?: 'primary' | 'secondary'
}

/** A link that looks like a button. */
export function ButtonLink({ href, children, tone = 'primary' }: ButtonLinkProps) {
  return (
    <a href={href} className={`button button--${tone}`}>
      <span className="button__text">{children}</span>
    </a>
  )
}
