import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { Button } from '../parts/Button.tsx'
import { Form } from '../parts/Form.tsx'
import { FormField } from '../parts/FormField.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PendingItemsTable } from '../parts/PendingItemsTable.tsx'

/** A link that an agent has sent. */
export type AgentLinkRow = {
  /** Identifies the link in the page's forms. */
  readonly handle: string
  readonly firstName: string
  readonly agent: string
  readonly since: string
  readonly state: keyof typeof words.states
}

const FIELDS = ['nome', 'telefone', 'cep', 'numero', 'complemento'] as const

export type AgentLinksProps = {
  readonly rows: readonly AgentLinkRow[]
  /** The plans on sale, by sku. */
  readonly plans: readonly { readonly sku: string; readonly name: string }[]
  /** The link that was just made; it cannot be shown again later. */
  readonly made: { readonly url: string; readonly firstName: string } | null
  /** Why the form was refused, and what was typed into it; null if it is empty. */
  readonly refused: { readonly problem: string; readonly typed: Readonly<Record<string, string>> } | null
}

/** Lets an agent make a link that sends a customer from WhatsApp into the chat, and lists the newest links. */
export function AgentLinksPage({ rows, plans, made, refused }: AgentLinksProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {made && <MadeLink {...made} />}
      {refused && (
        <Notice kind="error">
          <p>{refused.problem}</p>
        </Notice>
      )}
      <Form action="/operador/links" className="desk-form">
        {FIELDS.map((name) => (
          <FormField
            key={name}
            name={name}
            label={words.fields[name]}
            hint={name === 'nome' || name === 'cep' ? undefined : words.optional}
            required={name === 'nome' || name === 'cep'}
            defaultValue={refused?.typed[name]}
            autoComplete="off"
            maxLength={128}
          />
        ))}
        <div className="field">
          <label className="desk-label" htmlFor="plano">
            {words.fields.plano}
          </label>
          <select id="plano" name="plano" className="input desk-input" defaultValue={refused?.typed.plano}>
            <option value="">{words.noPlan}</option>
            {plans.map(({ sku, name }) => (
              <option key={sku} value={sku}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <Button label={words.submit} />
      </Form>
      <PendingItemsTable
        caption={words.caption}
        rows={rows}
        empty={words.empty}
        what={{ head: words.who, cell: ({ firstName }) => <span className="desk-strong">{firstName}</span> }}
        since={words.since}
        more={[{ head: words.agent, cell: ({ agent }) => agent }]}
        state={{ head: words.state, cell: ({ state }) => words.states[state] }}
        action={{
          head: words.act,
          cell: ({ handle, firstName, state }) =>
            (state === 'sent' || state === 'accepted') && (
              <Form action="/operador/links/revogar">
                <input type="hidden" name="link" value={handle} />
                <Button label={words.revoke} about={words.revokeOf(firstName)} kind="secondary" />
              </Form>
            ),
        }}
      />
    </>
  )
}

function MadeLink({ url, firstName }: NonNullable<AgentLinksProps['made']>) {
  const message = encodeURIComponent(words.message(firstName, url))
  return (
    <Notice kind="done">
      <p>{words.made}</p>
      <FormField name="pronto" label={words.link} defaultValue={url} readOnly />
      <p>
        <a className="quiet-link" href={`https://wa.me/?text=${message}`} target="_blank" rel="noreferrer">
          {words.whatsapp}
        </a>
      </p>
    </Notice>
  )
}
