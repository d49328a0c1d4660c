/**
 * Divides a message into clauses and gives each its role: a question, what is denied or taken back, a hedge, a
 * condition, a reason, what is somebody else's, a conclusion. Every kind of value uses these roles.
 */
import { isFirstOfSeveralAsked, isQuestion } from '../words/is-question.ts'
import type { MessageText } from '../words/prepared-message-text.ts'
import type { ValueKind } from '../value-kinds.ts'
import { anyOf, entriesOf } from '../words/patterns-from-word-tables.ts'

/**
 * - request: a question that asks for what stands in it
 * - withdrawn: takes back what stands before it
 * - fallback: says what is meant if something else is not possible
 * - conclusion: settles on one of several values
 * - decision: a conclusion that leaves no doubt of what was said before: 'não sei, bota 10'
 * - alternative: names one value or another
 */
export type Role =
  | 'question'
  | 'request'
  | 'denied'
  | 'withdrawn'
  | 'hedged'
  | 'conditional'
  | 'fallback'
  | 'reason'
  | 'of somebody else'
  | 'conclusion'
  | 'decision'
  | 'alternative'

/** A clause of a message, with its words in lower case without accents. */
export interface Clause {
  readonly from: number
  readonly to: number
  /** Where it begins behind the words that open it: 'digo', 'pq', 'então'. */
  readonly start: number
  readonly words: string
  readonly roles: ReadonlySet<Role>
  /** The questions of the order that the clause names: 'meu cpf é …'. */
  readonly names: ReadonlySet<ValueKind>
}

const PURPOSE = '(?:nao|ter|ganhar|pagar (?:menos|a mais)|economizar|controlar|garantir)'

type Opener = readonly [Role | null, string]

/** What opens a clause, by the role that it gives. */
const OPENERS: readonly Opener[] = [
  [
    'withdrawn',
    `nao nao, nao (?:pera|espera|digo|desculpa|ops), ou melhor, melhor dizendo, quer dizer, digo, ops, opa,
    ih+, eita, alias, perdao, desculp[ae](?! (?:[oa]s?|pel[oa]|por|qualquer)), pera\\w*, espera, errei, minto,
    na verdade, corrigindo, me enganei, pensando (?:bem|melhor), mudei de ideia, foi mal, mandei errado,
    (?:(?:to|e) )?brincadeira, brincando, mentira, zoeira`,
  ],
  [
    'reason',
    `(?:pq|porque)(?! (?:eu )?n(?:ao)?(?:\\W*$| (?:ia|vou|querer))), pois, ja que, ja q, por causa d[aeo]s?,
    afinal, pelo desconto,
    (?<!motivo |(?:e|eh|for) )(?:pra|para)(?= (?:(?:eu|a gente|que) )*${PURPOSE}(?![a-z]))`,
  ],
  ['conclusion', 'entao, portanto, por isso'],
  [
    'fallback',
    'senao, (?:se|caso) nao(?:(?! [a-z])|(?= (?:der|puder\\w*|tiver|rolar|for|conseguir\\w*|houver)))',
  ],
  [
    'conditional',
    `(?<!(?:diz|diga|dizer|saber|sei|sabe|ver|perguntar|conferir) )(?:(?:so|somente|apenas) )?se(?! (?:cham|llam)),
    caso, desde (?:que|q),
    (?:com|con)?tanto (?:que|q), a menos (?:que|q), a nao ser(?: que| q)?, com a condicao, sob condicao, dependendo,
    (?:so|somente) quando`,
  ],
  [null, 'mas, porem, so que, prefiro, (?<=obrigad[oa] )vou pagar, (?:pra|para) (?:pagar|instalar|vir)(?= )'],
]
/** What opens a clause only behind a number: '10 que é quando recebo', 'recebo dia 4 aí pago no 5'. */
const BEHIND_NUMBER: readonly Opener[] = [
  [
    'reason',
    `(?<! (?:e|eh|o) )(?:que|q)(?! (?:vem|tiver|tem|der|puder|quero|for)), quando, assim que, logo que,
    (?:logo )?(?:depois|apos) (?:que|d[aeo]s?)(?! (?:dia )?\\d)`,
  ],
  ['withdrawn', 'ess[ea](?= (?:e|eu|nao|ta|ja) )'],
  ['hedged', 'ai, dai'],
  [null, 'da pra, vcs, voces, tem como, posso, qual, quanto'],
]

