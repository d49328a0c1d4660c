import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { FormField } from './FormField.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import type { CreatedAgentLinkProps } from '../page-data-types/created-agent-link.ts'

/** Shows the link that an agent has just created for a customer, with a button that sends it by WhatsApp. */
export function CreatedAgentLink({ url, firstName, hasNetwork, phone }: CreatedAgentLinkProps) {
  const message = encodeURIComponent(words.message(firstName, url))
  return (
    <DeskNotice kind="done">
      <p>{words.made}</p>
      {!hasNetwork && <p className="desk-bad">{words.noNetwork}</p>}
      <FormField name="pronto" label={words.link} defaultValue={url} readOnly />
      <p>
        <a
          className="quiet-link"
          href={`https://wa.me/${phone === undefined ? '' : `55${phone}`}?text=${message}`}
          target="_blank"
          rel="noreferrer"
        >
          {words.whatsapp}
        </a>
      </p>
    </DeskNotice>
  )
}
