/** The notice box of desk pages: information, an error, or the success of an action. */
import type { ReactNode } from 'react'
import { actionResultKinds, actionResults } from '../../content/desk/action-results.ts'
import { Notice } from '../../ui/states/Notice.tsx'
import { usePageContext } from './usePageContext.ts'

type NoticeProps = {
  readonly kind: 'info' | 'error' | 'done'
  /** Its only sentence. */
  readonly text?: string | null | undefined
  readonly children?: ReactNode
}

/** Renders nothing if there is nothing to say. */
export const DeskNotice = ({ kind, text, children = text && <p>{text}</p> }: NoticeProps) =>
  children && <Notice tone={kind}>{children}</Notice>

/** Shows the result of the form that led to this page. Renders nothing if the page was opened in another way. */
export function DoneNotice() {
  const { notice } = usePageContext()
  if (notice === null || !Object.hasOwn(actionResults, notice)) return null
  return <DeskNotice kind={actionResultKinds[notice] ?? 'done'} text={actionResults[notice]} />
}
