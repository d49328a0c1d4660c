/**
 * Reads the sentence that says how a bill arrives and how it may be paid, which the server writes into the head of
 * every page (src/app/prerender/page-frames.ts). Returns '' if the operator has not set it.
 */
export const readPaymentSentence = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? ''
