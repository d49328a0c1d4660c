/**
 * Decides whether a message changes an earlier answer by its name, so that nothing need be asked: 'muda o vencimento pro
 * dia 20'. Everything else that would replace an answer is proposed (D133).
 */
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction, Finding } from '../extraction-state.ts'
import type { ValueKind } from '../value-kinds.ts'
import { SOMEONE_ELSE } from '../words/filler-doubt-and-negation-words.ts'
import { isPerhapsOther } from './values-in-passing.ts'
import { isCorrecting } from './corrections.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'

/** What a question is called, and nothing else is. */
const NOUNS: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  cep: /\bceps?\b|\bendereco\b/,
  house:
    /\bn(?:umero|r|ro|º)? d[aeo] (?:(?:minha|meu|nossa|nosso) )?(?:casa|predio|imovel|residencia|rua|endereco|porta)\b|\b(?:endereco|complemento|apto?|ap[ea]?|apartamento|bloco|torre|sala|lote|quadra|casa|sobrado|loja)\b/,
  email: /\be-?mails?\b|\bcorreio\b|\bimeio\b/,
  // a telephone is known by its form
  phone: /\b(?:numero|tel|telefone|fone|cel|celular|zap|whats\w*|wpp|phone)\b/,
  document: /\bcpf\b|\bcnpj\b|\bdocumento\b/,
  birth: /\bnasc\w*|\baniver\w*|\bborn\b/,
  mother: /\bmae\b|\bmamae\b|\bmother\b/,
  due: /\bvenc\w*|\b(?:dia|data) d[aeo] (?:pag\w+|fatura|boleto|conta)\b|\bfatura\b|\b(?:meu|o) pagamento\b/,
  debit: /\bdebito\b|\bboletos?\b|\bfatura\b|\bdebitar\b/,
  plan: /\bplanos?\b|\bmegas?\b|\bgigas?\b|\bvelocidade\b|\bpacote\b|\bglobo\w*|\bparamount\b|\bmax\b|\boferta\b/,
  visit: /\binstala\w*|\bvisita\b|\btecnico\b|\bagendamento\b/,
  account: /\bconta\b|\bbanco\b|\bag(?:encia)?\b/,
  place: /\bendereco\b/,
}
/** A number, a name or a day that is called no more than that: 'meu número é 4322', which may be of several answers. */
const UNCLEAR_NOUN = /\b(?:numero|nome)\b/g

/** Answers that share their words: 'a conta do débito', 'o boleto, não o débito'. */
const ONE_THING: ReadonlySet<string> = new Set(['debit', 'account', 'due'])

/** A change besides what corrects: 'prefiro boleto', 'em vez do débito'. 'Aliás' only adds. */
const CHANGES = anyOf(
  `prefiro, preferia, desist\\w+, nao quero mais, em vez d\\w+, no lugar d\\w+, era (?:pra|para) ser, melhor`,
)
/** The recorded answer is not whole, a slip, or all that is wrong: 'cliquei no 10 sem querer', 'o resto tá certo'. */
const REPLACES = anyOf(
  `sem querer, (?<=^\\W*)quase(?=\\W+[oa] ),
  (?:ta|esta|ficou|veio|saiu) (?:so )?(?:faltando|incomplet[oa]|pela metade),
  o resto (?:(?:ta|esta|e|eh|ficou) )?(?:tudo )?(?:cert[oa]|certinho|corret[oa]|ok|bem)(?! *\\?),
  tudo (?:cert[oa]|certinho|ok)\\W+(?:menos|exceto|tirando|fora) [oa]`,
)
const PUTS = '(?:coloc(?:a|ar|ue)|bot(?:a|ar|e)|poe|ponha|deix(?:a|ar|e)|pass(?:a|ar)|quero|queria)'
/** A day that is put for the bill: 'o vencimento coloca dia 5'. */
const PUTS_DAY = anyOf(`venc\\w* (?:eu )?(?:pode )?${PUTS}(?= (?:n?o |pr[ao] |para o )?(?:dia )?\\d)`)
/** Answers that only a plain correction replaces. */
const IS_GRAVE = /^(?:account|document|phone)$/

/** Whether a message says that an answer is to be replaced. */
const announcesChange = (said: string, kind: ValueKind, given: Values): boolean =>
  isCorrecting(said.replace(ONLY_ADDS, ' ')) ||
  CHANGES.test(said) ||
  isDenied(said, given) ||
  (!IS_GRAVE.test(kind) && REPLACES.test(said)) ||
  (kind === 'due' && PUTS_DAY.test(said))

const ONLY_ADDS = /\b(?:alias|desculpa|perdao)\b/g

