/** The form element of desk pages: a POST form with a token that protects it against cross-site requests. */
import type { ReactNode } from 'react'
import { usePageContext } from './usePageContext.ts'

type CsrfFormProps = {
  readonly action: string
  readonly className?: string
  /** Id that links lead to. */
  readonly id?: string
  /** Whether one of its fields is a file. */
  readonly takesFile?: boolean
  readonly children: ReactNode
}

export function CsrfForm({ action, className, id, takesFile = false, children }: CsrfFormProps) {
  const { csrf } = usePageContext()
  return (
    <form
      method="post"
      action={action}
      className={className}
      id={id}
      encType={takesFile ? 'multipart/form-data' : undefined}
    >
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  )
}