/** A clause of its own that takes back what stands before it: 'dia 10, não, dia 20', '…, esquece isso. …'. */
const TAKES_BACK = anyOf(
  `(?:ah |opa |ih |xi |eita )?nao, (?:esquec|ignor|desconsider|apag|descart|anul)(?:a|e|ar)(?: isso| essa?| tudo)?,
  deixa, calma, nada disso, nao e(?:ra)? (?:isso|ess[ea]), (?:falei|digitei|escrevi|botei|coloquei|passei) errado`,
  '^\\W*',
  '\\W*$',
)
const GONE = `(?:e|eh|era|ta|esta) (?:[oa] )?(?:antig|velh|outr|errad|cancelad|encerrad)[oa], era antes, ja era,
  (?:e|eh|era) (?:[oa] )?d[aeo] (?:minha|meu|outr|antig|vizinh)\\w*, (?:eu )?(?:ja )?(?:cancelei|perdi|troquei),
  nao (?:vale|existe|funciona|serve|uso)(?: mais)?`
/** What is said of a value that does not count: 'esse é o antigo', 'esse eu cancelei'. */
const IS_GONE = anyOf(
  GONE,
  '^\\W*(?:(?:ih|ah|opa|eita)\\W+)?(?:ess[ea]|est[ea]|isso)(?: (?:ai|daqui|numero))? ',
)
/** The same behind a value that is named: '…, 5 já era'. */
const GONE_BEHIND = anyOf(GONE, '^ ')

const HEDGES = anyOf(
  `(?<!me )acho, axo, acredito, creio, talvez, se pa, sei la, chuto, parece, deve ser, provavelmente, maybe,
  mais ou menos, nao (?:tenho|to com) (?:muita )?certeza, sem certeza, se (?:eu )?nao me engano, nao lembro,
  nao sei se, i think, not sure,
  (?:vou|preciso) (?:confirmar|conferir|ver), creo que`,
)
/** What leaves a choice as it is in the form of a condition: politeness, a later change of mind. */
const POLITE = anyOf(
  `se (?:for )?(?:possivel|puder(?:em)?|der(?! (?:pra|desconto|certo))|quiser), s[ei] (?:e|eh|for) (?:pra|para|por),
  s[ei] (?:da|tem) (?:o )?desconto,
  se (?:eu )?(?:me )?(?:arrepender|gostar|precisar), se (?:tiver (?:vaga|horario|agenda))`,
)
/** A question that asks for what stands in it: 'pode ser dia 15?', 'tem dia 25?', '10?'. */
const REQUESTS = anyOf(
  `pode, podem, podia, poderia, posso, da, daria, tem(?= (?:como|vaga|o |dia|\\d)), (?<=\\d )tem, consigo, rola, serve,
  teria, possivel, aceitam?, que tal, livre, melhor`,
)
const IS_SHORT = /^\W*(?:\w+\W+){0,2}\w+\W*$/
/** What makes a question without its mark. */
const ASKS = anyOf('(?:seria|e|eh) possivel')
/** What looks like a question without its mark and is none. */
const TELLS = anyOf('tem (?:que|q) ser, se, (?:nao|n) (?:vejo|ha), (?:ai )?ve(?:ja|r)? (?:ai )?qual')

/** What decides for a value, whatever was said before: 'não sei, bota 12'. */
const DECIDES = anyOf(
  `bot[ae], poe, ponha, coloc(?:a|ar|o|ue), deix[ae], fic[ao], fech[ao], jog(?:a|ue), marc(?:a|ar|ue), met[ae],
  anot[ae], us[ae], vai`,
)
/** What prefers one of several values: '10 é cedo, melhor 12'. */
const PREFERS = anyOf('melhor, prefiro, escolho, quero, queria, pode ser, vou, troca, muda, passa')

