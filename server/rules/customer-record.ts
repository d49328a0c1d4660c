/**
 * The operator's record of a customer, encrypted in the database. Numbers contain digits only, dates are dd/mm/yyyy.
 */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
}
