import type { ReactNode } from 'react'
import { usePageContext } from './usePageContext.ts'

type FormProps = { readonly action: string; readonly className?: string; readonly children: ReactNode }

/** A POST form with a token that protects it against cross-site requests. */
export function Form({ action, className, children }: FormProps) {
  const { csrf } = usePageContext()
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  )
}
