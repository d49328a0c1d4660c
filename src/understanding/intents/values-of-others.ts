/**
 * Proposes nothing that its own words give to somebody or something else, to the past or to a decision that is still
 * to come: 'meu primo tem nubank ag 1 conta 123-4. É essa a conta?'. The chat then keeps its question open; of two
 * values, the other one is proposed (docs/decisions/0187). Nothing here records anything.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import { speedOf } from '../../lib/plan-speed.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { mayUseOfOther } from '../../content/may-use-value-of-other.ts'
import { clausesOf } from '../reader/clause-roles.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { CHOSEN, valueKindsOf, type ValueKind } from '../value-kinds.ts'
import { WANTS } from '../words/is-choice-only-asked-about.ts'
import { MessageText } from '../words/prepared-message-text.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import { areSameValues } from '../words/compare-answer-values.ts'

const PERSON = `marido, espos[oa], mulher, namorad[oa], noiv[oa], companheir[oa], filh\\w+, pai, papai, painho, padrasto, madrasta,
  avo, vo, voinh[oa], irma, irmao, mano, mana, brother, prim[oa], ti[oa], sogr[oa], nora, genro, cunhad[oa], sobrinh[oa],
  enteado, amig[oa], comadre, compadre, colega, vizinh[oa]s?, chefe, patrao, patroa, soci[oa], inquilin[oa], ex,
  pastor, porteiro, sindic[oa], contador, corretor, vereador, professor[a]?, nega, nego, veio, veia, zelador[a]?,
  mae, mainha, mamae`
/** For whom something is done, and with whom one lives, which leaves the value the visitor's. */
const FOR_THEM = /\b(?:pra|para|pro|com|por causa d[aeo])(?: (?:o|a|os|as|meus?|minhas?))* [a-z]+/g
/** Somebody who has, or whose it is: 'meu primo tem', 'o da minha mãe é'. */
export const PERSONS = PERSON.replaceAll(/\n\s*/g, ' ').replaceAll(', ', '|')
const OF_PERSON = new RegExp(
  `(?:^\\W*(?:(?:mas|e|o|a|olha|po|eita|pq|porque|que|q|so|ja) )*(?:(?:meu|minha|noss[oa]|meus|minhas) )?(?:${PERSONS})\\b(?! *,)` +
    `|\\b(?:d[aeo]s?|por|e|eh|igual ao?|n[ao]|foi) (?:(?:[oa]|d[ao]) )?(?:(?:meu|minha|noss[oa]) )?(?:${PERSONS})\\b)`,
)
/** Who lends it: 'ele autorizou'. */
const LENDS = anyOf('autoriz\\w+, deixou, deixa, emprest\\w+, liberou, concord\\w+, pode usar')
/** Such a value is to be used all the same: 'usa o da minha filha'. */
const IS_USED = anyOf(
  `(?<!(?:que|q|quem) )us[ae]r?, use[m]?, anot[ae]r?, bot[ae]r?, coloc\\w+, ponha, poe, vou por, mand[ae]r?, lig(?:a|ue|uem|ar), cham[ae]r?, serve,
  pode(?:m)? (?:ser|us\\w+|por|bot\\w+|coloc\\w+|anot\\w+|mand\\w+|debit\\w+|lig\\w+), posso, podia, prefiro, quero, quer, prefere,
  pediu, escolheu, acha, falou (?:que|bem|pra), disse que, indic\\w+, recomend\\w+, vai (?:n?[oa]|ser|assinar), vou, fica (?:com|n?[oa]), fale, falem,
  passo, titular, no nome, (?:ta|esta) n[oa], respons\\w+, contrat\\w+, ess[ea] mesm[oa], mesmo, so (?:tenho )?[oa] d[ao]`,
)
/** The other person's value is the one to use: 'melhor o dela'. */
export const USES_THEIRS = anyOf(
  `(?:melhor|prefiro|us[ae]|lig\\w+|anot[ae]|bot[ae]|fica|vai) (?:com )?n?[oa] del[ea],
  (?:e|eh) el[ea] (?:que|q) (?:vai )?(?:assin\\w+|contrat\\w+), (?:internet|net|fibra|pedido|contrato) (?:e|eh|vai ser) pr[ao] el[ea]`,
)
/** The visitor takes what somebody else has: 'meu vizinho tem o de 700, quero igual'. */
const TAKES_SAME = anyOf(
  '(?:quero|queria|vou querer|me ve|pode ser|fico com|prefiro|bota|poe)(?: um| o| esse)? (?:igual\\w*|mesmo|tambem)',
)
/** Somebody else's telephone, address or account, given as the answer: 'o do meu filho é …', 'conta da minha mulher no …'. */
const IS_GIVEN = anyOf(`d[aeo] (?:(?:meu|minha|noss[oa]) )?(?:${PERSONS})`)
/** What tells of somebody instead: 'meu primo tem …', '… mas ele viaja muito'. */
const TELLS_OF = anyOf('tem, tinha, usa, usava, mas, so que, que (?:e|eh), el[ea], ai, nao')
/** What says whose it is or what became of it, behind the value: '…, essa eu fechei'. */
const SAID_OF_IT =
  /^\W*(?:(?:nao|ai|ih|opa|mas|e|so que|porem)\W+)*(?:n?ess[ea]|est[ea]|isso|el[ea]|la|que|q|eu (?:nem|nao))(?= )/

