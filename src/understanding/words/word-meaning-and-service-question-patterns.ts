/**
 * Patterns for questions of visitors about words and about the service: what "vencimento" or a giga is, who writes or
 * calls, radio and fibre, free months, moving soon, permission, whether it is worth it. All are for lower-case text
 * without accents, with number words as digits.
 */
import type { RemarkPattern } from '../reading-types.ts'

/** One of the alternatives, as words. */
export const word = (...alternatives: readonly string[]) => `\\b(?:${alternatives.join('|')})\\b`
/** All parts, in any order, within a sentence. */
const together = (...parts: readonly string[]) =>
  new RegExp(`^${parts.map((each) => `(?=.*${each})`).join('')}.*`)
/** One part after the other, with at most some characters between them. */
export const inTurn = (between: number, ...parts: readonly string[]) =>
  new RegExp(parts.join(`[^.;!\\n]{0,${between}}`))

const WHAT_IS = word(
  '(?:o )?(?:que|q) (?:e|eh|sao|seria|significa\\w*|quer(?:em)? dizer)',
  'oq (?:e|eh|significa)',
)
const ASKS_MEANING = `(?:${WHAT_IS}|${word('significa\\w*', 'como assim', 'explica\\w*', 'nao (?:entendi|entendo|sei o que)')})`
const DUE_DATE = word('vencimentos?', '(?:ess[ea] )?(?:dia|data) d[ae] (?:conta|fatura|pagar)')

/** A unit of speed on its own, without the number of a plan. */
const MEGA = '(?<!\\d ?)\\bmegas?\\b'
const GIGA = '(?<!\\d ?)\\bgigas?\\b'
const UNIT = word('megas?', 'gigas?', 'mbps')

const WRITES = word(
  'mand\\w+',
  'envi\\w+',
  'receb\\w+',
  'cheg\\w+',
  'escrev\\w+',
  'avis\\w+',
  'cham\\w+',
  'confirm\\w+',
  'entra\\w* em contato',
)
const BY_MESSAGE = word(
  'mensage(?:m|ns)',
  'e-?mails?',
  'zap',
  'whats\\w*',
  'sms',
  'confirm\\w+',
  'o pedido',
  'comprovante',
)
const WILL = word('vao', 'vai', 'voces', 'vcs?', 'alguem', 'recebo', 'vou', 'me')
const CALLS = word(
  'lig(?:a|am|ar|arem|ue|uem)',
  'avis\\w+',
  'cham(?:a|am|ar)',
  'entra\\w* em contato',
  'confirmam?',
  'telefona\\w*',
  'lembrete',
)
const VISIT = word('tecnico', 'visita', 'instal\\w+', 'instalador', 'rapaz')

const FREE = word(
  'gratis',
  'de graca',
  'graca',
  'gratuit[oa]s?',
  'free',
  'sem (?:pagar|cobrar)',
  'na faixa',
  '0800',
)
const MONTHS = word(
  '(?:\\d |primeir[oa]s? |algum |nenhum |os? )+(?:mes(?:es)?|mensalidades?)',
  '(?:30|60|90) dias',
)

const OWNER = word(
  'sindic[oa]',
  'condominio',
  'predio',
  'portaria',
  'porteir[oa]',
  'administrad\\w+',
  'imobiliaria',
  'proprietari[oa]',
  'dono d[oa] \\w+',
  'locador[a]?',
)
const PERMITS = word(
  'autoriz\\w+',
  'permi\\w+',
  'libera\\w*',
  'deix(?:a|ar|am|arem)',
  'aceita\\w*',
  'avisar',
  'proib\\w+',
  'falar?',
  'saber',
  'pedir',
  'conversar',
  'perguntar',
)

const NEW_HOME = word('(?:casa|endereco|ap\\w*) nov[oa]', 'a mudanca', 'mudar', 'mud(?:o|armos)', 'chaves?')
const NOT_YET = word('so', 'ainda (?:nao|vou)', 'quando (?:eu|a gente|nos)', 'depois (?:que|da)', 'daqui')

