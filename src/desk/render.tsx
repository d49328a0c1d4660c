import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './parts/Document.tsx'
import { pages } from './pages.ts'
import type { DeskFrame } from './frame.ts'

/** The name of a page with what it shows. */
export type DeskView = {
  [Name in keyof typeof pages]: { page: Name; data: Parameters<(typeof pages)[Name]['Body']>[0] }
}[keyof typeof pages]

export type { DeskFrame }

export type DeskRenderer = { render: typeof render }

/** A page of the desk as a whole document. */
export function render({ page, data }: DeskView, frame: DeskFrame): string {
  const { title, Body } = pages[page] as { title: string; Body: FunctionComponent<object> }
  const body = (
    <Document title={title} frame={frame}>
      {createElement(Body, data)}
    </Document>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}
