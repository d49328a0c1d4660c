/** Renders the pages of the desk, the operator's internal site, to HTML on the server. */
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HtmlDocument } from './parts/HtmlDocument.tsx'
import { pages } from './pages-by-name.ts'
import type { DeskPageContext } from './page-context.ts'

/** A page of the desk to render: its name and its data. */
export type DeskView = {
  [Name in keyof typeof pages]: { page: Name; data: Parameters<(typeof pages)[Name]['Body']>[0] }
}[keyof typeof pages]

/** Type of this module's exports, for the server, which imports the built JavaScript file without types. */
export type DeskRenderer = { render: typeof render }

/** Returns a page of the desk as a complete HTML document. */
export function render({ page, data }: DeskView, frame: DeskPageContext): string {
  const { title, Body } = pages[page] as { title: string; Body: FunctionComponent<object> }
  const body = (
    <HtmlDocument title={title} frame={frame}>
      {createElement(Body, data)}
    </HtmlDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}
