/**
 * The operator's record of an existing customer, which is stored encrypted. Numbers contain digits only,
 * dates are dd/mm/yyyy.
 */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
}
