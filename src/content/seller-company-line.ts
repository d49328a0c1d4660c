/**
 * The line with the company name, CNPJ and address of the seller, which footers, e-mails and PDF files show. The operator
 * configures these details (`COMPANY_…`).
 */

/** The company that sells the plans. */
export interface Seller {
  readonly name: string
  readonly cnpj: string
  readonly address: string
  /** Where to ask about personal data: an e-mail address or a page. */
  readonly privacyContact: string
}

/** Builds the line from the company's details. */
export const sellerLine = ({ name, cnpj, address, privacyContact }: Seller): string =>
  `${name}, CNPJ ${cnpj}. ${address}. Dados pessoais: ${privacyContact}.`
