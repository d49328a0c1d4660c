/**
 * Extracts the plan that the visitor chooses from those on offer. Before the coverage check it extracts a wish instead,
 * such as a speed, a streaming service or 'cheapest'.
 */
import { offersInOrder } from '../../funnel/plans-matching-link.ts'
import { initiallyShownPlans, planOfLinkOrPage } from '../../funnel/initially-shown-plans.ts'
import { speedGroups } from '../../funnel/plan-groups.ts'
import type { Plan } from '../../contract/plan.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import type { Extraction } from '../extraction-state.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import {
  OTHER_SERVICE,
  planMeant,
  pricedRatherThanFast,
  mentionedPlan,
  planWishOf,
  type MentionedPlan,
} from '../words/find-mentioned-plan.ts'
import { shopServicesOf } from '../words/streaming-services-of-shop.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { plansToChooseFrom } from '../plans-to-choose-from.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { EITHER, FILLER_WORDS, NEGATION } from '../words/filler-doubt-and-negation-words.ts'

const CHOICE =
  /\b(?:quero|queria|contratarei|quererei|ficarei|querendo|qro|pode ser|pode por|fico|ficar|ficamos|vou (?:de|querer|ficar|pegar|no)|vou|vamos (?:de|no)|bora (?:de|no)|vai (?:de|ser|no)|fica (?:n?o|com o|de)|fechad[oa]|escolho|escolhi|prefiro|deix\w+|desce pr[oa]|manda|me ve|me da|bota|coloca|coloque|pego|pra pegar|levo|fecha|fechar|fechado|decidi\w*|assino|contrato|contratar|assinar|troca\w*|muda\w*|altera\w*|aquele|o de|o do|o q|o que|esse de|este de|i want|quiero|bora)\b/
const CHOICE_VERB = /\b(?:quero|queria|qro|pode ser|fico|vou|manda|bota|coloca|prefiro|escolho|fecha\w*)\b/
const FILLING =
  /^(?:cep|televisao|tv|ponto|final|numero|n|meu|minha|nome|tel|telefone|nenhum|nenhuma|nada|boleto|pix|debito|automatico|fatura|o|a|os|as|um|uma|de|do|da|dos|com|no|na|pra|pro|mes|mensal|plano|planos|pacote|opcao|oferta|internet|net|fibra|que|q|tem|tiver|tiverem|vcs|voces|for|todos|mim|quero|queria|pode|ser|vou|querer|ficar|fico|escolho|esse|este|aquele|aquela|prefiro|manda|velocidade|the|one|el|plus|reais|streaming|me|ve|mega|r|enquanto|bom|boa|otimo|tamanho|basta|suficiente|resolve|atende|serve|chega|sobra|normal|normau|comum|da|contratar|assinar|pegar|levar|hoje|agora)$/
const ORDINALS = [
  'primeir(?:inh|a)?[oa]',
  'segund[oa]',
  'terceir[oa]',
  'quart[oa]',
  'quint[oa]',
  'sext[oa]',
  'setim[oa]',
  'oitav[oa]',
  'non[oa]',
]
/**
 * A plan by its place among the cards. It is a separate pattern, because a clause of a longer message is read by it, there may
 * be nine plans, and one may be in the middle; other lists: words/choice-by-list-position.ts.
 */
const POSITION = new RegExp(
  [
    '^\\W*(?:(?:quero|prefiro|pode ser|fico|fica|vou|vai|querer|com|de|n[oa]|entao|bota|me (?:da|ve)|manda) )*',
    '(?:o |a )?(?:(?:plano|opcao|oferta) )?(?:(ultim[oa])|(penultim[oa])|',
    `(${ORDINALS.join('|')})|(d[oa] (?:meio|centro)|intermediari[oa]))`,
    '(?: (de baixo (?:pra|para) cima|de tras (?:pra|para) frente))?',
    '(?: (?:plano|opcao|oferta|da lista|mesmo|entao|ai|sim|por favor|pfv?|obrigad[oa]))*$',
  ].join(''),
)
/** Which one is in the middle depends on how many cards are open. */
const IN_MIDDLE = /\b(?:meio|centro|intermediari[oa])\b/
const OF_HOUSE =
  /\b(?:cep|num|numero|(?<!\b(?:em|pra|para) )casa|ap|apto|apartamento|rua|avenida|av|rg|bloco)\b/
