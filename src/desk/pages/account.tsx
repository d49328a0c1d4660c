/** Shows one account of the desk with its open sessions, and the forms that change it. */
import { account as words, accounts } from '../../content/desk/accounts.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { ADMINISTRATORS, ROLES } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import {
  again,
  deskPage,
  refuse,
  type FormVisit,
  type Loaded,
  type Refusal,
  type ShownAgain,
} from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { NewSetupCode, Roles, type SetupCode } from '../parts/SetupCodeAndRoles.tsx'

type Shown = Loaded<'showAccount'>
type Said = {
  readonly made: SetupCode | null
  /** Why a form was refused. */
  readonly problem: string | null
}

function Account({ account, sessions, agreedCalls, heirs, made, problem }: Shown & Said) {
  const { handle, email, role, state, since, isOwn } = account
  const to = `/operador/pessoas/${handle}`
  return (
    <>
      <LinkLine href="/operador/pessoas" label={words.back} />
      <DeskPageHeading title={email} />
      {made && <NewSetupCode {...made} />}
      <DeskNotice kind="error" text={problem} />
      <DescriptionList
        rows={[
          [accounts.role, roleNames[role]],
          [accounts.state, accounts.states[state]],
          [words.since, <Time iso={since} how="day" key="since" />],
        ]}
      />
      <section>
        <h2 className="desk-section">{words.sessions.title}</h2>
        <Table
          caption={words.sessions.caption}
          rows={sessions}
          keyOf={({ handle: session }) => session}
          empty={words.sessions.empty}
          columns={[
            {
              head: words.sessions.browser,
              cell: ({ browser, isHere }) => (
                <>
                  <span className="desk-strong">{browser ?? words.sessions.unknown}</span>
                  {isHere && <span className="desk-hint"> {words.sessions.here}</span>}
                </>
              ),
            },
            { head: words.sessions.since, cell: ({ since: begun }) => <Time iso={begun} /> },
            { head: words.sessions.until, cell: ({ until }) => <Time iso={until} /> },
            {
              head: words.sessions.act,
              isAction: true,
              cell: ({ handle: session, browser, isHere }) =>
                isHere ? (
                  accounts.never
                ) : (
                  <CsrfForm action={`${to}/sessoes`}>
                    <input type="hidden" name="sessao" value={session} />
                    <button type="submit" className="quiet-link">
                      {words.sessions.end}
                      <span className="hush"> {words.sessions.endOf(browser ?? words.sessions.unknown)}</span>
                    </button>
                  </CsrfForm>
                ),
            },
          ]}
        />
      </section>
      {isOwn ? (
        <DeskNotice kind="info" text={words.own} />
      ) : (
        <Rights to={to} agreedCalls={agreedCalls} heirs={heirs} {...account} />
      )}
    </>
  )
}

type RightsProps = { readonly to: string } & Pick<Shown['account'], 'role' | 'state'> &
  Pick<Shown, 'agreedCalls' | 'heirs'>

