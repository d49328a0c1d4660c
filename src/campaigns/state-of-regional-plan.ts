/**
 * The state in which each plan with a regional price is sold, by sku. It is sold in no other state
 * (docs/decisions/0057).
 */
export const STATE_OF_PLAN: Readonly<Record<string, string>> = {
  d500rs: 'RS',
  d600gles: 'ES',
  d600sp: 'SP',
  d700rs: 'RS',
}
