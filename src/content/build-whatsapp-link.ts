/** Builds links to the operator's WhatsApp. Separate from brand-and-phones.ts, which landing pages load first. */

/** What the message to the operator says about the order, as far as it is known. It contains no personal data. */
export type WhatsappMessageDetails = {
  readonly orderNumber?: string | undefined
  /** Short reference that finds an open order at the desk. */
  readonly reference?: string | null | undefined
  /** Name of the plan. */
  readonly plan?: string | undefined
  /** Name of the question at which the visitor is. */
  readonly step?: string | undefined
  /** URL that leads back to that question. */
  readonly link?: string | undefined
}

/**
 * Returns the link to the chat with a number, given with its country code. Its message says what the operator needs to
 * know about the order.
 */
export function whatsappHref(
  phone: string,
  { orderNumber, reference, plan, step, link }: WhatsappMessageDetails = {},
): string {
  const message = [
    `Olá! Preciso de ajuda com o meu pedido${orderNumber ? ` ${orderNumber}` : ''}.`,
    reference ? `Referência: ${reference}.` : '',
    plan ? `Plano: ${plan}.` : '',
    step ? `Parei em: ${step}.` : '',
    link ? `Para voltar: ${link}` : '',
  ]
  return `https://wa.me/${phone.replaceAll(/\D/g, '')}?text=${encodeURIComponent(message.filter(Boolean).join(' '))}`
}
