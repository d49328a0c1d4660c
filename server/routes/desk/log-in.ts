import {
  loginCodeWords as codeWords,
  loginWords as words,
  passwordSetupWords as setupWords,
} from '../../../src/content/desk/login.ts'
import { HttpError } from '../../errors.ts'
import { browserName } from '../../rules/desk/browser-name.ts'
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
import { loggedInRoute, deskRoute, type DeskRouteParts, type DeskVisit } from './desk-route.ts'

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

/** Adds the desk's pages for login, second factor, first access and logout. */
export function logInRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const hasSingleSignOn = desk.singleSignOn !== null

  const showEntry = (
    visit: DeskVisit,
    email: string,
    back: string,
    said: Partial<ReturnType<typeof saidInForm>>,
  ) => {
    const { problem = null, status, retryAfter } = said
    const data = { email, problem, hasSingleSignOn, back }
    return visit.show({ page: 'entry', data }, { status, retryAfter })
  }

  deskRoute(parts, 'GET', '/operador/entrar', (visit) => {
    if (visit.session) return visit.go('/operador')
    const isLost = (visit.request.query as { sso?: string }).sso === 'nao'
    return showEntry(visit, '', backOf(visit), isLost ? { problem: words.noSingleSignOn } : {})
  })

  deskRoute(parts, 'POST', '/operador/entrar', async (visit) => {
    const { email = '', senha: password = '', volta } = visit.form
    const back = wayBack(volta)
    try {
      const from = {
        ...fromOf(parts, visit, email),
        session: cookieOf(visit.request, desk.config, 'session'),
      }
      const token = await logInByPassword(desk, { email, password }, from)
      if (token === null) return showEntry(visit, email, back, { problem: words.wrong, status: 401 })
      admit(parts, visit, token)
      return visit.go(`/operador/entrar/codigo?volta=${encodeURIComponent(back)}`)
    } catch (problem) {
      return showEntry(visit, email, back, saidInForm(problem))
    }
  })

  const showCode = async (visit: DeskVisit, back: string, said: Partial<ReturnType<typeof saidInForm>>) => {
    const { problem = null, status, retryAfter } = said
    const factor = visit.session ? await authenticatorSecretToShow(desk, visit.session) : null
    return visit.show({ page: 'code', data: { factor, problem, back } }, { status, retryAfter })
  }

  deskRoute(parts, 'GET', '/operador/entrar/codigo', (visit) => showCode(visit, backOf(visit), {}))

  deskRoute(parts, 'POST', '/operador/entrar/codigo', async (visit) => {
    const { session, token, form } = visit
    const back = wayBack(form.volta)
    if (!session) return visit.go('/operador/entrar')
    try {
      const fresh = await logInByCode(
        desk,
        session,
        token,
        form.codigo ?? '',
        browserName(visit.request.headers['user-agent']),
      )
      if (fresh === null) return await showCode(visit, back, { problem: codeWords.wrong, status: 401 })
      admit(parts, visit, fresh)
      rememberBrowser(parts, visit, session.email)
      return visit.go(back)
    } catch (problem) {
      return await showCode(visit, back, saidInForm(problem))
    }
  })

  loggedInRoute(parts, 'POST', '/operador/sair', async (visit) => {
    if (visit.session) await logOut(desk, visit.session, visit.token)
    setCookie(visit.reply, desk.config, 'session', '', 0)
    return visit.go('/operador/entrar?feito=saiu')
  })

  loggedInRoute(parts, 'POST', '/operador/sair/outras', async (visit) => {
    await logOutOtherSessions(desk, visit.user, visit.token)
    return visit.go('/operador?feito=outras')
  })

  setupRoutes(parts)
}

function setupRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const problemOf = (password: string, repeated: string, email: string): string | null => {
    const problem = passwordProblem(password, email)
    if (problem === 'short') return setupWords.short(password.length)
    if (problem) return setupWords[problem]
    return password === repeated ? null : setupWords.differs
  }

  deskRoute(parts, 'GET', '/operador/primeiro-acesso', (visit) =>
    visit.show({ page: 'setup', data: { email: '', code: '', problem: null } }),
  )

  deskRoute(parts, 'POST', '/operador/primeiro-acesso', async (visit) => {
    const { email = '', codigo: code = '', senha: password = '', repetida = '' } = visit.form
    const again = (problem: string, status: number, retryAfter?: number) =>
      visit.show({ page: 'setup', data: { email, code, problem } }, { status, retryAfter })
    const problem = problemOf(password, repetida, accountEmailOf(email))
    if (problem !== null) return again(problem, 400)
    try {
      const isSet = await setUpAccount(desk, { email, code, password }, fromOf(parts, visit, email))
      if (!isSet) return again(setupWords.wrong, 401)
      rememberBrowser(parts, visit, accountEmailOf(email))
      return visit.go('/operador/entrar?feito=senha')
    } catch (thrown) {
      const said = saidInForm(thrown)
      return again(said.problem, said.status, said.retryAfter)
    }
  })
}
