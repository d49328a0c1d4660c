/**
 * Reads from the page's head where a message that the chat has not read may be sent
 * (src/app/server-rendering/insert-campaign-and-settings.ts). Returns '' if the operator has no language model.
 */
export const readMessageModelAddress = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="message-model"]')?.content ?? ''
