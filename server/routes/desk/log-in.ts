/** The routes of login, second factor, first access, single sign-on and logout. */
import {
  loginCodeWords as codeWords,
  loginWords as words,
  passwordSetupWords as setupWords,
} from '../../../src/content/desk/login.ts'
import { ROLES } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../api-errors.ts'
import { browserName } from '../../rules/desk/user-agents.ts'
import { passwordProblem } from '../../services/desk/passwords.ts'
import { deviceOf, newDevice, SESSION_MS } from '../../services/desk/sessions.ts'
import {
  accountEmailOf,
  logInByCode,
  logInByPassword,
  authenticatorSecretToShow,
  logOut,
  logOutOtherSessions,
  setUpAccount,
  type LogInSource,
} from '../../services/desk/log-in.ts'
import { cookieOf, setCookie } from './cookies.ts'
import {
  closedRoute,
  openRoute,
  type DeskRoute,
  type DeskRouteParts,
  type DeskVisit,
} from './add-desk-route-with-access-checks.ts'

/**
 * Returns the page to open after the login: the requested path if it belongs to the desk, else the home page.
 */
const wayBack = (asked: string | undefined): string =>
  asked !== undefined && asked.length <= 500 && /^\/operador(?:\/[a-z\d/-]*)?(?:\?[\w=&%.+-]*)?$/i.test(asked)
    ? asked
    : '/operador'

/** For how many seconds a browser is recognised after a login (180 days). */
const DEVICE_S = 180 * 86_400

const backOf = ({ request }: DeskVisit) => wayBack((request.query as { volta?: string }).volta)

const fromOf = ({ desk }: DeskRouteParts, { request }: DeskVisit, email: string): LogInSource => ({
  address: request.ip,
  device: deviceOf(desk.vault, cookieOf(request, desk.config, 'device'), accountEmailOf(email)),
})

function admit({ desk }: DeskRouteParts, { reply }: DeskVisit, token: string): void {
  setCookie(reply, desk.config, 'session', token, SESSION_MS / 1000)
}

/** Has the browser recognised at the next login of this account, so that no stranger's tries keep it out. */
function rememberBrowser({ desk }: DeskRouteParts, { reply }: DeskVisit, email: string): void {
  setCookie(reply, desk.config, 'device', newDevice(desk.vault, email), DEVICE_S)
}

/**
 * Returns the text and status of a refusal, which the form shows instead of an error page; rethrows every
 * other error.
 */
function saidInForm(problem: unknown): { problem: string; status: number; retryAfter?: number } {
  if (!(problem instanceof HttpError)) throw problem
  return { problem: problem.message, status: problem.status, retryAfter: problem.more.retryAfter }
}

type Said = Partial<ReturnType<typeof saidInForm>>

function showEntry(
  { desk, pages }: DeskRouteParts,
  visit: DeskVisit,
  email: string,
  back: string,
  said: Said,
) {
  const { problem = null, status, retryAfter } = said
  const data = { email, problem, hasSingleSignOn: desk.singleSignOn !== null, back }
  return visit.show(pages.undeclaredPages.logIn, data, { status, retryAfter })
}

async function showCode({ desk, pages }: DeskRouteParts, visit: DeskVisit, back: string, said: Said) {
  const { problem = null, status, retryAfter } = said
  const factor = visit.session ? await authenticatorSecretToShow(desk, visit.session) : null
  return visit.show(pages.undeclaredPages.logInCode, { factor, problem, back }, { status, retryAfter })
}

/** What is wrong with the password of a first access; null if nothing is. */
function newPasswordProblem(password: string, repeated: string, email: string): string | null {
  const problem = passwordProblem(password, email)
  if (problem === 'short') return setupWords.short(password.length)
  if (problem) return setupWords[problem]
  return password === repeated ? null : setupWords.differs
}

