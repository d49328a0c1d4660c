/** How a way to pay is chosen beside another answer, or denied behind its name. */

/** A bill that is chosen although something else is asked. */
export const PAYS_BY =
  /\b(?:no|por|pelo|de|com|quer\w+|prefiro|pag\w+|e)(?: (?:o|um|no|com|pagar))* (?:bolet|carne)|\bpag\w+ (?:no|por|com) pix\b|^\W*(?:bolet|carne)\w*\W*$/
/** A no behind what it denies: 'quero debito n'. */
export const REVERSED =
  /\b(?:(debito|automatico|conta)|bolet\w{1,5}|carne(?:zinho)?|fatura|pix) n(?:aum)?\W*$/
