/** Patterns for refusals to give a value and questions why, for lower-case text without accents. */
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { ValueKind } from '../value-kinds.ts'

const ASKS_WHY =
  '\\b(?:por ?que|pq|pra que|para que|pra q|motivo|fundamento|finalidade|precis\\w+|necessari[oa]|obrigatori[oa]|obrigad[oa] a (?:dar|passar|informar))\\b[^,;]{0,30}'

const reasonFor = (id: RemarkId, names: string) => ({ id, pattern: new RegExp(`${ASKS_WHY}${names}`) })

/** Questions why a value is needed, if they name the value: 'pra que o email?'. */
export const WHY_PATTERNS: readonly { readonly id: RemarkId; readonly pattern: RegExp }[] = [
  reasonFor('por-que-email', '\\be-?mails?\\b(?!.*@)'),
  // asked whether it must be the whole one, how it is written is meant
  reasonFor('por-que-nome', '(?<!\\b(?:ser|com) (?:o )?)\\bnome (?:completo|todo|inteiro)\\b(?! d[ae])'),
  reasonFor('por-que-cep', '\\b(?:cep|meu endereco)\\b(?!.*\\d{5})'),
  reasonFor('por-que-telefone', '\\b(?:telefone|celular|whats\\w*|zap)\\b(?! fix)'),
  reasonFor('por-que-nascimento', '\\b(?:nascimento|nasci|minha idade|aniversario)\\b'),
]

/** The question 'por que precisa disso?', by the kind of value that the open question asks for. */
export const WHY_REMARK_BY_KIND: Readonly<
  Partial<Record<ValueKind, RemarkId | 'por-que-cpf' | 'por-que-mae'>>
> = {
  cep: 'por-que-cep',
  house: 'por-que-numero',
  name: 'por-que-nome',
  phone: 'por-que-telefone',
  email: 'por-que-email',
  birth: 'por-que-nascimento',
  account: 'por-que-conta',
  document: 'por-que-cpf',
  mother: 'por-que-mae',
}

/** A refusal to give what is asked for, or the question why at the end: 'precisa do nome dela por quê?'. */
export const REFUSES =
  /^\W*(?:eu )?(?:nao|num|n) (?:vou |quero |gosto de )?(?:passar?|passo|dar|dou|informar|informo|fornec\w+)\b(?!.*\d)|\bprefiro (?:nao )?(?:dar|passar|informar)\b(?!.*\d)|\bnao e da (?:sua|tua) conta\b|\bso passo\b(?!.*\d)|\bnao consta\b|\bfui criad[oa] (?:por|pel)\S* [a-z ]{1,16}$|\b(?:absurdo|invasiv\w+|invasao|abusiv\w+|estranh\w+)\b.{0,24}\b(?:pergunt\w+|ped\w+|quer\w+ saber|isso)\b|\bped(?:em|indo|iram|e) (?:demais|coisa demais|muita coisa|tanta coisa)\b|\bque (?:pergunta|coisa) (?:mais )?(?:estranha|esquisita|invasiva|absurda)\b/
/** A refusal in words that refuse anything: 'não vou responder isso'. */
export const REFUSES_TO_SAY =
  /^\W*(?:(?:eu|isso|ess[ea]|aqui) )*(?:nao|num|n) (?:vou|quero) (?:dizer|falar|responder|contar|por|colocar|mandar)\b/
export const WHY_AT_END =
  /\b(?:por ?que|pra que|pra q|pq)\W*$|^\W*(?:ue |oxe |e |mas |eita )?(?:pra|para) (?:que|q) (?:serve )?isso\b|\bprecis\w+(?: mesmo| disso)*\W*$|\bprecis\w+ d[aeo] (?:idade|nome|data|telefone|cep|numero|mae|conta)\b/