/** A house number with its letter: 'é 1000 A'. */
const OF_HOUSE_WITH_LETTER = /(?<!\d)\d{2,4} ?[a-f]\W*$/
const ANAPHORA =
  /\b(?:quero|pode ser|fico com|vou (?:de|querer)|manda|prefiro|escolho) (?:ele|esse|este|essa|esta)\b/
const ALONE =
  /\b(?:sem (?:o |nenhum )?extra(?: nenhum)?|nenhum extra|so isso|so (?:o plano|a oferta)|mais nada)\b/

/** What follows a plan and says why: 'o giga com paramount por causa da libertadores', 'o de 500 já tá bom demais'. */
const REASON =
  / (?:(?:q|que|pq|porque|pois|por causa d[aeo]s?|pra (?:eu )?(?:ver|assistir|acompanhar|nao perder)) (?!tem\b|vem\b|tiver\b|for\b|inclui\b)|(?:ja )?(?:ta|esta|e|eh) (?:bom|otimo|mais que|suficiente|de bom tamanho)\b).*$/

/** Cuts a reason off a clause that names a plan before it and none in it. */
function withoutReason(clause: string): string {
  const reason = REASON.exec(clause)
  if (!reason) return clause
  const before = clause.slice(0, reason.index)
  const said = mentionedPlan(before)
  const isNamed = said !== null && (said.speed !== null || said.services.length > 0 || said.rank !== null)
  return isNamed && mentionedPlan(reason[0]) === null ? before : clause
}

/** The plan that is not wanted: 'o de 1 giga em vez do 500'. */
const INSTEAD_OF = /\b(?:em vez|ao inves|no lugar) d[eo](?: de)? (?:\d+ ?(?:megas?|gigas?)?|giga)/g

/** A way to pay beside the plan: '500 mega sem débito automático'. */
const PAID_BY =
  /,? (?:e )?(?:sem|com|n?o|pel[oa]|via)(?: (?:o|usar|ser no))? (?:(?:desconto (?:n?o|do|por) )?debito(?: automatico| em conta)?|desconto|boleto|fatura|carne)\b/g

/** What names a service that is not chosen: refused, compared, or there already. */
const NOT_CHOSEN = /\b(?:nao|nem|sem|n|tir[ae]r?|menos|entre|ou)\b|\bja (?:tem|tenho|vejo)\b/

/** A condition on what a plan includes or on what is possible. */
const ONLY_IF = /\bse (?:nao )?(?:tiver|passar?|for|puder|vier|incluir)\b/

/** A place counted from another plan, which is not meant: 'um acima do mais barato', 'aquele depois do 700'. */
const COUNTED_FROM = /\b(?:acima|abaixo|depois|antes|apos) d[oe]\b/

/** A superlative that chooses, rather than 'mais barato, né' about the way to pay. */
const RANKED =
  /\b(?:[oa]|um|plano|opcao|el|the) (?:plano |opcao |net |internet )?(?:mais|menor|maior|melhor|barat\w+|basic\w+|cheap\w+|fast\w+|mas|top)\b/
/** A service that no plan has: 'aquele do mickey'. */
const WITH_OTHER = new RegExp(
  `\\b(?:com|d[oa]|tem|tenha|vem|inclu\\w+|aquele) (?:[oa] )?${OTHER_SERVICE.source.replace(/^\\b/, '')}`,
)
/** Something that a plan would have to include: 'com o mickey'. */
const WITH = /\bcom (?:o |a |os |as )?([a-z]{3,})/