/** For a time, or on a condition: 'sem débito no primeiro mês', 'por enquanto boleto', 'só até eu abrir a conta'. */
const LIMITED =
  /\b(?:primeir[oa]s? (?:\d )?(?:mes|meses|faturas?|contas?|vez)|(?:por|de) (?:enquanto|ora|inicio|comeco)|no (?:comeco|inicio)|so ate|ate (?:eu|o|a|dia|mes|que|quando)|enquanto|durante|temporari\w+|provisori\w+|(?:ess[ea]|est[ea]|um|uns|\d) mes(?:es)?|depois (?:eu )?(?:volt|troc|mud|coloc|ativ|bot|lig|poe|ponho)\w*|so (?:agora|dessa vez|se|quando)|se|caso|desde que|contanto)\b/

/** Called wrong, which may be the way to pay, its bank or its account: 'o débito tá errado'. */
const CALLED_WRONG = /\b(?:errad|incorret|trocad|equivocad)[oa]s?\b/
const TAKES_OTHER_WAY =
  /\b(?:boletos?|fatura|pix|carne|sem|(?:tir|mud|troc|pass|coloc|cancel)\w+|poe|prefiro|quero|queria)\b/

/** Other people: by their relation, by a pronoun, or as who pays. A mother is none where her name is changed. */
const OTHER_PERSON =
  /\bd?el[ea]s?\b|\bquem (?:vai )?(?:paga\w*|assina\w*|usa\w*|recebe\w*)\b|\bnome de outr|\bd[ao] seu [a-z]+\b/

const isOfOther = (said: string, kind: ValueKind): boolean => {
  const own = kind === 'mother' ? said.replace(/\b(?:mae|mamae)\b/g, ' ') : said
  return OTHER_PERSON.test(own) || SOMEONE_ELSE.test(own)
}

/** What a message says that a value is not: 'não 10', 'em vez do 300'. */
const DENIED =
  /\b(?:nao|n|em vez d[aeo]|no lugar d[aeo])(?: (?:e|eh|era|mais|[oa]|n[oa]|d[aeo]|em|dia))* ([a-z\d][\w./-]*)/g

/** Whether the old value of a contrast is that of an answer: '4321' is the end of a telephone, '78' of a year. */
function isDenied(said: string, values: Values): boolean {
  const stored = Object.values(values).map(lowerWithoutAccents)
  const isStored = (old: string) =>
    stored.some(
      (value) =>
        value.split(/[\s/]+/).includes(old) ||
        (/^\d{2,}/.test(old) && value.replace(/\D/g, '').endsWith(old.replace(/\D/g, ''))) ||
        (old.length > 4 && value.startsWith(old)),
    )
  return [...said.matchAll(DENIED)].some(([, old = '']) => isStored(old.replace(/\W+$/, '')))
}

/** What only supposes a change, or gives an example of one. */
const SUPPOSES = anyOf(
  '(?:se|caso) (?:[a-z]+ )*?(?:tiver|estiver|ta|esta|for|fosse)(?! possivel), tipo, por exemplo, digamos, imagin\\w+, suponh\\w+',
)
/** Where else a name is written: 'meu nome na vivo tá errado', 'na identidade tá incompleto'. */
const ELSEWHERE = /(?<![a-z])n[oa]s? (?!(?:verdade|hora|final|fim|meio|comeco|pedido)(?![a-z]))[a-z]{2}/

/** Names of which an answer with a number is called no more than that, so that it may be another's. */
const CALLS_OTHER = anyOf('tel\\w*, cel\\w*, zap, whats\\w*, fone, conta, agencia, ag, cpf, cnpj, documento')

/** Whether the number of the house is said to be another than the recorded one: 'o número é 1100, não 1000'. */
const deniesHouse = (said: string, { number }: Values): boolean =>
  number !== undefined &&
  /\bnumero\b(?! d[aeo]s? )/.test(said) &&
  !CALLS_OTHER.test(said) &&
  [...said.matchAll(DENIED)].some(([, old = '']) => old.replace(/\W+$/, '') === number)

/**
 * Whether the visitor's own name is mended: its first name is the same or spelled almost so, and it shares another one. Any
 * other name may be somebody else's.
 */
function mendsOwnName(said: string, { name = '' }: Values, given: Values): boolean {
  const [first = '', ...others] = lowerWithoutAccents(name).split(' ')
  const [old = '', ...known] = lowerWithoutAccents(given.name ?? '').split(' ')
  return (
    /\b(?:meu nome|sobrenome)\b/.test(said) &&
    !ELSEWHERE.test(said) &&
    (first === old || isSpelledAlmostAlike(first, old)) &&
    others.some((word) => word.length > 3 && known.includes(word))
  )
}

/** A new end in the place of an old one: '4322 no final não 4321', 'nasci em 79 n 78'. */
const END_CONTRASTED =
  /(?<![\d/])(\d{2,5})(?: (?:n?o|d?o|a) (?:fim|final)| viu| mesmo)?,? (?:e )?(?:nao|n) (?:(?:e|eh|era|[oa]|em|de) )*(\d{2,5})(?![\d/])/g

