/**
 * Reads the operator's sentence about how bills arrive and how to pay them, which the server writes into the head of
 * every page (src/app/server-rendering/page-templates.ts). Returns '' if the operator has not set it.
 */
export const readPaymentSentence = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? ''
