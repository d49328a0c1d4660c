/**
 * The fields of the form that creates an agent's link. Name and CEP are required. Its buttons make a link to send, or open
 * the order for somebody on the telephone who has agreed to that.
 */
import type { LinkPlan } from '../../../server/services/desk/agent-links.ts'
import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { choicesOf, fieldsIn, type TypedFields } from '../../lib/form-field-tables.ts'
import { agentLinkRows, type RefusedAgentLink } from '../agent-link-form.ts'
import { Button } from './Button.tsx'
import { FormField } from './FormField.tsx'
import { FormSelect } from './FormSelect.tsx'

type AgentLinkFieldsProps = {
  /** The plans on sale. */
  readonly plans: readonly LinkPlan[]
  /** What the fields contain at first, by name; `plano` is a sku. */
  readonly typed: TypedFields
  readonly refused: RefusedAgentLink | null
}

export function AgentLinkFields({ plans, typed, refused }: AgentLinkFieldsProps) {
  const choices = choicesOf(agentLinkRows, plans)
  return fieldsIn(agentLinkRows).map(({ name, label, hint, required = false, kind }) =>
    kind.input === 'select' ? (
      <FormSelect key={name} name={name} label={label} value={typed[name]} options={choices[name] ?? []} />
    ) : (
      <FormField
        key={name}
        name={name}
        label={label}
        hint={hint}
        required={required}
        defaultValue={typed[name]}
        {...(refused?.field === name && { problem: refused.problem })}
        autoComplete="off"
        maxLength={128}
      />
    ),
  )
}

/** The buttons of that form. */
export const AgentLinkButtons = () => (
  <>
    <Button label={words.submit} name="como" value="link" />
    <fieldset className="desk-form desk-panel">
      <legend className="desk-label">{words.phone.title}</legend>
      <p className="desk-why">{words.phone.why}</p>
      <p>{words.phone.consent.text}</p>
      <label className="desk-choice">
        <input type="checkbox" name="consentiu" value="sim" />
        {words.phone.agreed}
      </label>
      <Button label={words.phone.submit} kind="secondary" name="como" value="telefone" />
    </fieldset>
  </>
)
