import type { Config } from '../config.ts'

/**
 * Returns the address of this site for links that we send, without a trailing slash. The Host header of a
 * request is never used for it: a link that opens an order must lead to our own address.
 */
export const siteOrigin = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`