/** What is no more, or never was: lost, left, closed, old. */
const GONE = anyOf(
  `perdi, perdeu, roubaram, ja era, tinha(?! \\d+ anos), tive, antes eu, antes era, antigamente, ate (?:ano|mes|semana) passad[oa],
  morava, moravam, usava, fechei, encerrei, cancelei, encerrad[oa], cancelad[oa],
  desativad[oa], nem abro, nem uso,
  nao us[ae](?! (?:whats|zap)), (?<=^\\W*[oa] )(?:antig|velh)[oa](?! (?:e|eh) \\d), nem acesso, nao (?:uso|abro|existe|vale|serve|funciona)(?: mais)?, (?:sem|nao tem) saldo, zerad[oa],
  so vale (?:hoje|ate), nao (?:e|eh) ess[ea], nao pode, sagrad[oa], separad[oa], bloquead[oa], (?:e|eh) (?:a )?poupanca`,
)
/** Something else that has such a value, by the kind of value. */
const ELSE: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  cep: anyOf('protocolo, diferenca, pedido, nota, boleto'),
  house: anyOf(
    `d[oa] lado(?! d), (?:da|em) frente(?! d), n[oa] placa(?! (?:daqui|aqui|d[aeo] (?:minha )?(?:casa|portao))), poste, moradores, pessoas, andares, viela, euros?, reais, tvs?, celular(?:es)?,
    televiso(?:r|res), aparelhos, criancas, cachorros?, gatos?, obra, ponto de onibus`,
  ),
  phone: anyOf('portaria, interfone, recepcao, orelhao, nao confund\\w+, golpe, cobranca'),
  email: anyOf('recebi (?:uma? )?\\w+ d[eo], golpe, spam, pode receber'),
  document: anyOf('onde (?:eu )?trabalho, de quem (?:e|eh), golpe, nem sei'),
  birth: anyOf(
    `emitid[oa], emissao, expedi\\w+, cnh (?:e|eh) d, validade, fundacao, fundad[oa], inaugur\\w+, casei, casamento, (?:rg|cnh|carteira) saiu,
    (?:saiu|ta|esta|veio|foi|registraram|botaram|colocaram)(?: [a-z]+)? errad[oa]`,
  ),
  due: anyOf(
    `ipva, iptu, escola, aluguel, natal, feriado, aniversario,
    (?:salario|pagamento|beneficio|aposentadoria|pensao)(?: [a-z]+){0,2} cai, cai (?:o|a|meu|minha) (?:salario|pagamento|aposentadoria)`,
  ),
  visit: anyOf(
    `marcou, marcaram, (?:ninguem|nao) (?:veio|vieram),
    escola, aula, creche, batizado, dentista, medico, audiencia, reuniao, rodizio, gas, diretoria, assembleia, missa, culto,
    passeio, perco, (?:net|claro|vivo|oi|sky|outra|operadora) (?:veio|vieram|vem|instalou), foi, fizeram, instalaram`,
  ),
  account: anyOf('limite, fatura do cartao, dizimos?, aluguel'),
}
/** Where the visitor's own value is written: 'o cep que vem no boleto é …', 'na minha cnh tá …'. */
const IS_WRITTEN = '(?:vem|veio|ta|esta|tinha|tem|consta|aparece|diz|vi|peguei|li|segundo|conforme|igual)'
const IN_PAPER = `(?:(?:n[oa]|d[oa]|[ao]) )?(?:(?:meu|minha|ultim[oa]) )?
  (?:boleto|nota|conta|fatura|carta|encomenda|cnh|rg|identidade|documento|certidao|carteira)`.replaceAll(
  /\n\s*/g,
  '',
)
const WRITTEN_IN_PAPER = anyOf(`${IS_WRITTEN} ${IN_PAPER}, ${IN_PAPER}(?: [a-z]+){0,2} ${IS_WRITTEN}`)
const IS_ISSUED = anyOf('emitid[oa], emissao, expedi\\w+, validade, saiu, vence\\w*, renov\\w+, tirei')
/** What is given as an example. */
const EXAMPLE = anyOf(
  'tipo(?: assim)?, por exemplo, p ?ex, digamos, suponh\\w+, imagin\\w+, ficticio, assim(?= \\d), igual (?:[oa] )?(?:minha|meu)',
)
/** What asks for the effect of a choice. */
const ASKS_EFFECT = anyOf(
  `(?:o que|oq|que|q) (?:que )?acontece, (?:da|tem|ganha) (?:quanto|os|algum|mais|desconto), (?:e|eh) aquele que, quanto (?:de|da|fica|sai),
  corta, multa, como funciona`,
)
/** What depends on something, with what is meant otherwise, or asks which one to take. */
const DEPENDS = anyOf(
  `depend(?:e|endo|eria|er)(?! de mim), (?:se|caso) [^.!?]*\\W(?:senao|do contrario|se nao|caso contrario|se n|se for|se fosse),
  se for (?:n?[oa]|d[aeo]|eu)(?! (?:caso|mesm[oa]|possivel)), por mim [^.!?]* por (?:minha|meu|el[ea]),
  qual (?:e )?(?:que )?(?:eu )?(?:ponho|coloco|uso|boto|vale|escrevo), (?:coloco|ponho|boto|uso) qual, ou [oa] (?:de|d[ao]|q|que|minha|meu)(?= [^?]*[?])`,
)
/** The visitor decides later, or has somebody decide. */
const IS_UNDECIDED = anyOf(
  `(?:to|tou|estou|ando) (?:me |n[oa] )?(?:decidindo|pensando|em duvida|duvida|vendo), (?:decido|resolvo|vejo) (?:n[oa]|depois|amanha|com),
  vou (?:la |ali )?(?:fora )?(?:ver|perguntar|conferir|olhar|pensar), deix[ae] eu (?:ver|pensar), vai dar briga, qual a diferenca,
  ate amanha, (?:eu|q|que) (?:te )?aviso`,
)

