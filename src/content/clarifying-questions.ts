/** What the chat asks to make sure of an answer before it records it, and says of one that it cannot record. */

/**
 * The reason for asking the visitor about a value before recording it.
 *
 * - confirm: a stop sign stands beside the value; the chat proposes it: "Entendi … É isso?"
 * - guess: the chat had to guess; the value is proposed, and taken if the visitor simply goes on
 * - typo: another value is more likely; `Doubt.values` holds the suggestion
 * - surname: the name has no surname; `Doubt.values` holds what was typed
 * - ddd: the phone number has no area code (DDD); `Doubt.values` holds what was typed
 * - part: other fields of the same step are still missing
 * - invalid: the value looks like an answer but is not valid; `Doubt.values` holds it as typed
 * - unavailable: the due day, plan or date is not on offer
 * - either: the message contains several values and no choice between them; `Doubt.or` holds all of them
 * - holder: the message tells the data of another holder of the contract, which are recorded all or none
 */
export type DoubtReason =
  | 'either'
  | 'confirm'
  | 'guess'
  | 'typo'
  | 'surname'
  | 'ddd'
  | 'part'
  | 'invalid'
  | 'unavailable'
  | 'holder'

/**
 * Builds a clarifying question. `said` is the value that the chat understood; only `part` and `holder` use `missing`. A text does
 * not name the value.
 */
type Wording = string | ((said: string, missing: string) => string)

/** Default clarifying questions, for steps that have no special wording. */
const general: Readonly<Record<DoubtReason, Wording>> = {
  either: (said) => `Entendi ${said}. Qual deles vale?`,
  confirm: (said) => `Entendi ${said}. É isso?`,
  guess: (said) => `Entendi ${said}. É isso?`,
  typo: (said) => `Você quis dizer ${said}?`,
  surname: (said) => `Entendi ${said}. E o sobrenome?`,
  ddd: (said) => `Faltou o DDD de ${said}. Qual é?`,
  part: (said, missing) => `Anotei ${said}. ${missing ? `E ${missing}?` : 'Falta uma parte: qual é?'}`,
  invalid: (said) => `“${said}” não serve como resposta aqui. Pode conferir?`,
  unavailable: (said) => `${said} não está entre as opções. Qual destas você prefere?`,
  holder: (said, what) => `Trocar ${what}: ${said}?`,
}

/** Clarifying questions without a value to show. */
const unsaid: Readonly<Record<DoubtReason, string>> = {
  either: 'Entendi mais de um valor. Qual deles vale?',
  confirm: 'Não sei se entendi bem. Está certo assim?',
  guess: 'Não sei se entendi bem. Está certo assim?',
  typo: 'Pode conferir o que escreveu?',
  surname: 'E o sobrenome?',
  ddd: 'Faltou o DDD. Qual é?',
  part: 'Falta uma parte da resposta. Qual é?',
  invalid: 'Isso não serve como resposta aqui. Pode conferir?',
  unavailable: 'Isso não está entre as opções. Qual destas você prefere?',
  holder: 'Trocar o titular?',
}

/** Special wording of these questions for individual steps, by step id. */
const ownUnsaid: Readonly<Record<string, Partial<Readonly<Record<DoubtReason, string>>>>> = {
  'data-nascimento': {
    part: 'Preciso da data inteira: dia, mês e ano de nascimento. Qual é?',
  },
  'data-instalacao': {
    part: 'Pode ser de manhã, das 8h às 12h, ou à tarde, das 12h às 18h. Qual dia fica melhor?',
    unavailable: 'Essa data não existe no calendário. Qual destas você prefere?',
  },
}

