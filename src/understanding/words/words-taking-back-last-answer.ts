/**
 * Recognises words with which a visitor takes back or corrects the answer just given: 'ops', 'não, pera', 'errei',
 * 'pensando bem'. All patterns are for lower case without accents.
 */
import { GONE } from './filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from './lower-case-without-accents.ts'

/**
 * What a word at the beginning or the end of a message does.
 *
 * - hm: hesitates, and means nothing by itself
 * - sigh: something is noticed
 * - no: may also be the reply to the open question
 * - wait: asks to wait; beside a sigh or a no it means the answer
 * - error: says that the answer is wrong
 * - sorry: excuses a mistake, or anything else
 * - rather: what follows replaces the answer
 * - mind: something is wanted otherwise, perhaps nothing any more
 */
type LookingBack = 'hm' | 'sigh' | 'no' | 'wait' | 'error' | 'sorry' | 'rather' | 'mind'

const TOLD = 'digitei|escrevi|mandei|coloquei|botei|pus|passei|falei|informei|dei|usei'
/** What an answer is called where it is taken back. */
const THING = '(?: (?:numero|e-?mail|cpf|cep|conta|telefone|nome|data|dia|plano|ai))?'

const WORDS: readonly (readonly [LookingBack, string])[] = [
  ['hm', 'a+h+|ai|oh|hu?m+|nossa|caramba|aff+|eh'],
  ['sigh', 'o+p+s+|oops|opa+|i+h+|i+xi+|xi+|vixe|vish|eita+|putz?|puts|poxa|droga|epa'],
  // 'não é 12' denies what follows
  ['no', '(?:nao+|naum|nn?)(?=\\s*[,.;:!…]|$|\\s+(?:nao|pera|perai?|espera|calma|desculpa|errei|volta)\\b)'],
  [
    'wait',
    '(?:pera|pere|espera?|perae|calma|volta)(?: ?(?:ai|i))?(?: um (?:pouco|pouquinho|minuto|momento|instante))?|wait',
  ],
  [
    'error',
    [
      '(?:eu )?(?:me )?(?:errei|enganei|confundi|atrapalhei|equivoquei|inverti)(?: tudo)?',
      `(?:eu )?(?:${TOLD}|saiu|foi) errad[oa]`,
      'minto|erro meu|engano meu|falha minha|corrigindo|correcao|retificando',
    ].join('|'),
  ],
  ['sorry', 'desculp[ae]m?(?: ai)?|perdao|foi mal|mal ai|malz|sorry'],
  [
    'rather',
    'pensando (?:bem|melhor)|pensei melhor|na (?:verdade|vdd|real)|quer dizer|digo|alias|ou melhor|melhor dizendo|melhor(?= (?:[oa] |no |em |dia )?\\d)|actually',
  ],
  ['mind', 'mudei de ideia|arrependi|me arrependi'],
]

const BETWEEN = String.raw`[\s,.;:!…-]+`
const FIRST = WORDS.map(([kind, words]) => [kind, new RegExp(`^(?:${words})(?=${BETWEEN}|$)`)] as const)
/** At the end of a message a sigh or a no is something else: 'pode ser, ah', 'quero não'. */
const LAST = WORDS.filter(([kind]) => kind === 'error' || kind === 'sorry').map(
  ([kind, words]) => [kind, new RegExp(`(?:^|${BETWEEN})(?:${words})$`)] as const,
)
const EDGES = new RegExp(`^${BETWEEN}|${BETWEEN}$`, 'g')

/** A message without the words that look back. */
export interface LookedBack {
  /** What these words do. */
  readonly by: ReadonlySet<LookingBack>
  /** What is left, as typed. */
  readonly rest: string
}

/**
 * Takes the words that look back from both ends of a message.
 * @param said the message in lower case without accents, in which every index is that of `typed`
 */
export function lookBack(said: string, typed: string): LookedBack {
  const by = new Set<LookingBack>()
  let from = 0
  let to = said.length
  const trim = () => {
    from += /^[\s,.;:!…-]*/.exec(said.slice(from, to))?.[0].length ?? 0
    to -= /[\s,.;:!…-]*$/.exec(said.slice(from, to))?.[0].length ?? 0
  }
  trim()
  for (let isMore = true; isMore; trim()) {
    const left = said.slice(from, to)
    const first = FIRST.map(([kind, words]) => [kind, words.exec(left)] as const).find(([, found]) => found)
    const last = first
      ? undefined
      : LAST.map(([kind, words]) => [kind, words.exec(left)] as const).find(([, found]) => found)
    if (first?.[1]) from += first[1][0].length
    else if (last?.[1]) to -= last[1][0].length
    const kind = (first ?? last)?.[0]
    if (kind && kind !== 'hm') by.add(kind)
    isMore = kind !== undefined && from < to
  }
  return { by, rest: typed.slice(from, to).replaceAll(EDGES, '') }
}

