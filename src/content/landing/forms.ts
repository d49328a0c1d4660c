/** Texts of the forms on landing pages: coverage, address, contact, call request. */
import { notSent } from '../contact-not-sent.ts'

/** Texts of the coverage form on the landing pages. */
export const coverageForm = {
  cep: 'CEP',
  phone: 'Seu telefone',
  consent: 'Aceito receber comunicações por SMS e WhatsApp',
  /** How to take the consent back. */
  withdraw: (phone: string) => `Para retirar o aceite, ligue ${phone}.`,
  submit: 'Consultar meu endereço',
  looking: 'Consultando',
  found: 'Encontramos a sua rua',
  /** Explains why the submit button is disabled. */
  lacks: 'Preencha o CEP e o telefone com DDD para consultar.',
  callMe: 'Prefere falar? Ligamos para você',
} as const

/** Notice that coverage forms show if the town of the CEP (postcode) has no fibre network. */
export const noNetwork = {
  problem: ({ city, UF }: { readonly city: string; readonly UF: string }) =>
    `A fibra ainda não chegou à sua cidade (${city}/${UF}). Confira o CEP ou entre na lista de espera: avisamos você quando chegar.`,
  join: 'Entrar na lista de espera',
} as const

/** Notice of coverage forms if the server could not look up a CEP (postcode), which is not to blame. */
export const lookUpFailed = {
  problem:
    'A falha foi no nosso servidor, não no seu CEP. Continue assim mesmo: conferimos o endereço no próximo passo.',
  goOn: 'Continuar assim mesmo',
} as const

/** Texts of the drawer that asks for name, e-mail and phone number during a coverage check. */
export const contactDrawer = {
  title: 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade',
  name: 'Nome completo',
  email: 'E-mail',
  phone: 'Telefone com DDD',
  submit: 'Consultar Cobertura',
  sending: 'Enviando',
  sent: 'Tudo certo',
  lacks: 'Preencha nome, e-mail e telefone para consultar.',
} as const

/** Texts of the drawer that asks for CEP (postcode) and house number for a coverage check. */
export const addressDrawer = {
  title: 'Consulte a disponibilidade na sua região',
  cep: 'CEP',
  number: 'Número',
  numberHint: 'Se não tiver número, escreva S/N.',
  phone: 'Seu Telefone',
  consent: 'Ao enviar, você aceita receber comunicações por SMS e WhatsApp.',
  /** Label of the link to the document that explains the consent. */
  policy: 'Ver a política de privacidade',
  submit: 'Enviar',
  looking: 'Consultando',
  found: 'Encontramos a sua rua',
  lacks: 'Preencha o CEP e o número para enviar.',
} as const

/** Texts of the drawer in which visitors request a phone call. */
export const callDrawer = {
  title: 'Ligamos para você',
  text: 'Ligamos para tirar as suas dúvidas. A ligação vem do DDD 16.',
  phone: 'Telefone com DDD',
  submit: 'Quero receber a ligação',
  sending: 'Pedindo a ligação',
  failed: notSent,
} as const