/** Special wording of clarifying questions for individual steps, by step id. */
const own: Readonly<Record<string, Partial<Readonly<Record<DoubtReason, Wording>>>>> = {
  cep: {
    confirm: (said) => `Entendi o CEP ${said}. É isso?`,
    invalid: (said) => `“${said}” não parece um CEP, que tem 8 números. Pode conferir?`,
  },
  'nr-imovel': {
    confirm: (said) => `Entendi ${said}. É o número da casa?`,
    part: (said, missing) =>
      `Anotei ${said}. E ${/^(?:quadra|lote)/i.test(said) ? missing : 'o número da casa ou do prédio'}?`,
    invalid: (said) => `“${said}” não parece um número de casa. Qual é o número? Se não tiver, escreva S/N.`,
  },
  nome: {
    confirm: (said) => `Entendi ${said}. É isso?`,
    invalid: (said) => `“${said}” não parece um nome. Como está no seu documento?`,
  },
  'nome-mae': {
    surname: (said) => `Entendi ${said}. E o sobrenome dela?`,
    invalid: 'Isso não parece um nome. Qual é o nome da sua mãe no seu documento?',
  },
  telefone: {
    confirm: (said) => `Entendi o telefone ${said}. É isso?`,
    invalid: (said) => `O número ${said} não está completo ou tem algo a mais. Pode escrever com o DDD?`,
  },
  'consulta-telefone': {
    confirm: (said) => `Entendi o celular ${said}. É isso?`,
    invalid: (said) => `O número ${said} não está completo ou tem algo a mais. Pode escrever com o DDD?`,
  },
  email: {
    confirm: (said) => `Entendi o e-mail ${said}. É isso?`,
    invalid: (said) => `“${said}” não parece um e-mail completo. Pode conferir?`,
  },
  'data-nascimento': {
    confirm: (said) => `Você nasceu em ${said}. É isso?`,
    invalid: (said) => `“${said}” não parece uma data de nascimento. Escreva dia, mês e ano.`,
  },
  cpf: {
    confirm: (said) => `Entendi o documento ${said}. É isso?`,
    invalid: 'Esse número não confere. Pode digitar o CPF ou o CNPJ de novo?',
  },
  'consulta-cpf': {
    invalid: 'Esse número não confere. Pode digitar o documento de novo?',
  },
  confirmacao: {
    confirm: 'Entendi que está tudo certo e que você confirma o pedido. É isso?',
  },
  planos: {
    either: (said) => `Entendi ${said}. Qual você prefere?`,
    confirm: (said) => `Você quer o ${said}. É isso?`,
    unavailable: (said) => `Neste endereço não há ${said}. Qual destes você prefere?`,
  },
  'data-de-vencimento': {
    either: (said) => `Entendi os dias ${said}. Qual você prefere?`,
    confirm: (said) => `Vencimento no dia ${said}. É isso?`,
    unavailable: (said) => `O dia ${said} não está entre os vencimentos. Qual destes você prefere?`,
  },
  'ativar-debito': {
    confirm: (said) => `Entendi que você prefere pagar por ${said}. É isso?`,
    either: (said) => `Entendi ${said}. Qual você prefere?`,
  },
  'conta-debito': {
    confirm: (said) => `Entendi ${said}. É essa a conta?`,
    invalid: 'Agência ou conta não conferem. Pode olhar de novo no aplicativo do banco?',
  },
  'data-instalacao': {
    confirm: (said) => `A visita fica para ${said}. É isso?`,
    unavailable: (said) => `${said} não está livre. Qual destas datas você prefere?`,
  },
}

/**
 * Asks whether the last digit of an account is its check digit, where none was told.
 * @param said the account with that digit behind its hyphen; secrets are masked
 */
export const isLastTheCheckDigit = (said: string): string =>
  `Entendi ${said}. O último número da conta é o dígito? Se não for, escreva “dígito” e o número dele.`

/**
 * Returns the clarifying question for an answer to a step.
 * @param said the understood value as displayed: 'João Pereira', '01310-100'; secrets are masked
 * @param missing for `part`, the missing fields in lower case: 'o lote', 'a agência e a conta'; for `holder`, what changes
 */
export function clarifyingQuestion(step: string, kind: DoubtReason, said: string, missing = ''): string {
  if (kind === 'guess') return clarifyingQuestion(step, 'confirm', said, missing)
  const wording = own[step]?.[kind] ?? general[kind]
  if (typeof wording === 'string') return wording
  return said === '' ? (ownUnsaid[step]?.[kind] ?? unsaid[kind]) : wording(said, missing)
}
