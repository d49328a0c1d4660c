/**
 * Lists the pages of the desk that are no declared pages, such as login and errors: they declare only what they show
 * (server/routes/desk/page-declaration.ts).
 */
import type { UndeclaredPages } from '../../server/routes/desk/page-declaration.ts'
import { errorPages, resendWords } from '../content/desk/error-pages.ts'
import { loginCodeWords, loginWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { AfterSingleSignOnPage } from './undeclared-pages/AfterSingleSignOnPage.tsx'
import { ErrorPage } from './undeclared-pages/ErrorPage.tsx'
import { LoginCodePage } from './undeclared-pages/LoginCodePage.tsx'
import { LoginPage } from './undeclared-pages/LoginPage.tsx'
import { SendFormAgainPage } from './undeclared-pages/SendFormAgainPage.tsx'
import { SetInitialPasswordPage } from './undeclared-pages/SetInitialPasswordPage.tsx'

export const undeclaredPages: UndeclaredPages = {
  logIn: { title: loginWords.title, view: LoginPage },
  logInCode: { title: loginCodeWords.title, view: LoginCodePage },
  firstPassword: { title: passwordSetupWords.title, view: SetInitialPasswordPage },
  afterSingleSignOn: { title: singleSignOnWords.title, view: AfterSingleSignOnPage },
  sendFormAgain: { title: resendWords.title, view: SendFormAgainPage },
  error: { title: errorPages.title, view: ErrorPage },
}
