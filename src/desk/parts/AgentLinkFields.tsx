/** The fields of the form that creates an agent's link. Name and CEP are required. */
import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { FormField } from './FormField.tsx'
import { FormSelect } from './FormSelect.tsx'
import type { LinkPlan } from '../../../server/services/desk/agent-links.ts'
import type { RefusedAgentLink } from '../agent-link-form.ts'

const FIELDS = ['nome', 'telefone', 'cep', 'numero', 'complemento'] as const

type AgentLinkFieldsProps = {
  /** The plans on sale. */
  readonly plans: readonly LinkPlan[]
  /** What the fields contain at first, by name; `plano` is a sku. */
  readonly typed: Readonly<Record<string, string>>
  readonly refused: RefusedAgentLink | null
}

export function AgentLinkFields({ plans, typed, refused }: AgentLinkFieldsProps) {
  return (
    <>
      {FIELDS.map((name) => (
        <FormField
          key={name}
          name={name}
          label={words.fields[name]}
          hint={name === 'nome' || name === 'cep' ? undefined : words.optional}
          required={name === 'nome' || name === 'cep'}
          defaultValue={typed[name]}
          {...(refused?.field === name && { problem: refused.problem })}
          autoComplete="off"
          maxLength={128}
        />
      ))}
      <FormSelect
        name="plano"
        label={words.fields.plano}
        value={typed.plano}
        options={[['', words.noPlan], ...plans.map((plan) => [plan.sku, words.plan(plan)] as const)]}
      />
    </>
  )
}