/** Reasons for which a whole value is proposed, or a part of it noted. */
const MAY_BE_OTHERS: ReadonlySet<Doubt['why']> = new Set([
  'confirm',
  'part',
  'surname',
  'either',
  'unavailable',
])
const TYPED: ReadonlySet<ValueKind> = new Set([
  'cep',
  'house',
  'phone',
  'email',
  'document',
  'account',
  'birth',
  'name',
  'mother',
])
/** What somebody else may lend the order. */
const CAN_BE_LENT: ReadonlySet<ValueKind> = new Set(['phone', 'email', 'account'])

/** Where the visitor's own value begins within a clause: 'a patroa é de 14/02 eu sou de 12/07'. */
const OWN_BEGINS = new RegExp(
  anyOf(
    `(?:e )?[oa] d[aeo] (?:meu|minha), e d[aeo] (?:meu|minha), eu (?:sou|nasci|moro|uso|quero|tenho|to),
    [oa] (?:meu|minha) (?:e|eh|mesm\\w+), aqui em casa, (?:hoje|agora) (?:to|moro|e|eh), nasci, nascimento, nasc`,
    ' (?=',
    '(?![a-z]))',
  ),
  'g',
)
/** What says that a value is the visitor's own, whoever else is named beside it. */
const IS_OWN = anyOf(
  `[oa] (?:meu|minha)(?= (?:e|eh|mesm\\w+)|[^a-z ]|$), eu (?:sou|nasci|moro|uso|quero|to|fico), pra mim, aqui em casa, moro`,
)
/** The visitor's own by its name: 'meu número é …, o do meu marido …'. */
const IS_CALLED_OWN = anyOf(
  `meu (?:numero|tel\\w*|cel\\w*|zap\\w*|whats\\w*|e-?mail|contato) (?:e|eh), minha conta (?:e|eh), [oa] (?:meu|minha) (?:e|eh),
  (?:e|eh) [oa]? ?(?:meu|minha)(?= *(?:$|\\W)| mesm)`,
)
/** Another person's, behind the visitor's: '…, a do meu marido tá negativa'. */
const IS_ANOTHER = /^\W*(?:(?:e|mas|que) )?[oa] d[aeo] [^\d@]*$/
/** What a house is called, where another question is open. */
export const CALLS_HOUSE = anyOf(
  `numero, nro?, n, no, (?<!em )casa, endereco, moro, rua, avenida, av, predio, apto?, ape?, apartamento, bloco, bl, torre, lote, quadra,
  complemento, fundos, imovel, residencia, cep, sala, andar, portao, placa, km, s/n, sobrado`,
)

