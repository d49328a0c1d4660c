/**
 * The only state in which a plan is sold, as two letters by sku, for plans with a regional price
 * (docs/decisions/0057).
 */
export const STATE_OF_PLAN: Readonly<Record<string, string>> = {
  d500rs: 'RS',
  d600gles: 'ES',
  d600sp: 'SP',
  d700rs: 'RS',
}