export function extractPlan(extraction: Extraction): void {
  const { text } = extraction
  if (!extraction.isExpected('plan') && !/\b(?:giga|gigas|mega|megas|plano|oferta)\b/.test(text.said)) return
  const isOpen = extraction.isOpen('plan')
  const isAnaphoric = ANAPHORA.test(text.rest)
  for (const { 0: all, index } of text.rest.matchAll(REJECTED)) text.claim(index, index + all.length)
  const shopServices = shopServicesOf(plansToChooseFrom(extraction) ?? [])
  let services: readonly string[] = []
  let hasOther = false
  for (const { from, to, isQuestion } of text.clauses) {
    const asked = isOpen && text.clauses.length < 4 ? SPEED_ASKED.exec(text.rest.slice(from, to)) : null
    if (asked && !isOnOffer(extraction, Number(asked[1]))) extraction.add('plan', {}, from, 'unavailable')
    // '500 pq é só eu e o gato'
    const isReasoned = isOpen && text.said[to] !== '?' && REASONED.test(text.rest.slice(from, to))
    if (
      (isQuestion && !isAnaphoric && !isReasoned) ||
      HAS_NOW.test(text.rest.slice(from, to)) ||
      (/\beu\b/.test(text.said.slice(to)) && OTHER_WANTS.test(text.rest.slice(from, to)))
    )
      continue
    // 'quanto fica? no 1 giga digo'
    if (from > 0 && /\bdigo\W*$/.test(text.rest.slice(from, to))) continue
    const clause = withoutReason(
      text.rest
        .slice(from, to)
        .replace(INSTEAD_OF, (words) => ' '.repeat(words.length))
        .replace(isOpen ? PAID_BY : '', (words) => ' '.repeat(words.length)),
    )
    const placed = isOpen ? byPosition(extraction, clause) : null
    if (placed) {
      extraction.add('plan', valuesOf(extraction, placed), from, IN_MIDDLE.test(clause) ? 'confirm' : null)
      continue
    }
    const told = mentionedPlan(clause, shopServices)
    const isRefused = NOT_CHOSEN.test(clause)
    if (isOpen && WITH_OTHER.test(told?.rest ?? clause) && !isRefused) hasOther = true
    if (/\b(?:normal|pur[oa]|simples)\b/.test(clause)) hasOther = false
    if (hasOther) extraction.dispute('plan')
    // 'aquele que vem o max, mas o mais em conta'
    const isAmong =
      told !== null && (told.rank ?? told.speed) !== null && told.services.length === 0 && services.length > 0
    if (isOpen && told && COUNTED_FROM.test(clause)) continue
    // 'o de 500 que é o mais barato que aguenta isso' chooses by its speed
    const isByRank = told?.rank && told.speed === null && told.services.length === 0
    if (isOpen && isByRank && lazyParts()?.isPlanThatSuffices(text.said)) continue
    const said = told && {
      ...told,
      ...(isAmong ? { services } : {}),
      isByBill: told.isByBill || (mentionedPlan(text.rest.slice(from, to))?.isByBill ?? false),
      isOther: told.isOther || hasOther,
    }
    if (told && told.services.length > 0) services = told.speed === null && !isRefused ? told.services : []
    // 'o de 1 giga em vez do 500'
    if (said && isOpen && ONLY_IF.test(text.said)) extraction.dispute('plan')
    const isSort = said && (said.speed !== null || said.isTorn || said.services.length > 0 || said.rank)
    if (isSort && isOpen && EITHER.test(clause)) extraction.dispute('plan')
    if (!said || !isChosen(extraction, clause, said, isAnaphoric)) continue
    // '700 com hbo. fica 129,99, certo?'
    const isPrice = said.price !== null && said.services.length === 0 && text.said[to] === '?'
    if ((said.isPlain || isPrice) && extraction.has('plan') && said.speed === null) continue
    // 'o de 59 dá pra ver novela?' asks about a plan
    const next = text.clauses.find((each) => each.from >= to)
    const isAskedOn =
      isAmong ||
      /\bmais (?:simples|modest[oa])\b/.test(clause) ||
      (next?.isQuestion === true && /^ *$/.test(text.said.slice(to, next.from)) && !CHOICE_VERB.test(clause))
    if (understand(extraction, said, from, isAskedOn))
      for (const [at, end] of said.spans) text.claim(from + at, from + end)
  }
  if (isOpen && !extraction.has('plan')) proposeIfSo(extraction)
}

