/** Shows the link that an agent has just created for a customer, with a button that sends it by WhatsApp. */
import { agentLinks as words } from '../../content/desk/agent-links.ts'
import { FormField } from './FormField.tsx'
import { DeskNotice } from './DeskNotice.tsx'

/** Data of an agent's link that has just been created. It cannot be shown again later. */
export type CreatedAgentLinkProps = {
  readonly url: string
  readonly firstName: string
  /** Whether the CEP has a network, at least at some of its houses. */
  readonly hasNetwork: boolean
  /** Whether the desk user opens it, with the person on the telephone. */
  readonly isOnPhone: boolean
  /** The digits of the phone number to which WhatsApp sends it; without one, WhatsApp asks for whom it is. */
  readonly phone?: string
}

export function CreatedAgentLink({ url, firstName, hasNetwork, isOnPhone, phone }: CreatedAgentLinkProps) {
  if (isOnPhone)
    return (
      <DeskNotice kind="done">
        <p>{words.phone.made}</p>
        {!hasNetwork && <p className="desk-bad">{words.noNetwork}</p>}
        <p>
          <a className="quiet-link" href={url} target="_blank" rel="noreferrer">
            {words.phone.open}
          </a>
        </p>
      </DeskNotice>
    )
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
