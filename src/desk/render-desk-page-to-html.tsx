/** Renders the pages of the desk, the operator's internal site, to HTML on the server, which loads this as one built file. */
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskRenderer } from '../../server/routes/desk/page-declaration-types.ts'
import { HtmlDocument } from './parts/HtmlDocument.tsx'
import { declaredPages } from './declared-pages.ts'
import { undeclaredPages } from './login-and-error-pages.ts'

export { declaredPages, undeclaredPages }

/** Returns a page as a complete HTML document. */
export const render: DeskRenderer['render'] = ({ title, view }, data, frame) => {
  const body = (
    <HtmlDocument title={title} frame={frame} pages={declaredPages}>
      {createElement(view as FunctionComponent<typeof data>, data)}
    </HtmlDocument>
  )
  return `<!doctype html>${renderToStaticMarkup(body)}`
}
