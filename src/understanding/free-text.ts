import { spoken, yesNo } from './yes-no.ts'

/*
 * Typed answers to questions that show choices (U-chat). Each function knows only the choices it is
 * given; null means that the text is none of them.
 */

const UP_TO_TWENTY =
  'um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte'.split(
    ' ',
  )
const DAY_WORDS: ReadonlyMap<string, string> = new Map([
  ['primeiro', '1'],
  ['catorze', '14'],
  ...UP_TO_TWENTY.map((word, index): [string, string] => [word, String(index + 1)]),
  ...UP_TO_TWENTY.slice(0, 9).map((word, index): [string, string] => [`vinte e ${word}`, String(index + 21)]),
  ['trinta', '30'],
  ['trinta e um', '31'],
])

/** The day of the month in a text, '1' to '31': 'dia 10' and 'dez' → '10', '05' → '5'. */
export function dayFrom(text: string): string | null {
  const said = spoken(text)
    .replace(/^(?:(?:pode ser|prefiro|quero|vencimento|vence) )?(?:n?o )?(?:(?:todo )?dia )?/, '')
    .replace(/ (?:de |do )?(?:cada |todo )?mes$/, '')
  const day = DAY_WORDS.get(said) ?? /^0?(\d{1,2})[ºo°]?$/.exec(said)?.[1] ?? ''
  return Number(day) >= 1 && Number(day) <= 31 ? day : null
}

const DEBIT =
  /^(?:(?:quero|prefiro|pode ser|ativar|sim|com|por|no|em|o|pagar) )*(?:debito|debito automatico|debito em conta|desconto)$/
const NO_DEBIT =
  /^(?:(?:quero|prefiro|pode ser|nao|com|por|no|em|o|a|pagar|receber) )*(?:boleto|boletos|fatura|conta por e-mail|pix|boleto ou pix|pix ou boleto)$|^(?:(?:nao|sem|quero|ativar|prefiro|o|por|com) )*(?:sem|nao) (?:(?:quero|ativar|o|por|com) )*debito(?: automatico| em conta)?$|^debito nao$/

/** 'sim', 'débito' → 'true'; 'não', 'boleto', 'sem débito' → 'false' (funnel: direct_debit). */
export function directDebitFrom(text: string): 'true' | 'false' | null {
  const said = spoken(text)
  const agreed = yesNo(said)
  if (agreed !== null) return agreed ? 'true' : 'false'
  if (said === 's' || said === 'n') return said === 's' ? 'true' : 'false'
  if (NO_DEBIT.test(said)) return 'false'
  return DEBIT.test(said) ? 'true' : null
}

const CONFIRM =
  /^(?:(?:eu |sim )?(?:pode |quero )?(?:confirmar|confirma|confirmo|confirmado|fechar|finalizar)(?: (?:o |meu )?pedido)?|(?:sim )?(?:esta )?tudo certo)$/

/** A reply at the review: true for 'confirmar pedido', 'sim'; false for 'não'; null for anything else. */
export function confirmationFrom(text: string): boolean | null {
  const said = spoken(text)
  return CONFIRM.test(said) ? true : yesNo(said)
}

const ELSEWHERE =
  /^(?:(?:quero|posso|vou|gostaria de) )?(?:(?:consultar|tentar|testar|ver|usar) )?(?:em |com )?(?:um )?outro (?:endereco|cep|lugar)$/

/** A reply where nothing can be sold: try another address, or decline to be notified. */
export function wayOutFrom(text: string): 'elsewhere' | 'withdraw' | null {
  const said = spoken(text)
  if (ELSEWHERE.test(said)) return 'elsewhere'
  return /^nao (?:quero|precisa|preciso) (?:ser avisad[oa]|me avisar|avisar|aviso)$/.test(said)
    ? 'withdraw'
    : null
}

/**
 * A reply where a document has no offer: the next document's number, '' for “outro CPF” without one; null when it is
 * neither.
 */
export function anotherDocumentFrom(text: string): string | null {
  if (text.replace(/\D/g, '').length === 11) return text
  return /^(?:(?:quero |vou )?(?:tentar )?(?:com )?(?:o )?outro(?: cpf| documento)?|tentar de novo)$/.test(
    spoken(text),
  )
    ? ''
    : null
}

/** A choice with its visible label. */
export interface Option {
  readonly value: string
  readonly label: string
}

/**
 * Matches a text to an option: by value, by label, or by words that are prefixes of words in exactly one label
 * ('itau' → 'Itaú Unibanco', 'caixa' → 'Caixa Econômica Federal'). For banks, complements and quiz answers.
 */
export function optionFrom(text: string, options: readonly Option[]): string | null {
  const said = spoken(text)
  if (said === '') return null
  const exact = options.filter(({ value, label }) => spoken(label) === said || spoken(value) === said)
  if (exact.length > 0) return exact.length === 1 ? (exact[0]?.value ?? null) : null
  if (said.length < 3) return null
  const words = said.split(' ')
  const named = options.filter(({ label }) => {
    const parts = spoken(label).split(' ')
    return words.every((word) =>
      parts.some((part) => part === word || (word.length > 2 && part.startsWith(word))),
    )
  })
  return named.length === 1 ? (named[0]?.value ?? null) : null
}

const HERE = /^(?:sim |e |ainda )*(?:aqui|nesse|neste|no mesmo|mesmo|moro (?:ai|aqui|la|nesse|neste))\b/
const THERE = /\b(?:outro|outra|novo|nova|mudar|mudei|mudanca|trocar|nao moro)\b/

/** Whether to use the address shown: 'true' or 'false'; null when the text does not say. */
export function sameAddressFrom(text: string): 'true' | 'false' | null {
  const said = spoken(text)
  if (THERE.test(said)) return 'false'
  const agreed = yesNo(said)
  if (agreed !== null) return agreed ? 'true' : 'false'
  return HERE.test(said) ? 'true' : null
}