/** From specific to general; the first that matches a sentence counts. They come before the other remarks. */
export const MEANING_AND_SERVICE: readonly RemarkPattern[] = [
  { id: 'o-que-e-vencimento', pattern: inTurn(24, ASKS_MEANING, DUE_DATE) },
  {
    id: 'o-que-e-vencimento',
    pattern: /\bvencimento (?:e|eh|seria) (?:o |a )?(?:dia|data|prazo|que|q)\b(?! ?\d)/,
  },
  {
    id: 'o-que-e-vencimento',
    pattern:
      /\bess[ea] (?:dia|data) (?:e|eh|serve|seria) (?:de|pra|para) (?:que|q)\b|\b(?:que|pra que serve) (?:ess[ea] )?(?:dia|data) (?:e|eh)? ?ess[ea]\b|\bpra que serve ess[ea] (?:dia|data)\b/,
    at: ['due'],
  },
  { id: 'o-que-e-mega', pattern: inTurn(24, ASKS_MEANING, UNIT), not: /\b(?:plano|vem|inclu\w+)\b/ },
  { id: 'o-que-e-mega', pattern: together(MEGA, GIGA), not: /\b(?:plano|quero|prefiro)\b/ },
  {
    id: 'o-que-e-mega',
    pattern: /\bmega ?b(?:it|yte)s?\b|\bmbps\b|\bquantos megas? (?:tem|sao|e|eh|da)\b.*\bgiga\b/,
  },
  { id: 'o-que-e-mega', pattern: /\b(?:megas?|giga) (?:e|eh|sao|seria) (?:muito|pouco|rapido|devagar) ou\b/ },
  {
    id: 'aviso-da-visita',
    asks: true,
    pattern: together(CALLS, `(?:${VISIT}|${word('antes', 'combinar', 'marcar', 'chegando')})`),
    not: /\b(?:pedido|portaria|sindic[oa]|antes d[eo] (?:fechar|confirmar|contratar)|posso|pessoa|atendente)\b/,
    at: ['visit', 'consent', 'due', 'debit'],
  },
  {
    id: 'aviso-da-visita',
    pattern: new RegExp(
      `^\\W*(?:alguem|voces|vcs?|vao|o ?(?:tecnico|moco|rapaz)) (?:vai |vao )?(?:me )?${CALLS}`,
    ),
    at: ['visit'],
  },
  {
    id: 'aviso-da-visita',
    asks: true,
    pattern: together(CALLS, VISIT, word('antes', 'quando', 'no dia', 'pra (?:marcar|combinar)')),
    not: /\b(?:portaria|sindic[oa]|posso|atendente)\b/,
  },
  {
    id: 'confirmacao-por-email',
    asks: true,
    pattern: inTurn(24, `${WILL}[^.;!\\n]{0,12}${WRITES}`, BY_MESSAGE),
    not: /\b(?:fatura|boletos?|conta|propaganda|ofertas?|promoc\w+|spam|codigo|modem|visita|(?:mand|envi)(?:o|ar) (?:meu|minha))\b/,
  },
  {
    id: 'confirmacao-por-email',
    pattern: inTurn(
      24,
      '^\\W*(?:(?:voces|vcs|alguem) )?(?:(?:vao|vai) (?:me )?(?:mand|envi|escrev|avis|cham|confirm)\\w+|recebo|vou receber)\\b',
      BY_MESSAGE,
    ),
    not: /\b(?:fatura|boletos?|conta|propaganda|ofertas?|promoc\w+|spam|codigo|visita)\b/,
  },
  {
    id: 'confirmacao-por-email',
    asks: true,
    pattern: inTurn(12, '\\bconfirmacao', word('vem', 'chega', 'por')),
  },
  {
    id: 'confirmacao-por-email',
    pattern: inTurn(
      24,
      '\\bcomo (?:e que )?(?:eu )?(?:fico sabendo|vou saber|sei|descubro)',
      word('deu certo', 'pedido', 'confirm\\w+'),
    ),
  },
  {
    id: 'radio-fibra',
    pattern: together(word('fibra', 'internet', 'cabo', 'wi-?fi'), word('radio', 'antenas?')),
  },
  { id: 'radio-fibra', pattern: inTurn(24, word('via', 'de', 'a', 'por', 'igual'), '\\bradio\\b') },
  {
    id: 'radio-fibra',
    pattern: /\bfibra (?:op?tica )?(?:mesmo|de verdade|pura|(?:vai )?ate (?:dentro|em casa|a casa))\b/,
  },
  {
    id: 'meses-gratis',
    pattern: new RegExp(`${MONTHS}.{0,24}${FREE}|${FREE}.{0,16}${MONTHS}`),
    not: /\b(?:instal\w+|globo\w*|hbo|paramount|cancel\w+)\b/,
  },
  {
    id: 'autorizacao',
    asks: true,
    pattern: together(OWNER, PERMITS),
    not: /\b(?:nome|cep|numero|recebe\w*)\b|^\W*(?:pq|porque)\b/,
  },
  { id: 'autorizacao', pattern: inTurn(24, word('autorizacao', 'permissao', 'liberacao'), OWNER) },
  { id: 'autorizacao', pattern: new RegExp(`\\bo? ?${OWNER} (?:tem|precisa)\\w* (?:que |de )?${PERMITS}`) },
  {
    id: 'mudanca',
    pattern: together(NOT_YET, NEW_HOME),
    not: /\b(?:plano|vencimento|dia d[ae]|senha|titular|nome|,? entao|posso mudar|da pra mudar|preco|valor)\b/,
    at: ['cep', 'house', 'plan'],
  },
  {
    id: 'mudanca',
    pattern: together(NOT_YET, NEW_HOME),
    not: /\b(?:dia|data|posso|da pra mudar)\b/,
    at: ['visit'],
  },
]

/** Comes after the objections to a price, which compare the plans that a sentence names. */
export const WORTH_IT: readonly RemarkPattern[] = [
  {
    id: 'compensa',
    pattern:
      /\bcompensa\b|\bvale o (?:que|preco)\b|\btem vantagem (?:em )?(?:peg|lev|pag)\w+|\bval(?:e|er|eria|endo) (?:mais )?(?:a pena|peg\w+|pag\w+|lev\w+)\b/,
    not: /\b(?:debito|boleto|desconto|instal\w+|nao (?:compensa|vale))\b/,
    notAt: ['debit', 'account', 'due'],
  },
]