/** Speeds that are refused: 'nem 500 nem 2 giga, um giga tá bom'. */
const REJECTED = /\bnem (?:(?:o|de) )*(?:[357]00|[12]000|\d ?gigas?|giga)(?: megas?)?(?= |,)/g
/** The internet that the visitor has: 'minha internet atual é 300 mega e não pega no quarto'. */
const HAS_NOW =
  /\b(?:internet|net|plano|velocidade) (?:atual|de hoje|que (?:eu )?tenho|d[ao] (?:vizinh|concorren)\w+)\b/
/** What somebody else wants: 'ele quer o de 1 giga e eu o de 700'. */
const OTHER_WANTS = /^\W*(?:el[ae]s?|(?:meu|minha) [a-z]+) (?:quer|queria|prefere)\b/
/** A speed that is asked for, which may be sold here or not: '400 mega tem?' */
const SPEED_ASKED =
  /^\W*(?:(?:tem|tinha|vcs|voces|o|um|plano|de) )*(\d{3,4}) ?megas?(?: (?:tem|nao tem|ai))*\W*$/
const REASONED = /^\W*(?:(?:o|de|no) )*(?:300|500|700|1 giga|2 giga|giga)(?: megas?)? (?:pq|porque) /

const isOnOffer = (extraction: Extraction, speed: number) =>
  (plansToChooseFrom(extraction) ?? []).some((plan) => speedOf(plan) === speed)

/** A choice that depends on the answer to a question: '500 faz chamada de vídeo? se faz, pode botar'. */
const IF_SO =
  /\b(?:se|if) (?:sim|der|fizer|faz|for|serve|servir|aguenta\w*|roda\w*|yes|so)\b[^.;!?]{0,12}\b(?:quero|pode (?:por|botar|colocar|ser|mandar|fechar)|bota|poe|fecho|manda|fico|vou|levo|that|i want)\b/

/** A speed with which a statement begins: '700 na moral, sem choro', '500 porque 300 já tive'. */
const SPEED_FIRST =
  /^\W*(?:(?:o|de|fico|vai|vou|quero|bota|poe|com|no) )*(\d{3,4}|[12] gigas?)(?= (?:na moral|pq|porque|pois|ja que|sem|mesmo|com)\b|, [a-z])(?!.*\b(?:se|caso|ou|nao sei)\b)/

/** Proposes the only plan of a message that chooses it on a condition, or that with which it begins. */
function proposeIfSo(extraction: Extraction): void {
  const { text } = extraction
  const { said } = text
  const first =
    said.includes('?') || text.clauses.some((each) => each.isQuestion) || OF_HOUSE.test(said)
      ? null
      : SPEED_FIRST.exec(said)
  const told = IF_SO.test(said)
    ? mentionedPlan(said.replace(OTHER_SERVICES, ' '))
    : mentionedPlan(first?.[0] ?? '')
  const plans = plansToChooseFrom(extraction)
  const meant = told && told.speed !== null && plans ? planMeant(told, plans) : null
  if (meant && typeof meant !== 'string')
    extraction.add('plan', valuesOf(extraction, meant.id), said.search(/\d/), 'confirm')
}
const OTHER_SERVICES = new RegExp(OTHER_SERVICE.source, 'g')

