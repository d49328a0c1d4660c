import type { CurrentPlan } from '../../src/contract/renewal.ts'

/** The operator's record of a customer, stored encrypted. Numbers are digits only, dates dd/mm/yyyy. */
export type CustomerRecord = {
  cpf: string
  name: string
  email: string
  phone: string
  birth_date: string
  address: { cep: string; number: string; complement: string }
  /** What the customer has and pays today, in reais a month, if the operator has said it. */
  current_plan?: CurrentPlan
}