const OF_PEOPLE: ReadonlySet<ValueKind> = new Set([
  'cep',
  'house',
  'phone',
  'email',
  'document',
  'birth',
  'account',
  'plan',
  'due',
])
const CAN_BE_GONE: ReadonlySet<ValueKind> = new Set([
  'cep',
  'house',
  'phone',
  'email',
  'document',
  'account',
  'plan',
])
/** A day that somebody else would decide on, or that is one of two, is asked about by its own reader. */
const CAN_DEPEND: ReadonlySet<ValueKind> = new Set(
  [...OF_PEOPLE, 'name', 'mother', 'debit'].filter((kind) => kind !== 'due') as ValueKind[],
)

interface Part {
  readonly from: number
  readonly to: number
  readonly words: string
}

function partsOf({ said, typedClauses }: MessageText): readonly Part[] {
  return typedClauses.flatMap(({ from, to }) => {
    const starts = [from, ...[...said.slice(from, to).matchAll(OWN_BEGINS)].map(({ index }) => from + index)]
    return starts.map((start, place) => {
      const end = starts[place + 1] ?? to
      return { from: start, to: end, words: said.slice(start, end) }
    })
  })
}

/** Whether a part of a message gives a value of this kind to somebody or something else, or to the past. */
function isOfOther({ words }: Part, kind: ValueKind): boolean {
  if (kind === 'birth' && /\bnasci\b/.test(words)) return false
  const isWritten = (kind === 'cep' || kind === 'birth') && WRITTEN_IN_PAPER.test(words)
  if (isWritten && !OF_PERSON.test(words) && !IS_ISSUED.test(words)) return false
  if (EXAMPLE.test(words)) return true
  // '512 casa da minha mãe', '512 torre de celular do lado': what follows the number says where the house is
  if (kind === 'house' && /^\W*\d/.test(words)) return GONE.test(words)
  if (ELSE[kind]?.test(words)) return true
  if (/^(?:due|debit)$/.test(kind) && ASKS_EFFECT.test(words) && !WANTS.test(words)) return true
  if (CAN_BE_GONE.has(kind) && GONE.test(words)) return true
  return (
    OF_PEOPLE.has(kind) &&
    OF_PERSON.test(words.replace(FOR_THEM, ' ')) &&
    !IS_OWN.test(words) &&
    !IS_USED.test(words)
  )
}

