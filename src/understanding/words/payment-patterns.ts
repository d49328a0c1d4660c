/** Patterns for a way to pay that a message names beside another answer, or mentions and then rejects. */

/** A bill that is chosen although something else is asked. */
export const PAYMENT_BESIDE_ANSWER =
  /\b(?:no|por|pelo|de|com|quer\w+|prefiro|pag\w+|e)(?: (?:o|um|no|com|pagar))* (?:bolet|carne)|\b(?:mand[ae]|bot[ae]|deix[ae]|poe)(?: (?:o|um|no))* (?:boleto|carne)\W*$|\bpag\w+ (?:no|por|com) pix\b|^\W*(?:bolet|carne)\w*(?: (?:todo|pr[ao]|no|para o|em))*\W*$/
/** A no behind what it denies: 'quero debito n'. */
export const REVERSED =
  /\b(?:(debito|automatico|conta)|bolet\w{1,5}|carne(?:zinho)?|fatura|pix) n(?:aum)?\W*$/
/** The bill, refused: 'não quero boleto'. */
export const REFUSES_BILL =
  /\b(?:nao|n|num) (?:quero|gosto de|aceito|preciso de)(?: (?:o|mais|de|esse|pagar))* (?:bolet\w{1,5}|fatura|carne)/
/** What is complained about is not chosen: 'cobrar mais de quem paga boleto é abusivo'. */
export const COMPLAINS = /\babusiv\w+|\babsurd\w+|\bcobr\w+ (?:a )?mais\b|\bmais car[oa]\b/
/** An address for payments by Pix: 'o meu pix é meu email'. */
export const PIX_KEY = /\b(?:meu|chave) (?:do )?pix\b|\bpix (?:e|eh) /
/** A card, named as the way to pay, which it cannot be here: 'sim, mas no cartão'. */
export const BY_CARD =
  /(?<!\b(?:nao|n|nem|sem|nunca)\b[^.,;!?]{0,24})\b(?:(?:n?o|com|pelo|via|em|de|do) (?:o |meu )?(?:cartao(?! d[oe] (?:banco|conta))|credito\b)|cartao de credito\b)(?! (?:nao|n|nunca|nem)\b)/
/** One of the ways to pay that there are. 'Débito no cartão' is none. */
export const NAMES_WAY =
  /\bdebito(?! (?:automatico )?(?:n?o|d[oe]|com|pelo) (?:o |meu )?cartao)\b|\bautomatico(?! n?o cartao)\b|\b(?:bolet\w{1,5}|pix|fatura|carne(?:zinho)?)\b/
