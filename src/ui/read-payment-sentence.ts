/**
 * Returns how a bill arrives and how it may be paid; '' if the operator has not set it. The server writes it into the
 * head of every page (src/app/prerender/page-frames.ts).
 */
export const readPaymentSentence = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="payment"]')?.content ?? ''
