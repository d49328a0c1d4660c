/** An agent's link at the desk: the form that creates it, also during a call, and the link that was created. */
import type { LinkPlan } from '../../../server/services/desk/agent-links.ts'
import { agentLinks } from '../../content/desk/agent-links.ts'
import { choicesOf, fieldsIn, type TypedFields } from '../../lib/form-field-tables.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { agentLinkRows, isOnPhone, type RefusedAgentLink, agentLinkAsTyped } from '../agent-link-form.ts'
import { Button } from './Button.tsx'
import { FormField, FormSelect } from './FormFields.tsx'
import { personToCall } from '../../content/desk/call-list.ts'
import { formatPhone } from '../../lib/phone.ts'
import { CsrfForm } from './CsrfForm.tsx'
import { DeskNotice } from './DeskNotice.tsx'

type AgentLinkFieldsProps = {
  /** The plans on sale. */
  readonly plans: readonly LinkPlan[]
  /** What the fields contain at first, by name; `plano` is a sku. */
  readonly typed: TypedFields
  readonly refused: RefusedAgentLink | null
}

/**
 * The fields of the form that creates an agent's link, with its buttons: they make a link to send, or open the order for
 * somebody on the telephone who has agreed to that. Name and CEP are required; what is seldom known is folded.
 */
export function AgentLinkFields(props: AgentLinkFieldsProps) {
  const { typed, refused } = props
  const isKnown = fieldsIn(agentLinkRows, 'more').some(({ name }) => typed[name] || refused?.field === name)
  return (
    <>
      <div className="desk-trio">
        <Fields {...props} of="first" />
      </div>
      <details className="desk-fold" open={isKnown}>
        <summary>{agentLinks.more}</summary>
        <div className="desk-pair">
          <Fields {...props} of="more" />
        </div>
      </details>
      <Button label={agentLinks.submit} name="como" value="link" />
      <details className="desk-panel desk-fold" open={isOnPhone(typed)}>
        <summary>{agentLinks.phone.title}</summary>
        <p className="desk-why">{agentLinks.phone.why}</p>
        <p>{agentLinks.phone.consent.text}</p>
        <label className="desk-choice">
          <input type="checkbox" name="consentiu" value="sim" />
          {agentLinks.phone.agreed}
        </label>
        <Button label={agentLinks.phone.submit} kind="secondary" name="como" value="telefone" />
      </details>
    </>
  )
}

function Fields({ plans, typed, refused, of }: AgentLinkFieldsProps & { readonly of: 'first' | 'more' }) {
  const choices = choicesOf(agentLinkRows, plans)
  return fieldsIn(agentLinkRows, of).map(({ name, label, hint, required = false, kind }) =>
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
        maxLength={128}
      />
    ),
  )
}

type AgentLinkFromCallProps = {
  readonly handle: string
  /** What is known about the person; '' means unknown. */
  readonly known: NonNullable<NonNullable<Loaded<'readCallPage'>>['contact']>
  readonly plans: readonly LinkPlan[]
  readonly refused: RefusedAgentLink | null
}

const agentLinkFromCallWords = personToCall.link

/** The form that creates an agent's link during a call. The resulting order is tied to the call. */
export function AgentLinkFromCall({ handle, known, plans, refused }: AgentLinkFromCallProps) {
  const typed =
    refused?.typed ?? agentLinkAsTyped({ ...known, name: known.name ?? '', phone: formatPhone(known.phone) })
  return (
    <details className="desk-panel desk-fold" open={refused !== null}>
      <summary>{agentLinkFromCallWords.open}</summary>
      <DeskNotice kind="error" text={refused?.problem} />
      <p className="desk-why">{agentLinkFromCallWords.why}</p>
      <CsrfForm action={`/operador/ligacoes/${handle}/link`} className="desk-form">
        <AgentLinkFields plans={plans} typed={typed} refused={refused} />
      </CsrfForm>
    </details>
  )
}

/** An agent's link that has just been created. It cannot be shown again later. */
export type CreatedAgentLinkProps = Loaded<'makeLink'> & {
  /** The digits of the phone number to which WhatsApp sends it; without one, WhatsApp asks for whom it is. */
  readonly phone?: string
}

/** Shows the link that an agent has just created for a customer, with a button that sends it by WhatsApp. */
export function CreatedAgentLink({ url, firstName, hasNetwork, isOnPhone, phone }: CreatedAgentLinkProps) {
  if (isOnPhone)
    return (
      <DeskNotice kind="done">
        <p>{agentLinks.phone.made}</p>
        {!hasNetwork && <p className="desk-bad">{agentLinks.noNetwork}</p>}
        <p>
          <a className="quiet-link" href={url} target="_blank" rel="noreferrer">
            {agentLinks.phone.open}
          </a>
        </p>
      </DeskNotice>
    )
  const message = encodeURIComponent(agentLinks.message(firstName, url))
  return (
    <DeskNotice kind="done">
      <p>{agentLinks.made}</p>
      {!hasNetwork && <p className="desk-bad">{agentLinks.noNetwork}</p>}
      <FormField name="pronto" label={agentLinks.link} defaultValue={url} readOnly />
      <p>
        <a
          className="quiet-link"
          href={`https://wa.me/${phone === undefined ? '' : `55${phone}`}?text=${message}`}
          target="_blank"
          rel="noreferrer"
        >
          {agentLinks.whatsapp}
        </a>
      </p>
    </DeskNotice>
  )
}
