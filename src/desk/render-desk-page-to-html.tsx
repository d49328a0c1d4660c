/** Renders the pages of the desk, the operator's internal site, to HTML on the server, which loads this as one built file. */
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { DeskRenderer, UndeclaredPages } from '../../server/routes/desk/page-declaration-types.ts'
import { HtmlDocument } from './parts/HtmlDocument.tsx'
import { declaredPages } from './declared-pages.ts'
import { errorPages, resendWords } from '../content/desk/error-words.ts'
import { loginCodeWords, loginWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { ErrorPage, SendFormAgainPage } from './error-pages.tsx'
import { LoginPage, LoginCodePage, SetInitialPasswordPage, AfterSingleSignOnPage } from './login-pages.tsx'

/**
 * Lists the pages of the desk that are no declared pages, such as login and errors: they declare only what they show
 * (server/routes/desk/page-declaration-types.ts).
 */
const undeclaredPages: UndeclaredPages = {
  logIn: { title: loginWords.title, view: LoginPage },
  logInCode: { title: loginCodeWords.title, view: LoginCodePage },
  firstPassword: { title: passwordSetupWords.title, view: SetInitialPasswordPage },
  afterSingleSignOn: { title: singleSignOnWords.title, view: AfterSingleSignOnPage },
  sendFormAgain: { title: resendWords.title, view: SendFormAgainPage },
  error: { title: errorPages.title, view: ErrorPage },
}

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
