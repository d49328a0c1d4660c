/** Interfaces of the external systems that the server uses. */
import type * as z from 'zod'
import type { MailProvider } from './mail/mail-provider-types.ts'
import type { WebhookTarget } from './webhook.ts'

/**
 * The external systems that the server uses. Each has an embedded substitute or can be absent, so that the
 * product starts without configuration.
 */
export type Providers = {
  address: AddressProvider
  /** Searches for streets; undefined if none is configured. Only our own table of streets is then searched. */
  streets?: StreetProvider
  risk: RiskProvider
  mail: MailProvider
  /** The operator's language model; undefined if none is configured. */
  messageModel?: MessageModel
  /** Receives notices; undefined if no webhook is configured. The notices for it then wait in the outbox. */
  webhook?: WebhookTarget
}

/** The address of a CEP. Street and neighbourhood are empty for a CEP of a whole town. */
export type FoundAddress = {
  cep: string
  state: string
  city: string
  neighborhood: string
  address: string
}

/** Looks up CEPs that our own tables lack. */
export interface AddressProvider {
  /**
   * Returns the address of a CEP; undefined if the CEP does not exist. Rejects if the provider does not
   * respond.
   */
  find(cep: string): Promise<FoundAddress | undefined>
}

/** A street, or the part of one, with its CEP. `part` says which houses; '' if all of them or unknown. */
export type FoundPart = FoundAddress & { part: string }

/** Searches for the CEPs of a street. */
export interface StreetProvider {
  /**
   * Returns the CEPs of the streets of a town whose name contains a text; none if there is no such street.
   * Rejects if the provider does not respond.
   */
  search(where: { UF: string; city: string; street: string }): Promise<FoundPart[]>
}

/** A language model that is asked what a message may mean. */
export interface MessageModel {
  /**
   * Asks the model once. Resolves to a reply of the schema's form, whatever else is wrong with it; rejects if the model
   * does not reply in its time limit, or in another form.
   * @param instructions what the model is told about its task
   * @param message the message to be read, with placeholders for everything that may identify a person
   */
  ask<T>(question: { instructions: string; message: string; schema: z.ZodType<T> }): Promise<T>
}

/**
 * Personal data of the person to check. Documents and phone number have no punctuation; the birth date is as
 * `31/12/1990`. What was not asked is ''.
 */
export type PersonToCheck = {
  cpf: string
  cnpj: string
  name: string
  birthDate: string
  mothersName: string
  phone: string
  email: string
}

/** A question of a quiz, with the right answer; null if every answer is wrong. */
export type DrawnQuestion = { text: string; right: string | null; answers: string[] }

/** The risk provider's verdict on a person: approved, rejected, or a quiz of 3 to 5 questions. */
export type RiskOutcome =
  | { kind: 'approved' }
  | { kind: 'rejected'; message: string }
  | { kind: 'quiz'; questions: DrawnQuestion[] }

/** Checks whether a person may order. */
export interface RiskProvider {
  /**
   * Checks a person. `attempt` is 1 before the first quiz, 2 before the second and last one. `key` is the same
   * whenever the same data of the same lead is checked again because the outcome did not arrive.
   */
  assess(person: PersonToCheck, attempt: number, key: string): Promise<RiskOutcome>
}
