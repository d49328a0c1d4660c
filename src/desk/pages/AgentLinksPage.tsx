/**
 * Desk page on which an agent creates a link that brings a customer from WhatsApp into the chat. It also lists the
 * newest links.
 */
import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { AgentLinkFields } from '../parts/AgentLinkFields.tsx'
import { Button } from '../parts/Button.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { Heading } from '../parts/Heading.tsx'
import { CreatedAgentLink } from '../parts/CreatedAgentLink.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import type { AgentLinksProps } from '../page-data-types/agent-links.ts'

export function AgentLinksPage({ rows, part, plans, made, refused }: AgentLinksProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {made && <CreatedAgentLink {...made} />}
      <DeskNotice kind="error" text={refused?.problem} />
      <CsrfForm action="/operador/links" className="desk-form">
        <AgentLinkFields plans={plans} typed={refused?.typed ?? {}} refused={refused} />
        <Button label={words.submit} />
      </CsrfForm>
      <Table
        caption={words.caption}
        rows={rows}
        keyOf={({ handle }) => handle}
        empty={words.empty}
        columns={[
          { head: words.who, cell: ({ firstName }) => <span className="desk-strong">{firstName}</span> },
          { head: words.since, cell: ({ since }) => <Time iso={since} /> },
          { head: words.agent, cell: ({ agent }) => agent },
          { head: words.state, cell: ({ state }) => words.states[state] },
          {
            head: words.act,
            isAction: true,
            cell: ({ handle, firstName, state }) =>
              (state === 'sent' || state === 'accepted') && (
                <CsrfForm action="/operador/links/revogar">
                  <input type="hidden" name="link" value={handle} />
                  <Button label={words.revoke} about={words.revokeOf(firstName)} kind="secondary" />
                </CsrfForm>
              ),
          },
        ]}
      />
      <Pager part={part} hrefOf={(page) => `/operador/links?pagina=${page}`} />
    </>
  )
}
