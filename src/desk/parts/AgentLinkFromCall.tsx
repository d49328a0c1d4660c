/** The form that creates an agent's link during a call. The resulting order is tied to the call. */
import { personToCall } from '../../content/desk/call-list.ts'
import { formatPhone } from '../../lib/phone.ts'
import { AgentLinkButtons, AgentLinkFields } from './AgentLinkFields.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import type { LinkPlan } from '../../../server/services/desk/agent-links.ts'
import { agentLinkAsTyped, type RefusedAgentLink } from '../agent-link-form.ts'

export type AgentLinkFromCallProps = {
  readonly handle: string
  /** What is known about the person; `plan` is a sku; '' means unknown. */
  readonly known: {
    readonly name: string | null
    readonly phone: string
    readonly cep: string
    readonly number: string
    readonly complement: string
    readonly plan: string
  }
  readonly plans: readonly LinkPlan[]
  readonly refused: RefusedAgentLink | null
}

const words = personToCall.link

export function AgentLinkFromCall({ handle, known, plans, refused }: AgentLinkFromCallProps) {
  const typed =
    refused?.typed ?? agentLinkAsTyped({ ...known, name: known.name ?? '', phone: formatPhone(known.phone) })
  return (
    <details className="desk-panel desk-fold" open={refused !== null}>
      <summary>{words.open}</summary>
      <DeskNotice kind="error" text={refused?.problem} />
      <p className="desk-why">{words.why}</p>
      <CsrfForm action={`/operador/ligacoes/${handle}/link`} className="desk-form">
        <AgentLinkFields plans={plans} typed={typed} refused={refused} />
        <AgentLinkButtons />
      </CsrfForm>
    </details>
  )
}
