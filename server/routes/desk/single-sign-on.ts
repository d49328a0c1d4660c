/** The routes that send a browser to the single sign-on provider and receive it back. */
import { browserName } from '../../rules/desk/browser-name.ts'
import { SESSION_MS } from '../../services/desk/sessions.ts'
import { cookieOf, setCookie } from './cookies.ts'
import { openRoute, type DeskRoute } from './add-desk-route-with-access-checks.ts'

/** How many seconds a login at the single sign-on provider may take. */
const KEPT_S = 600

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