const PEOPLE = anyOf(
  `marido, espos[oa], mulher, namorad[oa], noiv[oa], companheir[oa], filh\\w+, pai, papai, mae, mamae, avo, vo,
  irma, irmao, prim[oa], ti[oa], sogr[oa], nora, genro, cunhad[oa], sobrinh[oa], padrasto, madrasta,
  net[oa] d\\w, colega, vizinh[oa], chefe, patrao, patroa, inquilin[oa], proprietari[oa], don[oa] d[ao],
  responsavel, outra pessoa, terceiros?, ex`,
)
/** For whom something is done, which leaves the value the visitor's: 'pra minha mãe'. */
const FOR_THEM = /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?))* [a-z]+/g

/** What each question of the order is called. */
const NAMES: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  house: anyOf(
    `apto?, ape?, apartamento, bloco, bl, torre, casa, lote, lt, quadra, qd, cj, cs, sala, loja, andar,
    complemento, cobertura, numero, nro?,
    rua, avenida, endereco, predio, moro`,
  ),
  cep: anyOf('ceps?'),
  email: anyOf('e-?mails?, imeio'),
  phone: anyOf('telefone, tel, cel, celular, zap, whats\\w*, ddd'),
  document: anyOf('cpf, cnpj, rg'),
  birth: anyOf('nasc\\w*, aniver\\w*, niver, born'),
  mother: anyOf('mae, mother'),
  name: anyOf('nome, sobrenome, chamo'),
  due: anyOf('venc\\w*, fatura, mensalidade'),
  debit: anyOf('debito, boletos?, carne\\w*, pix'),
  account: anyOf('conta (?:corrente|poupanca|\\d\\S*), agencia, ag, banco, caixa, digito, dv, op'),
  visit: anyOf('instal\\w*, tecnico, visita, agend\\w*'),
  plan: anyOf('planos?, megas?, gigas?'),
}

const SMALL =
  `(?: (?:pode ser|quero|queria|posso|vou|aceito|uso|confio|gosto|preciso|pagar|mais|[oa]|n[oa]|em|d[eo]|e|eh|da
  |pr[ao]|dia|ess[ea]))* $`.replaceAll(/\n\s*/g, '')
/** Denies what follows it. */
const NO = `nem pensar, nem, nunca, nada de, jamais, menos, exceto, sem(?: ser)?, em vez d[eo], no lugar d[eo],
  ao inves d[eo], tir(?:a|ar|o|e), cancel(?:a|ar|o|e), deslig(?:a|ar|o|ue), desisto, desisti, esquece,
  dispenso, odeio, detesto,
  chega, deus me livre, (?:to|tou|estou) fora`
/** A bare 'não' between two values denies neither for sure: 'dia 5 não dia 10'. */
const NO_BEFORE = anyOf(`${NO}, (?<!\\d )nao, (?<!\\d )n`, '(?<![a-z])', SMALL)
/** The first of several that are denied together, and a further one: 'menos o 25 e o 20'. */
const IS_DENIED_LIST = anyOf(NO, '(?<![a-z])', '(?: (?:n?[oa]|dia|de))* \\d+\\W*$')
const IS_BARE_NUMBER = /^\W*(?:(?:e|y|and|n?[oa]|dia) )*\d+\W*$/
const REFUSES = '(?:nao|n) (?:quero|faco|uso|aceito|gosto|da|posso)'
/** Denies what it follows. */
const NO_LAST = `nao, n, naum, negativo, jamais, nunca(?: mais)?, nem (?:pensar|a pau|morto),
  de jeito (?:nenhum|algum), pra la, (?:eu )?quero tirar,
  (?:(?:e|eh) (?:(?:justamente|exatamente|bem|so) )?(?:[oa] )?(?:que|q) )?(?:eu )?${REFUSES},
  (?:e|eh) (?:que|q) (?:nao|n)(?=\\W*$)`
