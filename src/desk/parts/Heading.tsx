import type { ReactNode } from 'react'
import { DoneNotice } from './Notice.tsx'

type HeadingProps = { readonly title: string; readonly why?: string; readonly children?: ReactNode }

/** The head of a page: what it is, what it is for, and what was just done. */
export function Heading({ title, why, children }: HeadingProps) {
  return (
    <div className="desk-heading">
      <h1>{title}</h1>
      {why && <p className="desk-why">{why}</p>}
      {children}
      <DoneNotice />
    </div>
  )
}
