/** The operator's record of a customer, stored encrypted. Numbers are digits only, dates dd/mm/yyyy. */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
}
