/** Data of an agent's link that has just been created. It cannot be shown again later. */
export type CreatedAgentLinkProps = {
  readonly url: string
  readonly firstName: string
  /** Whether the CEP has a network, at least at some of its houses. */
  readonly hasNetwork: boolean
  /** The digits of the phone number to which WhatsApp sends it; without one, WhatsApp asks for whom it is. */
  readonly phone?: string
}
