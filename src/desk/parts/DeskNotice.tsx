/** The notice box of desk pages: information, an error, or the success of an action. */
import Check from 'lucide/dist/esm/icons/circle-check.mjs'
import Alert from 'lucide/dist/esm/icons/circle-alert.mjs'
import Info from 'lucide/dist/esm/icons/info.mjs'
import { Icon } from '../../ui/Icon.ts'
import type { ReactNode } from 'react'
import { actionResultKinds, actionResults } from '../../content/desk/action-results.ts'
import '../../ui/states/notice.css'
import { usePageContext } from './usePageContext.ts'

type NoticeProps = {
  readonly kind: 'info' | 'error' | 'done'
  /** Its only sentence. */
  readonly text?: string | null | undefined
  readonly children?: ReactNode
}

const icons = { info: Info, error: Alert, done: Check } as const

/** A message with an icon for information, error or success. Renders nothing if there is nothing to say. */
export function DeskNotice({ kind, text, children = text && <p>{text}</p> }: NoticeProps) {
  return (
    children && (
      <div className={`notice notice--${kind} desk-notice`} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon shapes={icons[kind]} size={22} />
        <div>{children}</div>
      </div>
    )
  )
}

/**
 * Shows the result of the form that led to this page. Renders nothing if the page was opened in another way.
 */
export function DoneNotice() {
  const { notice } = usePageContext()
  if (notice === null || !Object.hasOwn(actionResults, notice)) return null
  return <DeskNotice kind={actionResultKinds[notice] ?? 'done'} text={actionResults[notice]} />
}
