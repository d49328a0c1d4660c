/** Renders the pages of the desk, the operator's internal site, to HTML on the server. */
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { HtmlDocument } from './parts/HtmlDocument.tsx'
import { pages } from './pages-by-name.ts'
import { declaredPages } from './declared-pages.ts'
import type { DeskPage } from './desk-page.ts'
import type { DeskPageContext } from './page-context.ts'

export { declaredPages }

/** A page of the older form to render: its name and its data. */
export type DeskView = {
  [Name in keyof typeof pages]: { page: Name; data: Parameters<(typeof pages)[Name]['Body']>[0] }
}[keyof typeof pages]

/** Type of this module's exports, for the server, which imports the built JavaScript file without types. */
export type DeskRenderer = {
  render: typeof render
  renderPage: typeof renderPage
  declaredPages: readonly DeskPage[]
}

/** Returns a page of the older form as a complete HTML document. */
export function render({ page, data }: DeskView, frame: DeskPageContext): string {
  const { title, Body } = pages[page] as { title: string; Body: FunctionComponent<object> }
  return documentOf(title, Body, data, frame)
}

/** Returns a declared page as a complete HTML document. */
export const renderPage = ({ title, view }: DeskPage, data: object, frame: DeskPageContext): string =>
  documentOf(title, view, data, frame)

function documentOf(
  title: string,
  Body: FunctionComponent<object>,
  data: object,
  frame: DeskPageContext,
): string {
  const body = (
    <HtmlDocument title={title} frame={frame} pages={declaredPages}>
      {createElement(Body, data)}
    </HtmlDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}
