/** Lists the desk's accounts, with a form that invites a new person. */
import { accounts as words } from '../../content/desk/accounts.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { ROLES, type Role } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Heading } from '../parts/Heading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { QuietLink } from '../parts/Links.tsx'
import { Pager } from '../parts/Pager.tsx'
import { RadioGroup } from '../parts/RadioGroup.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import type { AccountsProps, SetupCode } from '../page-data-types/accounts.ts'

export function DeskAccountsPage({ rows, part, made, refused }: AccountsProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {made && <NewSetupCode {...made} />}
      <DeskNotice kind="error" text={refused?.problem} />
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
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
          {
            head: words.act,
            isAction: true,
            cell: ({ handle, email }) => (
              <QuietLink
                href={`/operador/pessoas/${handle}`}
                label={words.open}
                about={words.openAbout(email)}
              />
            ),
          },
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
          autoComplete="off"
          maxLength={96}
          required
        />
        <Roles />
        <Button label={words.invite.submit} />
      </CsrfForm>
    </>
  )
}

/** The choice of a role, with what each may do. */
export const Roles = ({ role }: { readonly role?: Role }) => (
  <RadioGroup
    legend={words.role}
    name="papel"
    value={role}
    options={ROLES.map((each) => [
      each,
      <span key={each}>
        {roleNames[each]} <span className="desk-hint">{words.invite.roles[each]}</span>
      </span>,
    ])}
  />
)

/** Shows a code for the first access, once. */
export const NewSetupCode = ({ email, code, url }: SetupCode) => (
  <DeskNotice kind="done">
    <div className="desk-form">
      <p>{words.made.text(email)}</p>
      <FormField name="codigo" label={words.made.code} defaultValue={code} readOnly />
      <FormField name="onde" label={words.made.link} defaultValue={url} readOnly />
    </div>
  </DeskNotice>
)