function Rights({ to, role, state, agreedCalls, heirs }: RightsProps) {
  const isOff = state === 'disabled'
  return (
    <>
      <CsrfForm action={`${to}/papel`} className="desk-panel desk-form">
        <h2 className="desk-section">{words.role.title}</h2>
        <p className="desk-why">{words.role.why}</p>
        <Roles role={role} />
        <Button label={words.role.submit} />
      </CsrfForm>
      {state === 'ready' && (
        <CsrfForm action={`${to}/aplicativo`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.factor.title}</h2>
          <p className="desk-why">{words.factor.why}</p>
          <Button label={words.factor.submit} kind="secondary" />
        </CsrfForm>
      )}
      {!isOff && (
        <CsrfForm action={`${to}/acesso`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.reset.title}</h2>
          <p className="desk-why">{words.reset.why}</p>
          <Button label={words.reset.submit} kind="secondary" />
        </CsrfForm>
      )}
      {!isOff && agreedCalls > 0 && (
        <CsrfForm action={`${to}/passar`} className="desk-panel desk-form">
          <h2 className="desk-section">{words.handOver.title}</h2>
          <p className="desk-why">{words.handOver.why}</p>
          <FormSelect
            name="retornos-para"
            label={words.disable.agreed(agreedCalls)}
            options={heirs.map((email) => [email, email] as const)}
          />
          <Button label={words.handOver.submit} kind="secondary" />
        </CsrfForm>
      )}
      <CsrfForm action={`${to}/${isOff ? 'religar' : 'desligar'}`} className="desk-panel desk-form">
        <h2 className="desk-section">{words.disable.title}</h2>
        <p className="desk-why">{words.disable.why}</p>
        {!isOff && agreedCalls > 0 && (
          <FormSelect
            name="para"
            label={words.disable.agreed(agreedCalls)}
            options={[['', words.disable.nobody], ...heirs.map((email) => [email, email] as const)]}
          />
        )}
        <Button label={isOff ? words.disable.again : words.disable.submit} kind="secondary" />
      </CsrfForm>
    </>
  )
}

/** A form that changes the account of someone else, so that no one can lock themselves out or give themselves more rights. */
const change =
  (act: (visit: FormVisit, email: string) => Promise<string | Refusal | ShownAgain<Said>>) =>
  async (visit: FormVisit) => {
    const account = await visit.services.accountOfHandle(visit.handle)
    if (!account) return refuse(404, deskErrorMessages.noAccount)
    if (account.id === visit.user.id) return refuse(409, deskErrorMessages.ownAccount)
    return act(visit, account.email)
  }

/** Where the browser goes on, with the notice that it shows there. */
const done = ({ handle }: FormVisit, notice: string) => `/operador/pessoas/${handle}?feito=${notice}`

export default deskPage({
  path: '/operador/pessoas/:handle',
  roles: ADMINISTRATORS,
  title: words.title,
  said: { made: null, problem: null } as Said,
  async load({ services, user, token, handle }) {
    const found = await services.accountOfHandle(handle)
    if (!found) return refuse(404, deskErrorMessages.noAccount)
    const { account, ...shown } = await services.showAccount(user, found, token)
    // the forms of the page keep the address that was opened
    return { account: { ...account, handle }, ...shown }
  },
  view: Account,
  actions: {
    async sessoes(visit) {
      const { services, user, handle, form } = visit
      const account = await services.accountOfHandle(handle)
      if (!account) return refuse(404, deskErrorMessages.noAccount)
      await services.endSessionOf(user, account, form.sessao ?? '')
      return done(visit, 'sessao-encerrada')
    },
    papel: change(async (visit, email) => {
      const role = ROLES.find((each) => each === visit.form.papel)
      if (!role) return refuse(400, accounts.invite.badRole)
      await visit.services.changeRole(email, role, visit.user)
      return done(visit, 'papel-mudou')
    }),
    aplicativo: change(async (visit, email) => {
      await visit.services.resetFactor(email, visit.user)
      return done(visit, 'aplicativo-zerado')
    }),
    passar: {
      act: change(async (visit, email) => {
        const { services, form, user } = visit
        const isHanded = await services.handOverAgreedCallsOf(email, form['retornos-para'] ?? '', user)
        return done(visit, isHanded ? 'retornos-passados' : 'nenhum-retorno')
      }),
      whenRefused: ({ message }) => ({ problem: message }),
    },
    desligar: {
      act: change(async (visit, email) => {
        await visit.services.disableAccount(email, visit.user, visit.form.para || null)
        return done(visit, 'conta-desligada')
      }),
      whenRefused: ({ message }) => ({ problem: message }),
    },
    religar: change(async (visit, email) => {
      await visit.services.enableAccount(email, visit.user)
      return done(visit, 'conta-religada')
    }),
    acesso: change(async ({ services, user }, email) => {
      const made = await services.newAccess(user, email)
      return made ? again({ made }, 200) : refuse(404, deskErrorMessages.noAccount)
    }),
  },
})