const NO_BEHIND = anyOf(NO_LAST, '^[,:]? ', '(?![a-z])(?! (?:e )?(?:o |no |dia )*\\d)')
const REFUSES_IT = '(?:nao|n) (?:quero|gosto|aceito|uso|faco)'
/** Refuses all that stands before it in its sentence: 'carnê, boleto, essas coisas eu não quero'. */
const REFUSED_BEHIND = anyOf(
  REFUSES_IT,
  '^(?:[^.!?;]*,)? ?(?:ess[ea]s|nada disso)(?: (?:coisas?|ai|tudo|trecos?|opcoes))*,? (?:eu )?',
)
/** Refuses what stands just before it. */
const REFUSED_NEXT = anyOf(
  REFUSES_IT,
  '^\\W*(?:ess[ea]|iss[oa]|est[ea])(?: (?:coisa|ai|tudo|treco))*,? (?:eu )?',
)
/** A clause that denies as a whole: 'e não me venha cobrar dia 9'. */
const DENIES_ALL = anyOf('nao, nem, nunca', '^\\W*(?:(?:e|mas) )?', '(?= [a-z])')
/** What speaks against what stands with it: 'o 15 fica apertado'. */
const SPEAKS_AGAINST = anyOf(
  'apertad[oa], ruim, dificil, pessim[oa], complicad[oa], muito (?:cedo|tarde|longe)',
)
/** The old one of two: 'de 10 pra 20'. */
const OLD_BEFORE = /\bd[eo] (?:dia )?$/
const NEW_BEHIND = /^ (?:pr[ao]|para) (?:o )?(?:dia )?\d/
/** What is shown wrongly, before what was said: 'tá 10 e eu falei 15'. */
const SHOWN = anyOf(
  'ta, esta, saiu, veio, ficou, consta, aparece\\w*, bot(?:ou|aram), coloc(?:ou|aram)',
  undefined,
  SMALL,
)
const WAS_SAID = anyOf('falei, disse, pedi, pedido, escolhi, escolhido, marcado, queria, era (?:pra|para)')

const alternatives = (openers: readonly Opener[]) =>
  openers.flatMap(([, table]) => entriesOf(table)).join('|')
/** Where a clause ends: at a mark, before a word that opens another, at 'e'. */
const BREAK = new RegExp(
  `(?<mark>[.,;:!?\\n]+(?=\\s|$)|\\.{2,}|(?<![a-z])[(]|[)]| [-/](?= ))| (?=(?:${alternatives(OPENERS)})(?![a-z]))` +
    `| (?=(?<behind>${alternatives(BEHIND_NUMBER)})(?![a-z]))| (?<and>e|y|and)(?= )`,
  'g',
)
const openedBy = [...OPENERS, ...BEHIND_NUMBER].map(
  ([role, table]) => [role, anyOf(table, '^\\W*(?:(?:e|ah|opa|bom|olha)\\W+)*')] as const,
)

/** Words of a role, which leave the value beside them as it is but for that role. */
const PARTS_OF_ROLES = new RegExp(
  [HEDGES, POLITE, ASKS, anyOf(NO), anyOf(NO_LAST), anyOf('tanto faz, qualquer um')]
    .map(({ source }) => source)
    .join('|'),
  'g',
)
/** Returns some words without those that only give a role. */
export const withoutRoleWords = (words: string): string => words.replace(PARTS_OF_ROLES, ' ')

const known = new WeakMap<MessageText, readonly Clause[]>()

/** Returns the clauses of a message with their roles. */
export function clausesOf(text: MessageText): readonly Clause[] {
  const clauses = known.get(text) ?? divide(text)
  known.set(text, clauses)
  return clauses
}

