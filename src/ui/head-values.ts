/**
 * Reads from the page's head where a message that the chat has not read may be sent
 * (src/app/server-rendering/insert-into-template.ts). Returns '' if the operator has no language model.
 */
export const readMessageModelAddress = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="message-model"]')?.content ?? ''

/**
 * Reads the operator's sentence about how bills arrive and how to pay them from the page's head
 * (src/app/server-rendering/insert-into-template.ts). Returns '' if the operator has not set it.
 */
export const readPaymentSentence = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? ''