/** Whether a clause chooses a plan: it has a verb of choice, or contains nothing but the plan. */
function isChosen(
  extraction: Extraction,
  clause: string,
  said: MentionedPlan,
  isAnaphoric: boolean,
): boolean {
  // a bare number is a speed, unless it is a house number
  const isBare = said.speed !== null && said.services.length === 0 && !/\d ?(?:g|m)/.test(clause)
  const isOffer =
    /\b(?:quero|queria|vou|fico|prefiro|pode ser)\b[^¤]{0,16}\b[oa] de (?:[3-8]00|1000|2000)\b/.test(clause)
  if (
    isBare &&
    !isOffer &&
    (OF_HOUSE.test(extraction.text.said) ||
      OF_HOUSE_WITH_LETTER.test(clause) ||
      (extraction.isOpen('plan') ? /\bnr?o?[.:] ?\d/ : /\bn(?:o|ro?)?[.:]? ?\d/).test(clause))
  )
    return false
  // 'o segundo mais barato', 'qualquer um menos o mais caro'
  if (
    said.rank !== null &&
    /\b(?:segund|terceir|penultim)[oa] (?:plano )?\u00a4|\b(?:menos|exceto|tirando) /.test(said.rest)
  )
    return false
  if (/\bpossivel\b|\bsaber\b|\bver os?\b|\bfixo\b/.test(clause)) return false
  if (EITHER.test(clause) || (NEGATION.test(said.rest) && !ALONE.test(clause))) return false
  const left = said.rest
    .split(/[^a-z0-9+]+/)
    .filter((word) => /[a-z0-9]/.test(word) && !FILLING.test(word) && !FILLER_WORDS.has(word))
  const hasNumber = left.some((word) => /^\d/.test(word))
  const isMeant = CHOICE.test(clause) || isAnaphoric
  const isNamed =
    said.services.length > 0 ||
    said.rank !== null ||
    said.price !== null ||
    /\b(?:giga|mega|gb|mb|plano)|\bde (?:[3-8]00|1000|2000)\b/.test(clause)
  if (extraction.isOpen('plan'))
    return left.length === 0 || (isMeant && !hasNumber) || (isNamed && left.length < 2 && !hasNumber)
  if (!isNamed && !(extraction.isCorrection && /\b(?:o|pro|pra|para) de \d/.test(clause))) return false
  if (said.price !== null && said.speed === null && said.services.length === 0) return false
  if (
    said.speed === null &&
    said.services.length === 0 &&
    !(
      said.rank &&
      RANKED.test(clause) &&
      ((said.rank !== 'best' && !extraction.isOpen('debit')) ||
        /\b(?:plano|internet|net|velocidade)\b/.test(clause))
    )
  )
    return false
  return left.length === 0 || (isMeant && !hasNumber) || said.speed !== null
}

/** A change of the plan or its price, asked for beside it: '2 giga. dá pra tirar o HBO e baixar o preço?' */
const ASKS_FOR_LESS = /\b(?:da pra|tem como|pode|posso) (?:tirar|baixar|diminuir)\b[^.;!]*\?/

/** The speed that the plan sold as 700 Mega has; nothing is sold under it. */
const UNSOLD = 600

