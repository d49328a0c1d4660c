/** Message box that is part of the page's flow and covers nothing. */
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs'
import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs'
import Info from 'lucide/dist/esm/icons/info.mjs'
import { Icon } from '../Icon.ts'
import type { ReactNode, Ref } from 'react'
import './notice.css'

type NoticeProps = {
  /** 'error' reports a failure and is announced at once, 'done' a success, 'info' anything else. */
  tone?: 'info' | 'error' | 'done'
  title?: string
  children?: ReactNode
  /** Buttons or links that resolve the problem. */
  actions?: ReactNode
  /** Whether a live region elsewhere on the page reads the notice out. */
  isQuiet?: boolean
  /** Given by what moves the focus to the notice. */
  ref?: Ref<HTMLDivElement>
}

const icons = { info: Info, error: CircleAlert, done: CircleCheck }

export function Notice({ tone = 'info', title, children, actions, isQuiet, ref }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={`notice notice--${tone}`}
      role={isQuiet ? undefined : role}
    >
      <Icon shapes={icons[tone]} size={22} />
      <div>
        {title && <p className="notice__title">{title}</p>}
        {children && <div className="notice__text">{children}</div>}
        {actions && <div className="notice__actions">{actions}</div>}
      </div>
    </div>
  )
}

type QuietButtonProps = { children: ReactNode; onClick: () => void }

/** A button styled as a link, for actions inside notices and text. */
export function QuietButton({ children, onClick }: QuietButtonProps) {
  return (
    <button type="button" className="quiet-link" onClick={onClick}>
      {children}
    </button>
  )
}
