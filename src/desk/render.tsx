import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Document } from './parts/Document.tsx'
import { pages } from './pages.ts'
import type { DeskPageContext } from './page-context.ts'

/** The name of a page together with its data. */
export type DeskView = {
  [Name in keyof typeof pages]: { page: Name; data: Parameters<(typeof pages)[Name]['Body']>[0] }
}[keyof typeof pages]

export type { DeskPageContext }

/** What this module exports once it is built, as the server loads it. */
export type DeskRenderer = { render: typeof render }

/** Renders a page of the desk as a complete HTML document. */
export function render({ page, data }: DeskView, frame: DeskPageContext): string {
  const { title, Body } = pages[page] as { title: string; Body: FunctionComponent<object> }
  const body = (
    <Document title={title} frame={frame}>
      {createElement(Body, data)}
    </Document>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}