function understand(extraction: Extraction, told: MentionedPlan, at: number, isAskedOn: boolean): boolean {
  const plans = plansToChooseFrom(extraction)
  if (plans === null) {
    const wish = planWishOf(told)
    if (wish === null) return false
    extraction.add('plan', { wish }, at, wish.includes(' ') || told.speed === UNSOLD ? 'confirm' : null)
    return true
  }
  const said = pricedRatherThanFast(told, plans)
  const extras = extraction.situation.order.facts.offers?.extras ?? []
  const takesExtra = extraction.hasField('plan', 'offer2') && extras.length > 0
  const extra = takesExtra
    ? extras.find((each) => said.services.some((slug) => serves(each, slug)))
    : undefined
  const meant = planMeant(extra ? { ...said, services: [] } : said, plans)
  if (meant === 'several' && said.price !== null) {
    const costing = plans.filter((plan) => typeof planMeant(said, [plan]) !== 'string')
    extraction.addEither(
      'plan',
      costing.map(({ id }) => valuesOf(extraction, id)),
      at,
    )
    return true
  }
  if (typeof meant === 'string') {
    if (extraction.isOpen('plan') || said.speed !== null)
      extraction.add('plan', {}, at, meant === 'none' ? 'unavailable' : 'part')
    return true
  }
  const isPart = extra !== undefined && said.speed === null && said.rank === null
  if (isPart) return false
  const values = { ...valuesOf(extraction, meant.id), ...(extra ? { offer2: extra.id } : {}) }
  const included = WITH.exec(said.rest)?.[1] ?? ''
  const isUnsure =
    said.rank === 'best' ||
    said.speed === UNSOLD ||
    (said.rank !== null && refusesSpeedOf(meant.id, plans, extraction.text.said)) ||
    // 'o de 100' may be a speed that is not sold here
    (said !== told && (said.price ?? 0) % 50 === 0) ||
    /\b[a-z]{3,}entao\b/.test(extraction.text.original) ||
    isAskedOn ||
    ASKS_FOR_LESS.test(extraction.text.said) ||
    unexpectedWordsIn(included).length > 0
  extraction.add('plan', values, at, isUnsure ? 'confirm' : null)
  return true
}

/** A speed that is refused beside a superlative: 'não quero o de 300, quero o mais barato'. */
const REFUSED_SPEED = /\b(?:nao|n)\b[^,.;\d]{0,16}(\d{3,4})(?!\d)|(?<!\d)(\d{3,4})(?: megas?)? nao\b/g

const refusesSpeedOf = (id: string, plans: readonly Plan[], said: string): boolean =>
  [...said.matchAll(REFUSED_SPEED)].some(([, before, behind]) =>
    plans.some((plan) => plan.id === id && speedOf(plan) === Number(before ?? behind)),
  )

const serves = (plan: Plan, slug: string) =>
  plan.subscriptions.some((each) => each.toLowerCase().includes(slug))

const valuesOf = (extraction: Extraction, id: string): Values =>
  extraction.hasField('plan', 'offer1') ? { offer1: id } : { idPlan: id }

type CardShown = { readonly plans: readonly [Plan, ...Plan[]] }

/**
 * A group of plans for each card on the screen, in their order: those in sight, and those that a visitor has to open.
 */
function cardsShown(extraction: Extraction) {
  const plans = plansToChooseFrom(extraction)
  if (plans === null) return null
  const { order, advised } = extraction.situation
  const isOwn = extraction.hasField('plan', 'offer1') || extraction.hasCustomerOffers
  const groups: readonly CardShown[] = isOwn
    ? offersInOrder(plans).map((plan) => ({ plans: [plan] as const }))
    : speedGroups(plans)
  return initiallyShownPlans(groups, { brought: planOfLinkOrPage(plans, order), advised })
}

function byPosition(extraction: Extraction, clause: string): string | null {
  const match = POSITION.exec(clause.trim())
  // 'segunda' alone is Monday rather than the second plan
  if (/^\W*(?:segunda|terca|quarta|quinta|sexta)\W*$/.test(clause)) return null
  const cards = match && cardsShown(extraction)
  if (!cards) return null
  const idOf = (card: CardShown | undefined) => card?.plans[0].id ?? null
  const [, last, lastButOne, ordinal = '', middle, fromBelow] = match
  if (last ?? lastButOne) return idOf(cards.first.at(last ? -1 : -2))
  // of an even number of cards none is in the middle
  if (middle) return idOf(cards.first.length % 2 ? cards.first[(cards.first.length - 1) / 2] : undefined)
  const at = ORDINALS.findIndex((each) => new RegExp(`^${each}$`).test(ordinal))
  return idOf(fromBelow ? cards.first.at(-1 - at) : [...cards.first, ...cards.others][at])
}
