/** A form for a new key that was refused: what is wrong, and what was typed, by field. */
export type RefusedApiKey = {
  readonly problems: { readonly nome?: string; readonly conjuntos?: string }
  readonly typed: Readonly<Record<string, string>>
}
