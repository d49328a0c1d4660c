import { accounts as words } from '../../../src/content/desk/accounts.ts'
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { ROLES, type Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { HttpError } from '../../errors.ts'
import type { Account } from '../../repositories/desk/desk-users.ts'
import { isAccountEmail } from '../../rules/desk/validate-account-email.ts'
import { paginate } from '../../../src/lib/pages-of-a-list.ts'
import { siteOrigin } from '../../rules/site-origin.ts'
import {
  addAccount,
  changeRole,
  disableAccount,
  enableAccount,
  resetAccount,
  resetFactor,
} from '../../services/desk/accounts.ts'
import { accountEmailOf } from '../../services/desk/log-in.ts'
import {
  accountOfHandle,
  listAccounts,
  showAccount,
} from '../../services/desk/accounts-and-sessions-page-data.ts'
import { endSessionOf } from '../../services/desk/sessions.ts'
import { requestedPage } from '../../../src/lib/url-parameters.ts'
import { handleInUrl, loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import type { AccountsProps, SetupCode } from '../../../src/desk/page-data-types/accounts.ts'

const PATH = '/operador/pessoas'

const roleIn = ({ form }: LoggedInVisit): Role | undefined => ROLES.find((each) => each === form.papel)

/** Adds the desk's pages on the accounts of its users, for the administration: roles, second factors and sessions. */
export function accountRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const made = (email: string, code: string): SetupCode => ({
    email,
    code,
    url: `${siteOrigin(desk.config)}/operador/primeiro-acesso`,
  })

  const showAll = async (visit: LoggedInVisit, more: Partial<AccountsProps> = {}, status = 200) => {
    const rows = await listAccounts(desk, visit.user)
    const data = {
      ...paginate(rows, requestedPage(visit.request.query)),
      made: null,
      refused: null,
      ...more,
    }
    return visit.show({ page: 'accounts', data }, { status })
  }

  loggedInRoute(parts, 'GET', PATH, (visit) => showAll(visit))

  loggedInRoute(parts, 'POST', PATH, async (visit) => {
    const typed = (visit.form.email ?? '').slice(0, 200)
    const refuse = (problem: string, status = 400) =>
      showAll(visit, { refused: { problem, email: typed } }, status)
    const [address, role] = [accountEmailOf(typed), roleIn(visit)]
    if (!isAccountEmail(address)) return refuse(words.invite.badEmail)
    if (!role) return refuse(words.invite.badRole)
    const code = await addAccount(desk, address, role, visit.user)
    return code === null ? refuse(words.invite.taken, 409) : showAll(visit, { made: made(address, code) })
  })

  const found = async (visit: LoggedInVisit): Promise<Account> => {
    const account = await accountOfHandle(desk, handleInUrl(visit))
    if (!account) throw new HttpError(404, 'not_found', deskErrorMessages.noAccount)
    return account
  }

  const showOne = async (visit: LoggedInVisit, account: Account, code: SetupCode | null = null) => {
    const shown = await showAccount(desk, visit.user, account, visit.token)
    // The forms of the page keep the URL that was opened.
    const data = { ...shown, account: { ...shown.account, handle: handleInUrl(visit) }, made: code }
    return visit.show({ page: 'account', data })
  }

  loggedInRoute(parts, 'GET', `${PATH}/:handle`, async (visit) => showOne(visit, await found(visit)))

  loggedInRoute(parts, 'POST', `${PATH}/:handle/sessoes`, async (visit) => {
    await endSessionOf(desk, visit.user, await found(visit), visit.form.sessao ?? '')
    return visit.go(`${PATH}/${handleInUrl(visit)}?feito=sessao-encerrada`)
  })

  /**
   * Adds a form that changes the account of someone else, so that no one can lock themselves out or give themselves
   * more rights.
   */
  const change = (
    name: 'papel' | 'aplicativo' | 'desligar' | 'religar',
    notice: string,
    work: (visit: LoggedInVisit, email: string) => Promise<unknown>,
  ) =>
    loggedInRoute(parts, 'POST', `${PATH}/:handle/${name}`, async (visit) => {
      const { email } = await others(visit)
      await work(visit, email)
      return visit.go(`${PATH}/${handleInUrl(visit)}?feito=${notice}`)
    })

  const others = async (visit: LoggedInVisit): Promise<Account> => {
    const account = await found(visit)
    if (account.id === visit.user.id) throw new HttpError(409, 'invalid', deskErrorMessages.ownAccount)
    return account
  }

  change('papel', 'papel-mudou', (visit, email) => {
    const role = roleIn(visit)
    if (!role) throw new HttpError(400, 'invalid', words.invite.badRole)
    return changeRole(desk, email, role, visit.user)
  })
  change('aplicativo', 'aplicativo-zerado', (visit, email) => resetFactor(desk, email, visit.user))
  change('desligar', 'conta-desligada', (visit, email) => disableAccount(desk, email, visit.user))
  change('religar', 'conta-religada', (visit, email) => enableAccount(desk, email, visit.user))

  loggedInRoute(parts, 'POST', `${PATH}/:handle/acesso`, async (visit) => {
    const { email } = await others(visit)
    const code = await resetAccount(desk, email, visit.user)
    const account = await accountOfHandle(desk, handleInUrl(visit))
    if (code === null || !account) throw new HttpError(404, 'not_found', deskErrorMessages.noAccount)
    return showOne(visit, account, made(email, code))
  })
}