/**
 * Returns the telephone or the birth date with another end, where what an old value was says that it is meant, and not
 * the house whose number has the new one.
 */
export function meantByOldEnd(extraction: Extraction, finding: Finding, message: string): Finding {
  if (finding.kind !== 'house' || extraction.open.includes('house')) return finding
  if (NOUNS.house?.test(extraction.text.said)) return finding
  const { phone = '' } = extraction.given('phone') ?? {}
  const { birth_date = '' } = extraction.given('birth') ?? {}
  for (const [, fresh = '', old = ''] of lowerWithoutAccents(message).matchAll(END_CONTRASTED)) {
    if (fresh.length !== old.length || finding.values.number === undefined) continue
    const { number } = finding.values
    if (number !== fresh && number !== old) continue
    const ended = (value: string) => value.slice(0, -old.length) + fresh
    const isEnd = (value: string, least: number) => old.length >= least && value.endsWith(old)
    if (isEnd(phone, 3)) return { ...finding, kind: 'phone', values: { phone: ended(phone) }, why: 'confirm' }
    if (isEnd(birth_date, 2))
      return { ...finding, kind: 'birth', values: { birth_date: ended(birth_date) }, why: 'confirm' }
  }
  return finding
}

/** Whether the last name of an answer before a value, or the first behind it, is that of its question. */
function isNamed(said: string, { kind, values, at }: Finding): boolean {
  const own = NOUNS[kind]
  if (own === undefined) return false
  // a house is called by its number only where nothing else has one
  const nouns = Object.entries(NOUNS).flatMap(([of, pattern]) =>
    [...said.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({ of, index })),
  )
  const unclear = [...said.matchAll(UNCLEAR_NOUN)].map(({ index }) => ({ of: '', index }))
  const others = nouns.filter(({ of }) => of === kind || !(ONE_THING.has(kind) && ONE_THING.has(of)))
  const all = [...others, ...(kind === 'house' && values.number !== undefined ? unclear : [])]
  const before = Math.max(...all.filter(({ index }) => index <= at).map(({ index }) => index))
  const nearest = Number.isFinite(before)
    ? before
    : Math.min(...all.filter(({ index }) => index > at).map(({ index }) => index))
  return nouns.some(({ of, index }) => of === kind && index === nearest)
}

/**
 * Whether the only answers that a message would change are of other questions than the one that it seems to name:
 * 'meu número é 1010 e não 1000'.
 */
export const namesOther = (
  extraction: Extraction,
  home: StepId | null,
  findings: readonly Finding[],
): boolean =>
  /\b(?:numero|data|dia)\b/.test(extraction.text.said) &&
  findings.some(({ kind }) => extraction.given(kind) !== null) &&
  findings.every(({ kind }) => extraction.stepFor(kind) !== home)

/** Whether the clause of a value asks: 'dá pra mudar o vencimento pro dia 5?'. */
function isAsked({ text }: Extraction, at: number): boolean {
  const clause = text.typedClauses.find(({ to }) => at < to)
  return (
    clause?.isQuestion === true ||
    text.said
      .slice(clause?.to ?? at)
      .trimStart()
      .startsWith('?')
  )
}

/** Whether a value leaves all of an answer that the visitor has told, and adds to it: the flat of a house. */
const onlyAdds = (values: Values, given: Values): boolean =>
  Object.entries(values).every(
    ([name, value]) => !given[name] || given[name] === 'false' || given[name] === value,
  )

/**
 * Whether a value would replace an earlier answer that the message does not name and change.
 * @param message the message before an old value in it was left out
 */
export function isUnnamedChange(extraction: Extraction, finding: Finding, message: string): boolean {
  if (isPerhapsOther(extraction, finding)) return true
  const { kind, values, at } = finding
  const given = extraction.given(kind)
  if (given === null || given.wish !== undefined || onlyAdds(values, given)) return false
  // the consent to offers is taken back, the address stays
  if (kind === 'email' && given.email === values.email) return false
  // where there is no network, another address is expected
  if ((kind === 'cep' || kind === 'house') && extraction.isWithoutNetwork) return false
  // who is asked for an account chooses the bill instead of it
  if (kind === 'debit' && extraction.open.includes('account')) return false
  const said = lowerWithoutAccents(message)
  if (kind === 'debit' && (LIMITED.test(said) || (CALLED_WRONG.test(said) && !TAKES_OTHER_WAY.test(said))))
    return true
  if (SUPPOSES.test(said)) return true
  const isCalled =
    kind === 'name'
      ? mendsOwnName(said, values, given)
      : isNamed(extraction.text.said, finding) || (kind === 'house' && deniesHouse(said, given))
  return !announcesChange(said, kind, given) || !isCalled || isOfOther(said, kind) || isAsked(extraction, at)
}