/** Takes back the answer as a whole: 'não era esse', 'essa é a da loja', 'tá errado', 'esquece'. */
const TAKES_BACK = new RegExp(
  `^(?:${[
    `(?:nao )?(?:era|e|eh|foi)? ?(?:bem )?(?:iss[oa]|ess[ea]|est[ea])${THING} ?nao`,
    `nao (?:e|eh|era|foi) (?:bem )?(?:iss[oa]|ess[ea]|est[ea])${THING}`,
    `(?:ess[ea]|est[ea]|iss[oa])${THING} (?:${GONE}|(?:e|eh|era|foi) (?:[oa] )?d[aeo]s? [^,.;!?]{2,32})`,
    `(?:ta|tava|esta|estava|saiu|foi|ficou|${TOLD})(?: (?:tudo|o|a|numero|outr[oa]|coisa|bem|um|uma))* (?:errad[oa]|trocad[oa]|antig[oa])`,
    `(?:${TOLD}) (?:o|a) (?:outr[oa]|antig[oa]|d[aeo]s? .{2,24})`,
    '(?:esquec[ae]|desconsider[ae]|ignor[ae])(?: (?:ess[ea]|iss[oa]|o que eu (?:disse|falei)))?(?: ai)?',
    '(?:um|uns|o|os|dois|2|a|uma) (?:ultim[oa] )?(?:numeros?|digitos?|letras?|final|fim|dia|mes|ano|nome|sobrenome|banco)',
    '(?:falt\\w+|sobr\\w+) (?:um|uma|o|a|mais um) (?:numero|digito|letra|ponto|zero|sobrenome)',
    'troquei (?:os|as|uns|dois|2|um) (?:numeros?|digitos?|letras?)',
    'nao (?:uso|tenho) (?:mais )?(?:ess[ea])(?: mais)?',
  ].join('|')})$`,
)

const AS_BEFORE =
  '(?:do jeito|como|[oa]|n?o|pr[oa]|no) (?:que )?(?:ta|tava|esta|estava|era|antes|antig[oa]|anterior|outr[oa]|de antes|mesm[oa])'
/** Leaves what was changed as it was: 'deixa', 'deixa como estava', 'volta pro antigo'. */
const LEAVES = new RegExp(
  `^(?:(?:pode )?deixar?|fica|volta)(?: (?:quieto|pra la|assim|${AS_BEFORE}))?(?: mesmo)?$`,
)

const NOTHING =
  '(?:ah,? )?(?:nao|n) (?:(?:precisa|quero|vou|e|pra) )*(?:mud|mex|troc|alter)\\w+ (?:(?:em|mais) )*nada(?: nao| mais)*'
const LETS_BE = '(?:pode )?deix[ae]r?(?: (?:quieto|pra la|assim|como (?:ta|esta)))*(?: mesmo)?'
const CHANGES_NOTHING = new RegExp(
  `^(?:(?:${LETS_BE})[ ,.;!]+)?(?:${NOTHING})(?:[ ,.;!]+(?:${LETS_BE}))?\\W*$`,
)

/** Whether a text says that nothing is to be changed, and nothing else. */
export const changesNothing = (said: string): boolean => CHANGES_NOTHING.test(said)

/** Whether a text leaves a change as it was before. */
export const leavesAsItWas = (said: string): boolean => LEAVES.test(said)

/** Whether the words that look back say, without more, that the answer does not stand. */
export function isTakenBack({ by, rest }: LookedBack): boolean {
  const said = lowerWithoutAccents(rest)
  if (rest !== '') return TAKES_BACK.test(said) || (by.has('no') && TAKES_BACK.test(`nao ${said}`))
  return (
    by.has('error') || by.has('mind') || (by.has('no') && by.size > 1) || (by.has('sigh') && by.has('wait'))
  )
}

/** Does not want what was agreed to: 'não manda não', 'melhor não mandar', 'sem propaganda'. */
const UNWANTED = new RegExp(
  [
    '^(?:melhor )?(?:nao|n|nem|sem)\\b.*\\b(?:mand|envi|receb|quero|precis|autoriz|aceit|ofert|promo|propagand)',
    '^(?:nao|melhor nao)$',
    '\\b(?:tir|cancel|desmarc|remov)[ae]\\b.*\\b(?:iss[oa]|ofert|promo|propagand|consent)',
  ].join('|'),
)

/** Whether a text does not want any more what the answer before it agreed to. */
export const isUnwanted = (said: string): boolean => UNWANTED.test(said)