/** Whether the visitor leaves the offers to a later decision, beside the address to which they would go. */
const areOffersUndecided = (text: MessageText): boolean =>
  clausesOf(text).some(({ words }) => IS_UNDECIDED.test(words) && OF_OFFERS.test(words)) ||
  (OF_OFFERS.test(text.said) && ONLY_SOME.test(text.said))

/** Returns the parts of a message that give a value of this kind to others; 'esse já era' takes the part before along. */
export function partsOfOthers(text: MessageText, kind: ValueKind, isOpen: boolean): readonly Part[] {
  const { said } = text
  if (CAN_DEPEND.has(kind) && DEPENDS.test(said)) return [wholeOf(text)]
  if (isOpen && isUndecided(text, kind)) return [wholeOf(text)]
  const [asked = ''] = /^[^.!;?]*[?]/.exec(said) ?? []
  if (isOpen && /^(?:due|debit)$/.test(kind) && ASKS_EFFECT.test(asked) && !WANTS.test(asked))
    return [wholeOf(text)]
  if (USES_THEIRS.test(said) || (kind === 'plan' && TAKES_SAME.test(said))) return []
  const parts = partsOf(text)
  const isTaken = parts.map((part) => isOfOther(part, kind))
  for (const [place, { words }] of parts.entries()) {
    const isAboutBefore = !CHOSEN.has(kind) && SAID_OF_IT.test(words)
    for (let before = place; isTaken[place] && before > 0 && isAboutBefore;) {
      before -= 1
      isTaken[before] = true
      if (/\d/.test(parts[before]!.words)) break
    }
    // 'painho nasceu dia de São João, 24 de junho de 1948'
    const next = parts[place + 1]
    const isNamed = NAMES[kind]?.test(words) === true || ENDS_AS_SOMEBODYS.test(words) || IS_OLD.test(words)
    const isOneOfTwo = /\bou\W*$/.test(said.slice(0, parts[place]?.from))
    if (isTaken[place] && next && !/\d/.test(words) && isNamed && !isOneOfTwo && FOLLOWS.test(next.words))
      isTaken[place + 1] ||= !IS_OWN.test(next.words)
  }
  const old = [...said.matchAll(CHANGED_FROM)].map(({ 0: words, index }) => ({
    from: index,
    to: index + words.length,
    words,
  }))
  return [...parts.filter((_part, place) => isTaken[place]), ...(kind === 'visit' ? [] : old)]
}

/** A value that follows behind a comma, perhaps as what it was. */
const FOLLOWS = /^\W*(?:(?:era|foi|la (?:tem|ta|esta|consta)) (?:o |a )?)?\d/
/** What was before, without its value: 'o antigo deu problema, era …'. */
const IS_OLD = /^\W*[oa] (?:meu |minha )?(?:[a-z]+ )?(?:antig|velh)[oa](?![a-z])/
/** Whose it is, before it: 'no cadastro antigo tá o do meu ex, …'. */
const ENDS_AS_SOMEBODYS = new RegExp(`(?<![a-z])[oa] d[aeo] (?:(?:meu|minha) )?(?:${PERSONS})\\W*$`)

/** What announces a value of a kind, which follows behind a comma. */
const NAMES: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  birth: anyOf('nasc\\w*, data'),
  document: anyOf('cpf, cnpj'),
  cep: anyOf('cep, mora'),
  phone: anyOf('tel\\w*, cel\\w*, zap, numero'),
  email: anyOf('e-?mail'),
}
/** The old one of two: 'a agência mudou de 2871 pra 3105'. */
const CHANGED_FROM = /(?<=\b(?:mudou|passou|trocou) )d[eo] \S*\d\S*(?= (?:pr[ao]|para) \d)/g