export const logInRoutes: readonly DeskRoute[] = [
  openRoute('GET', '/operador/entrar', 'anyone', (visit, parts) => {
    if (visit.session) return visit.go('/operador')
    const isLost = (visit.request.query as { sso?: string }).sso === 'nao'
    return showEntry(parts, visit, '', backOf(visit), isLost ? { problem: words.noSingleSignOn } : {})
  }),

  openRoute('POST', '/operador/entrar', 'anyone', async (visit, parts) => {
    const { desk } = parts
    const { email = '', senha: password = '', volta } = visit.form
    const back = wayBack(volta)
    try {
      const from = {
        ...fromOf(parts, visit, email),
        session: cookieOf(visit.request, desk.config, 'session'),
      }
      const token = await logInByPassword(desk, { email, password }, from)
      if (token === null) return showEntry(parts, visit, email, back, { problem: words.wrong, status: 401 })
      admit(parts, visit, token)
      return visit.go(`/operador/entrar/codigo?volta=${encodeURIComponent(back)}`)
    } catch (problem) {
      return showEntry(parts, visit, email, back, saidInForm(problem))
    }
  }),

  openRoute('GET', '/operador/entrar/codigo', 'code', (visit, parts) =>
    showCode(parts, visit, backOf(visit), {}),
  ),

  openRoute('POST', '/operador/entrar/codigo', 'code', async (visit, parts) => {
    const { session, token, form } = visit
    const back = wayBack(form.volta)
    if (!session) return visit.go('/operador/entrar')
    try {
      const fresh = await logInByCode(
        parts.desk,
        session,
        token,
        form.codigo ?? '',
        browserName(visit.request.headers['user-agent']),
      )
      if (fresh === null) return await showCode(parts, visit, back, { problem: codeWords.wrong, status: 401 })
      admit(parts, visit, fresh)
      rememberBrowser(parts, visit, session.email)
      return visit.go(back)
    } catch (problem) {
      return await showCode(parts, visit, back, saidInForm(problem))
    }
  }),

  closedRoute('POST', '/operador/sair', ROLES, async (visit, { desk }) => {
    if (visit.session) await logOut(desk, visit.session, visit.token)
    setCookie(visit.reply, desk.config, 'session', '', 0)
    return visit.go('/operador/entrar?feito=saiu')
  }),

  closedRoute('POST', '/operador/sair/outras', ROLES, async (visit, { desk }) => {
    await logOutOtherSessions(desk, visit.user, visit.token)
    return visit.go('/operador?feito=outras')
  }),

  openRoute('GET', '/operador/primeiro-acesso', 'anyone', (visit, { pages }) =>
    visit.show(pages.undeclaredPages.firstPassword, { email: '', code: '', problem: null }),
  ),

  openRoute('POST', '/operador/primeiro-acesso', 'anyone', async (visit, parts) => {
    const { email = '', codigo: code = '', senha: password = '', repetida = '' } = visit.form
    const page = parts.pages.undeclaredPages.firstPassword
    const again = (problem: string, status: number, retryAfter?: number) =>
      visit.show(page, { email, code, problem }, { status, retryAfter })
    const problem = newPasswordProblem(password, repetida, accountEmailOf(email))
    if (problem !== null) return again(problem, 400)
    try {
      const isSet = await setUpAccount(parts.desk, { email, code, password }, fromOf(parts, visit, email))
      if (!isSet) return again(setupWords.wrong, 401)
      rememberBrowser(parts, visit, accountEmailOf(email))
      return visit.go('/operador/entrar?feito=senha')
    } catch (thrown) {
      const said = saidInForm(thrown)
      return again(said.problem, said.status, said.retryAfter)
    }
  }),
]

/** How many seconds a login at the single sign-on provider may take. */
const KEPT_S = 600

/** The routes that send a browser to the single sign-on provider and receive it back. */
export const singleSignOnRoutes: readonly DeskRoute[] = [
  openRoute('GET', '/operador/entrar/sso', 'anyone', async (visit, { desk }) => {
    if (!desk.singleSignOn) return visit.go('/operador/entrar')
    try {
      const { to, kept } = await desk.singleSignOn.begin(cookieOf(visit.request, desk.config, 'session'))
      setCookie(visit.reply, desk.config, 'signOn', kept, KEPT_S)
      return visit.go(to.href)
    } catch (err) {
      visit.request.log.warn({ err }, 'the single sign-on provider does not respond')
      return visit.go('/operador/entrar?sso=nao')
    }
  }),

  openRoute('GET', '/operador/entrar/sso/retorno', 'anyone', async (visit, { desk, pages }) => {
    if (!desk.singleSignOn) return visit.go('/operador/entrar')
    const query = /\?.*$/.exec(visit.request.url)?.[0] ?? ''
    setCookie(visit.reply, desk.config, 'signOn', '', 0)
    try {
      const token = await desk.singleSignOn.finish(
        desk,
        cookieOf(visit.request, desk.config, 'signOn'),
        query,
        browserName(visit.request.headers['user-agent']),
      )
      if (token === null) {
        desk.metrics.countRefusedLogin('single_sign_on')
        return visit.go('/operador/entrar?sso=nao')
      }
      setCookie(visit.reply, desk.config, 'session', token, SESSION_MS / 1000)
      // The browser does not send a strict cookie on a redirect that began at another site. A page of our own
      // therefore opens the desk.
      return visit.show(pages.undeclaredPages.afterSingleSignOn, { to: '/operador' })
    } catch (err) {
      visit.request.log.warn({ err }, 'a single sign-on was refused')
      desk.metrics.countRefusedLogin('single_sign_on')
      return visit.go('/operador/entrar?sso=nao')
    }
  }),
]
