import type { ReactNode } from 'react'
import { useFrame } from './useFrame.ts'

type FormProps = { readonly action: string; readonly className?: string; readonly children: ReactNode }

/** A form that changes something. */
export function Form({ action, className, children }: FormProps) {
  const { csrf } = useFrame()
  return (
    <form method="post" action={action} className={className}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  )
}
