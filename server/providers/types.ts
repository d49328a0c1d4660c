import type { MailProvider } from './mail/types.ts'
import type { WebhookTarget } from './webhook.ts'

/** What stands outside of the house. Each has an embedded form, so that nothing is needed to start. */
export type Providers = {
  address: AddressProvider
  risk: RiskProvider
  mail: MailProvider
  /** undefined: nobody is told; what happened waits in the outbox. */
  webhook?: WebhookTarget
}

export type FoundAddress = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
}

/** Looks up what the own table lacks. */
export interface AddressProvider {
  /** undefined: there is no such CEP. Rejects when the provider does not answer (X7). */
  find(cep: string): Promise<FoundAddress | undefined>
}

/** Personal data of whom the risk check asks about; digits only in documents and phone. */
export type Person = {
  cpf: string
  cnpj: string
  name: string
  birthDate: string
  mothersName: string
  phone: string
  email: string
}

export type QuizQuestion = { text: string; right: string | null; answers: string[] }

/** The provider's word on a person; a quiz has 3 to 5 questions, `right` null when every answer is wrong. */
export type RiskOutcome =
  { kind: 'approved' } | { kind: 'rejected'; message: string } | { kind: 'quiz'; questions: QuizQuestion[] }

export interface RiskProvider {
  /** `attempt` is 1 for the first quiz, 2 for the second and last one. */
  assess(person: Person, attempt: number): Promise<RiskOutcome>
}