const ONLY_SOME = anyOf('se (?:for|vier|tiver|nao)')
const OF_OFFERS = anyOf('ofertas?, promoc\\w+, propagandas?, novidades')

/** What else may be left open. */
const NAMES_ELSE = anyOf(
  `conta, agencia, cpf, cep, e-?mail, tel\\w*, nome, dia, data, plano, numero, turno, horario, complemento, digito, ofertas?,
  promoc\\w+`,
)

/** Whether the visitor leaves a kind of value to a later decision: 'é 318 ou 381, pera, vou lá fora ver'. */
const isUndecided = (text: MessageText, kind: ValueKind): boolean =>
  clausesOf(text).some(
    ({ words, names }) =>
      IS_UNDECIDED.test(words) &&
      !WANTS.test(words) &&
      (names.has(kind) ||
        NAMES_OF[kind]?.test(words) === true ||
        (names.size === 0 && !NAMES_ELSE.test(words))),
  )

/** Whether a message gives somebody else's value as the answer, and tells nothing more of them. */
const isLent = ({ said }: MessageText, [part, another]: readonly Part[]): boolean =>
  part !== undefined &&
  !another &&
  !IS_CALLED_OWN.test(said.slice(0, part.from)) &&
  !IS_ANOTHER.test(part.words) &&
  IS_GIVEN.test(part.words) &&
  (!TELLS_OF.test(said) || LENDS.test(said))

const wholeOf = ({ said }: MessageText): Part => ({ from: 0, to: said.length, words: said })

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Whether any part of a told value stands in these parts. A date may be written in many ways. */
const standsIn = (parts: readonly Part[], { raw }: MessageText, { values }: Doubt): boolean => {
  const words = bare(parts.map(({ from, to }) => raw.slice(from, to)).join(' '))
  if (values.birth_date) return /\d/.test(words)
  return Object.values(values).some((value) => value !== '' && words.includes(bare(value)))
}

/** Whether these parts name the plan that is proposed. */
function isPlanIn(parts: readonly Part[], { order }: Situation, { values }: Doubt): boolean {
  const plan = order.facts.coverage?.plans.find(({ id }) => id === values.idPlan)
  const speed = plan ? speedOf(plan) : 0
  const named = new RegExp(speed % 1000 === 0 ? `\\b(?:${speed / 1000} ?)?gigas?\\b` : `\\b${speed}\\b`)
  return parts.some(({ words }) => speed === 0 || named.test(words))
}

/** What counts a day from one that is something else's, or excludes that: 'a luz é dia 10, o primeiro depois'. */
const IS_COUNTED = anyOf(
  'depois, apos, seguinte, proxim[oa], anterior, antes, menos, exceto, tirando, sem ser',
)
const isCounted = ({ said }: MessageText, parts: readonly Part[]): boolean =>
  IS_COUNTED.test(said.slice(Math.max(0, ...parts.map(({ to }) => to))))

/** Returns what a message proposes for a step without these parts, or null. */
function proposedWithout(
  parts: readonly Part[],
  text: MessageText,
  { step }: Doubt,
  readPart: (part: string) => Reading,
): Doubt | null {
  const rest = parts.reduce(
    (left, { from, to }) => left.slice(0, from) + ' '.repeat(to - from) + left.slice(to),
    text.raw,
  )
  const { answers, doubts } = readPart(rest.replace(/^[\s.,;:!?]+/, ''))
  const told = answers[step]
  return told ? { step, values: told, why: 'confirm' } : (doubts.find((doubt) => doubt.step === step) ?? null)
}

/**
 * Returns a reading without the proposals that the message itself gives to others, or with the visitor's own in their
 * place. Where nothing is left, the chat says why nothing was noted.
 * @param readPart reads a part of the message by itself
 */
