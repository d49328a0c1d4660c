/**
 * Returns the line that says who sells; '' if the operator has not configured it. The server writes it into the
 * head of every page (server/site/settings-in-pages.ts), so that a page's script renders the same footer.
 */
export const useSeller = (): string =>
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="seller"]')?.content ?? ''
