/** Patterns for the ways to pay. */

/** A card, named as the way to pay, which it cannot be here: 'sim, mas no cartão'. */
export const BY_CARD =
  /(?<!\b(?:nao|n|nem|sem|nunca)\b[^.,;!?]{0,24})\b(?:(?:n?o|com|pelo|via|em|de|do) (?:o |meu )?(?:cartao(?! d[oe] (?:banco|conta))|credito\b)|cartao de credito\b)(?! (?:nao|n|nunca|nem)\b)/
/** One of the ways to pay that there are. 'Débito no cartão' is none. */
export const NAMES_WAY =
  /\bdebito(?! (?:automatico )?(?:n?o|d[oe]|com|pelo) (?:o |meu )?cartao)\b|\bautomatico(?! n?o cartao)\b|\b(?:bolet\w{1,5}|pix|fatura|carne(?:zinho)?)\b/
