import type { MailProvider } from './mail/types.ts'
import type { WebhookTarget } from './webhook.ts'

/** External systems. Each has an embedded substitute, so that the product starts without configuration. */
export type Providers = {
  address: AddressProvider
  risk: RiskProvider
  mail: MailProvider
  /** undefined: nobody is notified; events wait in the outbox. */
  webhook?: WebhookTarget
}

export type FoundAddress = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
}

/** Looks up what our own table lacks. */
export interface AddressProvider {
  /** undefined: the CEP does not exist. Rejects when the provider does not answer (X7). */
  find(cep: string): Promise<FoundAddress | undefined>
}

/** Personal data of the person to be checked; documents and phone hold digits only. */
export type Person = {
  cpf: string
  cnpj: string
  name: string
  birthDate: string
  mothersName: string
  phone: string
  email: string
}

export type DrawnQuestion = { text: string; right: string | null; answers: string[] }

/** The provider's verdict on a person; a quiz has 3 to 5 questions, `right` is null when every answer is wrong. */
export type RiskOutcome =
  | { kind: 'approved' }
  | { kind: 'rejected'; message: string }
  | { kind: 'quiz'; questions: DrawnQuestion[] }

export interface RiskProvider {
  /** `attempt` is 1 for the first quiz, 2 for the second and last one. */
  assess(person: Person, attempt: number): Promise<RiskOutcome>
}
