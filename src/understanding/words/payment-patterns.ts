/** How a way to pay is chosen beside another answer, or denied behind its name. */

/** A bill that is chosen although something else is asked. */
export const PAYS_BY =
  /\b(?:no|em|por|pelo|via|de|com|so|quero|querer|prefiro|pag\w+|forma|e) (?:(?:o|um|no|por|pelo|com|em|pagar) )*(?:bolet|carne)|\bpag\w+ (?:no|por|pelo|via|com) pix\b|^\W*(?:bolet|carne)\w*\W*$/
/** A no behind what it denies: 'quero debito n'. */
export const REVERSED =
  /\b(?:(debito|automatico|conta)|bolet\w{1,5}|carne(?:zinho)?|fatura|pix) n(?:aum)?(?: (?:obrigad[oa]|obg|vlw|valeu|ta|viu))?\W*$/
