/** The plans with a regional price, by sku, and the only state where each is sold (docs/decisions/0057). */
export const STATE_OF_PLAN: Readonly<Record<string, string>> = {
  d500rs: 'RS',
  d600gles: 'ES',
  d600sp: 'SP',
  d700rs: 'RS',
}
