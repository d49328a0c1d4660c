/**
 * The line with the seller's company name, CNPJ and address in footers, e-mails and PDFs. The operator configures it
 * (`COMPANY_…`).
 */

/** The company that sells. */
export interface Seller {
  readonly name: string
  readonly cnpj: string
  readonly address: string
  /** Where to ask about personal data: an e-mail address or a page. */
  readonly privacyContact: string
}

/** The line that says who sells, in footers, e-mails and PDF files. */
export const sellerLine = ({ name, cnpj, address, privacyContact }: Seller): string =>
  `${name}, CNPJ ${cnpj}. ${address}. Dados pessoais: ${privacyContact}.`
