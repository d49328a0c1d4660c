/** Parts of the pages on the desk's accounts: the choice of a role, and a code for the first access. */
import { accounts as words } from '../../content/desk/accounts.ts'
import { roleNames } from '../../content/desk/menu-and-roles.ts'
import { ROLES, type Role } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { FormField, RadioGroup } from './FormFields.tsx'

/** A code for the first access that was just made, and the address at which it is used. */
export type SetupCode = { readonly email: string; readonly code: string; readonly url: string }

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
