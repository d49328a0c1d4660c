/**
 * Lists the pages of the desk that are no declared pages, such as login and errors: they declare only what they show
 * (server/routes/desk/page-declaration-types.ts).
 */
import type { UndeclaredPages } from '../../server/routes/desk/page-declaration-types.ts'
import { errorPages, resendWords } from '../content/desk/error-pages.ts'
import { loginCodeWords, loginWords, passwordSetupWords, singleSignOnWords } from '../content/desk/login.ts'
import { AfterSingleSignOnPage } from './login-and-error-pages/AfterSingleSignOnPage.tsx'
import { ErrorPage } from './login-and-error-pages/ErrorPage.tsx'
import { LoginCodePage } from './login-and-error-pages/LoginCodePage.tsx'
import { LoginPage } from './login-and-error-pages/LoginPage.tsx'
import { SendFormAgainPage } from './login-and-error-pages/SendFormAgainPage.tsx'
import { SetInitialPasswordPage } from './login-and-error-pages/SetInitialPasswordPage.tsx'

export const undeclaredPages: UndeclaredPages = {
  logIn: { title: loginWords.title, view: LoginPage },
  logInCode: { title: loginCodeWords.title, view: LoginCodePage },
  firstPassword: { title: passwordSetupWords.title, view: SetInitialPasswordPage },
  afterSingleSignOn: { title: singleSignOnWords.title, view: AfterSingleSignOnPage },
  sendFormAgain: { title: resendWords.title, view: SendFormAgainPage },
  error: { title: errorPages.title, view: ErrorPage },
}
