/** The top of a desk page: its heading, its purpose, and the notice about the previous action. */
import type { ReactNode } from 'react'
import { DoneNotice } from './DeskNotice.tsx'

type HeadingProps = { readonly title: string; readonly why?: string; readonly children?: ReactNode }

export function DeskPageHeading({ title, why, children }: HeadingProps) {
  return (
    <div className="desk-heading">
      <h1>{title}</h1>
      {why && <p className="desk-why">{why}</p>}
      {children}
      <DoneNotice />
    </div>
  )
}