function divide({ said, raw }: MessageText): readonly Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let isJoined = false
  const add = (to: number, mark: string, and?: string): void => {
    const words = said.slice(from, to)
    const [role, pattern] = openedBy.find(([, each]) => each.test(words)) ?? [null, null]
    const opened = pattern?.exec(words)?.[0].length ?? 0
    const last = clauses.at(-1)
    // 'portanto, …' and 'ops, …' open what follows the comma
    if (/^\W*$/.test(words.slice(opened)) && mark.startsWith(',')) return
    if (words.trim() !== '')
      clauses.push({
        from,
        to,
        start: from + opened,
        words,
        roles:
          isJoined && last && IS_DENIED_LIST.test(last.words) && IS_BARE_NUMBER.test(words)
            ? new Set(['denied'])
            : isFirstOfSeveralAsked(words, said.slice(to))
              ? new Set(['question'])
              : rolesOf(words, { opened, opener: role, mark, isFirst: clauses.length === 0, isJoined }),
        names: namesIn(words),
      })
    from = to + mark.length
    isJoined = and !== undefined
  }
  for (const { index, groups } of said.matchAll(BREAK)) {
    const { mark = '', and, behind } = groups ?? {}
    const before = said.slice(from, index)
    if (behind !== undefined && !/\d|primeiro|debito|automatico|boleto/.test(before)) continue
    // 'é' is no conjunction, nor is 'e' between two days
    if (and !== undefined && (raw[index + 1] !== said[index + 1] || /\bentre\b/.test(before))) continue
    add(index, mark, and)
  }
  add(said.length, '')
  // of signs alone, such as a thumb
  if (clauses.length === 0)
    return [{ from: 0, to: said.length, start: 0, words: said, roles: new Set(), names: new Set() }]
  return clauses
}

interface Surroundings {
  /** How many characters open the clause, and the role that they give. */
  readonly opened: number
  readonly opener: Role | null
  /** The mark behind it. */
  readonly mark: string
  readonly isFirst: boolean
  /** Whether 'e' joins it to the clause before. */
  readonly isJoined: boolean
}

function rolesOf(
  words: string,
  { opened, opener, mark, isFirst, isJoined }: Surroundings,
): ReadonlySet<Role> {
  const roles = new Set<Role>(opener ? [opener] : [])
  if ((!isJoined && TAKES_BACK.test(words)) || IS_GONE.test(words)) roles.add('withdrawn')
  else if ((opener === null && DENIES_ALL.test(words)) || SPEAKS_AGAINST.test(words)) roles.add('denied')
  const seemsAsked = ASKS.test(words) || (isQuestion(words, mark) && !TELLS.test(words))
  if (mark.includes('?') || (seemsAsked && opener !== 'reason' && opener !== 'conditional'))
    roles.add('question')
  if (roles.has('question') && (REQUESTS.test(words) || IS_SHORT.test(words))) roles.add('request')
  if (HEDGES.test(words)) roles.add('hedged')
  if (POLITE.test(words)) roles.delete('conditional')
  if (PEOPLE.test(words.replace(FOR_THEM, ' '))) roles.add('of somebody else')
  const [first = -1] = [DECIDES.exec(words)?.index]
  if (!isFirst && first === (/[a-z\d]/.exec(words.slice(opened))?.index ?? 0) + opened) roles.add('decision')
  if (!isFirst && (DECIDES.test(words) || PREFERS.test(words))) roles.add('conclusion')
  if (/ ou /.test(words)) roles.add('alternative')
  return roles
}

const namesIn = (words: string): ReadonlySet<ValueKind> =>
  new Set(
    Object.entries(NAMES).flatMap(([kind, pattern]) => (pattern.test(words) ? [kind as ValueKind] : [])),
  )

/** Whether what stands between two indexes of a message is denied there: 'não dia 10', '10 não', 'de 10 pra 20'. */
export function isDeniedAt(said: string, { start, to: end }: Clause, from: number, to: number): boolean {
  const [before, behind] = [said.slice(start, from), said.slice(to, end)]
  return (
    NO_BEFORE.test(before) ||
    NO_BEHIND.test(behind) ||
    GONE_BEHIND.test(behind) ||
    REFUSED_BEHIND.test(said.slice(to)) ||
    REFUSED_NEXT.test(said.slice(to)) ||
    (OLD_BEFORE.test(before) && NEW_BEHIND.test(behind)) ||
    (SHOWN.test(before) && WAS_SAID.test(said.slice(to)))
  )
}
