/** Lists the desk's accounts, with a form that invites a new person. */
import { accounts as words } from '../../content/desk/accounts.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { ADMINISTRATORS, ROLES } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { again, deskPage } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { NewSetupCode, Roles, type SetupCode } from '../parts/SetupCodeAndRoles.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'

type Said = {
  readonly made: SetupCode | null
  /** Why the invitation was refused, and what was typed into it. */
  readonly refused: { readonly problem: string; readonly email: string } | null
}

export default deskPage({
  path: '/operador/pessoas',
  roles: ADMINISTRATORS,
  title: words.title,
  menu: { group: 'house', at: 1 },
  said: { made: null, refused: null } as Said,
  load: async ({ services, user, query }) =>
    paginate(await services.listAccounts(user), requestedPage(query)),
  view: ({ rows, part, made, refused }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {made && <NewSetupCode {...made} />}
      <DeskNotice kind="error" text={refused?.problem} />
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        opens={{ words, of: ({ handle, email }) => [`/operador/pessoas/${handle}`, email] }}
        columns={[
          {
            head: words.email,
            cell: ({ email, isOwn }) => (
              <>
                {email}
                {isOwn && <span className="desk-hint"> {words.you}</span>}
              </>
            ),
          },
          { head: words.role, cell: ({ role }) => <span className="desk-strong">{roleNames[role]}</span> },
          { head: words.state, cell: ({ state }) => words.states[state] },
          { head: words.sessions, isFigure: true, cell: ({ sessions }) => sessions },
          { head: words.last, cell: ({ last }) => (last === null ? words.never : <Time iso={last} />) },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `/operador/pessoas?pagina=${page}`} />
      <CsrfForm action="/operador/pessoas" className="desk-panel desk-form">
        <h2 className="desk-section">{words.invite.title}</h2>
        <p className="desk-why">{words.invite.why}</p>
        <FormField
          name="email"
          type="email"
          label={words.invite.email}
          defaultValue={refused?.email}
          maxLength={96}
          required
        />
        <Roles />
        <Button label={words.invite.submit} />
      </CsrfForm>
    </>
  ),
  actions: {
    async ''({ services, user, form }) {
      const typed = (form.email ?? '').slice(0, 200)
      const refused = (problem: string, status: number) =>
        again({ refused: { problem, email: typed } }, status)
      const address = services.accountEmailOf(typed)
      if (address === null) return refused(words.invite.badEmail, 400)
      const role = ROLES.find((each) => each === form.papel)
      if (!role) return refused(words.invite.badRole, 400)
      const made = await services.inviteAccount(user, address, role)
      return made ? again({ made }, 200) : refused(words.invite.taken, 409)
    },
  },
})