export function withoutValuesOfOthers(
  reading: Reading,
  situation: Situation,
  typed: string,
  readPart: (part: string, situation: Situation) => Reading,
): Reading {
  if (reading.doubts.every(({ why }) => !MAY_BE_OTHERS.has(why))) return reading
  const text = new MessageText(typed)
  const isDropped = new Set<StepId>()
  const doubts = reading.doubts.flatMap((doubt): readonly Doubt[] => {
    const { step, values, why } = doubt
    const present = stepOf(situation.order, step)
    const kinds = valueKindsOf(present).filter((kind) => kind !== 'consent')
    const [kind] = kinds
    if (!kind || !MAY_BE_OTHERS.has(why)) return [doubt]
    const recorded = situation.order.answers[step]?.values.number
    const isUncalled = kind === 'house' && step !== situation.step && isNoHouse(text, reading)
    // 'botei 70 mas é 77'
    if (isUncalled && !(recorded && text.said.includes(recorded))) {
      isDropped.add(step)
      return []
    }
    if (values.accept_promotions === 'true' && areOffersUndecided(text)) {
      const { accept_promotions: _offers, ...told } = values
      return [{ ...doubt, values: told }]
    }
    const parts = partsOfOthers(text, kind, step === situation.step)
    if (kind === 'due' && isCounted(text, parts)) return [doubt]
    // which one of two is asked about anyway
    if (why === 'either' && parts[0]?.to === text.said.length && parts[0].from === 0) return [doubt]
    if (kind === 'plan' && !isPlanIn(parts, situation, doubt)) return [doubt]
    if (CAN_BE_LENT.has(kind) && why === 'confirm' && isLent(text, parts))
      return [{ ...doubt, question: mayUseOfOther[kind as keyof typeof mayUseOfOther] }]
    const isOfBankAlone = kind === 'account' && !values.agency && !values.account_number
    if (parts.length === 0 || (TYPED.has(kind) && !isOfBankAlone && !standsIn(parts, text, doubt)))
      return [doubt]
    const own = proposedWithout(parts, text, doubt, (part) => readPart(part, { ...situation, doubt: null }))
    if (own && areSameValues(own.values, values)) return [doubt]
    isDropped.add(step)
    return own ? [own] : []
  })
  if (isDropped.size === 0) return { ...reading, doubts }
  return withReply({ ...reading, doubts }, situation, isDropped)
}

/** Whether a number that would become the house's, at another question, is called nothing that a house is called. */
const isNoHouse = ({ said }: MessageText, { answers, doubts }: Reading): boolean =>
  !CALLS_HOUSE.test(said) &&
  answers.cep === undefined &&
  doubts.every(({ values }) => values.cep === undefined && !values.complement)

/** Says that nothing was noted, if nothing else is left to reply; what was agreed beside it is asked about. */
function withReply(reading: Reading, situation: Situation, dropped: ReadonlySet<StepId>): Reading {
  const { step, order } = situation
  const { [step]: own, ...others } = reading.answers
  const isConsent = own !== undefined && stepOf(order, step).view === 'review'
  const answers = isConsent ? others : reading.answers
  const doubts = isConsent
    ? [...reading.doubts, { step, values: own, why: 'confirm' as const }]
    : reading.doubts
  const named = reading.command?.startsWith('correct:') ? reading.command.slice('correct:'.length) : null
  const isGone = named !== null && dropped.has(named) && doubts.every((doubt) => doubt.step !== named)
  const command = isGone ? null : reading.command
  const isAnswered =
    Object.keys(answers).length + doubts.length + reading.facts.length > 0 ||
    command !== null ||
    reading.unanswered ||
    reading.advice
  const facts = isAnswered ? reading.facts : (['nao-anotado'] as const)
  const isUnderstood = Object.keys(answers).length + facts.length > 0 || command !== null
  return { ...reading, answers, doubts, command, facts, clear: isUnderstood && doubts.length === 0 }
}
