/** The operator's record of a customer; sealed in the database. Digits only, dates dd/mm/yyyy. */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
}
