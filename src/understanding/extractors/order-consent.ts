/** Extracts the visitor's consent to the final order: a yes without any condition, question or correction. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { DUE_DAYS } from '../../lib/bill-due-days.ts'
import { brToIso, weekday } from '../../lib/iso-dates.ts'
import { Extraction } from '../extraction-state.ts'
import { NOTHING_TO_CHANGE } from '../words/filler-doubt-and-negation-words.ts'
import { extractInstallationDate } from './installation-date.ts'
import { extractComplementAtReview } from './complement-at-review.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { WEEKDAYS } from '../words/installation-date-patterns.ts'
import { nextOfMonth } from '../words/next-weekday-or-day-of-month.ts'
import { isPlainYes } from '../words/order-yes-words.ts'
import { bareWords, yesNo } from '../words/yes-no.ts'

/** Words of courtesy that neither agree nor refuse. */
const OPENERS = new Set('oi ola opa eita bah oxe uai ah hmm ue bom boa moco kkk rs so gente'.split(' '))
const GREETING = /\b(?:bom dia|boa (?:tarde|noite))\b|^\W*(?:tarde|noite)(?=\W*[,.!])/g
/** What contains a word of a change but asks for none. */
const NO_CHANGE =
  /\bsem (?:problemas?|erros?|duvidas?|pressa)\b|\btrocar (?:pra|para|pela|por) (?:a )?fibra\b/g

/** That nothing is to be changed, beside a yes or alone: 'não tem nada errado não, pode concluir'. */
const NOTHING_WRONG = anyOf(
  `(?:nao|n) (?:tenho|tem|ha|vi|achei|encontrei) (?:mais )?nada (?:de )?errad[oa](?: nao)?,
  (?:nao|n) (?:tenho|tem|ha|vi|achei|encontrei) (?:mais )?nada a corrigir(?: nao)?,
  (?:nao|n) (?:muda|mexe|altera|troca) (?:mais )?nada(?: nao)?,
  nada (?:a|pra|para|que) (?:corrigir|mudar|alterar|arrumar|mexer|acrescentar)(?: nao)?`,
)
const AT_LAST = /\bate que enfim\b/

const COMPLEMENT_IS =
  /\bcomplement\w*:? (?:(?:e|eh|era|certo|correto|ficou|ta|esta|errad[oa]|na verdade),? )+/

export function extractOrderConsent(extraction: Extraction): void {
  const { text } = extraction
  if (!extraction.open.includes('consent')) {
    // 'o complemento é apto 42', at any question
    if (!extraction.isOpen('house') && COMPLEMENT_IS.test(text.said)) extractComplementAtReview(extraction)
    return
  }
  if (extractComplementAtReview(extraction) || !extraction.isOpen('consent')) return
  const told = text.said
    .replace(THANKS_FOR, ' obrigado ')
    .replace(WAITS, ' ')
    .replace(HAS_READ, ' ')
    .replace(OF_COURSE, ' ')
    .replace(GREETING, ' ')
    .replace(NOTHING_WRONG, ' ')
    .replace(AT_LAST, ' ')
    .replace(NO_CHANGE, ' ')
  if (proposeChanges(extraction, told)) return
  if (text.said.includes('?') || /[<>¤]/.test(text.rest)) {
    propose(extraction)
    return
  }
  const words = bareWords(told)
  const said = words.filter((word) => !OPENERS.has(word)).join(' ')
  // 'não tem nada errado não' alone is half a yes
  if (said === '' && NOTHING_WRONG.test(text.said)) {
    extraction.add('consent', { accept_information: 'true' }, 0, 'confirm')
    return
  }
  const isThumb = words.length === 0 && yesNo('', text.raw) === true
  if (isThumb || isPlainYes(said)) extraction.add('consent', { accept_information: 'true' }, 0)
  else propose(extraction)
}

/** Asks for a change, unlike 'tem taxa no boleto?', which asks about what is recorded. */
const REQUESTS =
  /\b(?:pode(?:m|ria)?|podia|posso|da (?:pra|para)|tem como|queria|quero|prefiro|muda\w*|troca\w*)\b/
/** Details that are refused, which keep a yes from being one: 'de tarde não', 'não pode ser de noite'. */
const DENIED =
  /\b(?:manha|tarde|noite|boleto|debito|fatura|dia \d{1,2}) n(?:ao|em)?\b|\bnao (?:(?:posso|pode|da|quero|e|eh|ser|de|a|pela|no|o) ?)*(?:manha|tarde|noite|boleto|fatura|dia \d)/
/** A period of the visit, a due day, a way to pay: details of the order that may be named beside a yes. */
const PERIOD = /(?<!mais )\b(?:manha|tarde|noite)\b/
const WEEKDAY = /\b(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)\b|\bsemana que vem\b/
/** What speaks of the visit, whose day is no due day. */
const OF_VISIT =
  /\b(?:instala\w*|visita|tecnico|voces|vcs|venham?|vir|vem|em casa|estarei|vou (?:ta|estar)|aguard\w+|esper\w+)\b/
const DAY = /\bdia (\d{1,2})\b(?![/.,-]\d| de [a-z])/
const BILL = /\b(?:boletos?|pix|fatura|carne|(?:sem|menos) (?:o |no )?debito)\b/
const DEBIT = /\bdebito\b/

/**
 * Proposes what a message names beside a yes, or alone, in place of what is recorded: 'ok, só que de tarde'.
 * @returns whether the message names such a detail otherwise than recorded; it is then no consent to what is recorded
 */
function proposeChanges(extraction: Extraction, told: string): boolean {
  if (extraction.text.said.includes('?') && !REQUESTS.test(told)) return false
  const isOfVisit = PERIOD.test(told) || WEEKDAY.test(told)
  const own = isOfVisit ? dueDayApart(extraction, told) : null
  const day = own ?? (OF_VISIT.test(told) || isOfVisit ? null : DAY.exec(told))
  const way = BILL.exec(told) ?? DEBIT.exec(told)
  const named: { kind: 'visit' | 'due' | 'debit'; values: Values; at: number }[] = []
  if (isOfVisit)
    named.push({ kind: 'visit', values: visitIn(extraction, own ? told.replace(own[0], ' ') : told), at: 0 })
  if (day) named.push({ kind: 'due', values: { due_date: day[1] ?? '' }, at: day.index })
  if (way) named.push({ kind: 'debit', values: { direct_debit: String(!BILL.test(told)) }, at: way.index })
  if (named.length > 0 && DENIED.test(told)) return true
  let isOther = false
  for (const { kind, values, at } of named) {
    const given = extraction.given(kind)
    const isKnown = Object.entries(values).every(([name, value]) => given?.[name] === value)
    if (given === null || (isKnown && Object.keys(values).length > 0)) continue
    isOther = true
    const isOffered = kind !== 'due' || DUE_DAYS.some((each) => String(each) === values.due_date)
    if (isOffered && !isKnown && !extraction.has(kind))
      extraction.add(kind, { ...given, ...values }, at, 'confirm')
  }
  return isOther
}

/** A day as a clause of its own, before or behind one that names a weekday. */
const DAY_APART = /(?<=^\W*|[,;.] ?| e )(?:no |o )?dia (\d{1,2})(?= *(?:$|[,;.]| e ))/

/** Returns the due day beside the weekday of the visit, unless it is its date: 'dia 25, boleto, segunda à tarde'. */
function dueDayApart({ situation }: Extraction, told: string): RegExpExecArray | null {
  const day = OF_VISIT.test(told) ? null : DAY_APART.exec(told)
  if (!day) return null
  const date = nextOfMonth(Number(day[1]), situation.order.today)
  const rest = told.replace(day[0], ' ')
  if (!WEEKDAY.test(rest)) return null
  return date !== 'none' && WEEKDAYS[weekday(brToIso(date))]?.test(rest) ? null : day
}

/** Returns the day and period of the visit that a message names, read as an answer to the question about it. */
function visitIn(extraction: Extraction, told: string): Values {
  const step = extraction.stepFor('visit')
  if (step === null) return {}
  const asked = new Extraction(told, { ...extraction.situation, step, doubt: null })
  extractInstallationDate(asked)
  return asked.findings().find(({ kind }) => kind === 'visit')?.values ?? {}
}

/** What happens anyway, asked for beside a yes: 'favor enviar o contrato para o e-mail cadastrado'. */
const OF_COURSE =
  /\b(?:(?:por favor|favor|pf|pode(?:m)?|me|ja|e|so|solicito(?: o)?|peco(?: o)?|aguardo|espero|fico no aguardo d[eo]?)[ ,]+)*(?:(?:envi(?:a|e|em|ar|o de|o d[ao])|mand(?:a|e|em|ar)|encaminh(?:a|e|em|ar)|envio|receber)(?: (?:me|pra mim))?[ ,]+)?(?:(?:o|a|d[oa]|um|uma|meu|minha) )(?:contrato|comprovante|protocolo|confirmacao|resumo|numero do pedido|copia(?: do contrato)?)(?: do pedido)?(?: (?:(?:n?o|ao?|para o|pr[ao]|pelo|por) (?:meu )?)(?:e-?mail|zap|whats\w*))?(?: (?:cadastrado|informado|acima|(?:que|q) (?:eu )?(?:ja )?(?:passei|informei|dei|cadastrei|botei|coloquei)))?(?:,? por favor)?(?=\W*$|[.!;])/g
/** What one is thanked for, and that one waits, change nothing about a yes. */
const THANKS_FOR =
  /\b(?:muito )?(?:obrigad[oa]|brigad[oa]|obg|valeu|grat[oa]|agradeco) (?:tambem )?(?:pel[oa]|por) [a-z ]{3,40}?(?=[.,!;]|$)(?:,? (?:foi|foram) [^.;!?,]{0,48})?/g
/** That everything was read, with whom and how, and that it was easy. */
const HAS_READ =
  /\b(?:li|reli|conferi|revisei|olhei|dei uma (?:lida|olhada))(?: (?:tudo|tudinho|de (?:cabo a rabo|ponta a ponta|fio a pavio|cima a baixo)|com|calma|atencao|cuidado|[oa]|minha|meu|por|pelo|telefone|videochamada|junto|aqui|ja|2|vezes|de|novo|ponto|oculos|item|linha|filh[oa]|marido|espos[oa]|mulher|net[oa]|mae|pai|irma|irmao|nora|genro))*(?=[,.;!]| e |$)|\b(?:foi|achei)(?: (?:tudo|bem|muito|mais|super|tao))* (?:facil|rapid[oa]|pratic[oa]|simples|tranquil[oa]|otim[oa])(?: (?:do )?que (?:eu )?(?:pensava|imaginava|esperava|achava))?(?=[,.;!]|$)/g
const WAITS =
  /\b(?:fico |ja )?(?:aguard\w+|espero|to esperando|vou esperar) (?:voces|vcs|o tecnico|a visita|ai)(?: (?!(?:n[oa]|de|a|pela|pr[ao])? ?(?:manha|tarde|noite|hoje|amanha|semana|dia|segunda|terca|quarta|quinta|sexta|sabado|domingo)\b)[a-z]+){0,6}\b/g

/** A yes at the beginning or the end of a clause. */
const SAYS_YES =
  /^(?:(?:entao|bom|ah|ok|blz|beleza|otimo|perfeito|certo|show|legal|isso|olha|e|eu|mas|ta|vai) )*(?:sim|acho que sim|autoriz(?:o|ad[oa])|(?:por mim |ja |eu )*(?:tava|ta|estava|esta) confirmad[oa](?! (?:pr[ao]|para|n[oa]|dia|que)\b)|com (?:as |a )?(?:gracas?|ajuda|bencao|fe|permissao)(?: de deus| divina)? (?:confirm\w+|fech\w+|pode)|confirm(?:o|ado|ada|a)|pode (?:confirmar|concluir|fechar|mandar|finalizar|encaminhar|seguir|sim|ser|ir)|fechad[oa]|fechou|fecho|aceito|de acordo|concordo|bora|topo|manda (?:ver|bala)|(?:ta|esta) (?:tudo )?(?:certo|certinho|certim|otimo)|confirme|positivo|demorou|ja e|claro|(?:beleza|blz|ok|ta bom) entao|(?:beleza|blz)$|(?:(?:tenho|com|total|absoluta) )*certeza(?: absoluta)?$|quero (?:contratar|fechar|confirmar|finalizar)$|entao ta|(?<=entao )ok$|isso mesmo|(?:ta |esta )?tudo (?:certo|ok|certinho))\b|\bsim$/

/** What keeps a yes from being one: a refusal, a condition, a correction, a delay. */
const HOLDS_BACK =
  /\b(?:so que|porem|nao|n|nem|nunca|menos|exceto|se|caso|quando|depois|antes(?! que)|amanha|ainda|espera|pera\w*|calma|falt\w+|err(?:ad|ei|o)\w*|mud\w+|troc\w+|alter\w+|corrig\w+|tir[ae]\w*|desist\w+|cancel\w+|pens(?:ar|o|ando|e)\b|duvida|nome|e-?mail|telefone|cep|cpf|endereco|numero|venc\w*|nascimento|plano|resto|so (?:se|que)|desde que|a partir|vou (?:ver|confirmar)|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|semana|meio dia|das? \d+|\d+ ?h|mais tarde|te aviso|cartao|megas?|gigas?|chip|fidelidade|pr?a eu ler|antes nao)\b/

/** What is asked of the technician or threatened beside a yes: 'só não esqueçam que o portão é o azul'. */
const REMARK =
  /\b(?:(?:so|mas|e|me|por favor) )*(?:lig|avis)(?:a|ue|uem|e|em)(?: (?:pra mim|so|um pouco|uma hora))* antes(?: d[eao] (?:vir|chegar|visita|instalar|instalacao|sair))?|\b(?:e |mas )?(?:ve|veja|ver|vejam|fala|avisa|pede)(?: (?:pra|pro|ao|o|com) [a-z]+)? (?:se|que|pra) [^.;]*|\bem nome de (?:jesus|deus)\b|\bo numero do pedido\b[^.;]*|\binclusive [^.;]*|\b(?:me )?mand\w+ (?:[oa] )?(?:nota|recibo|comprovante|contrato)\b[^.;]*|\b(?:(?:so|mas|e|olha) )*(?:nao (?:me )?(?:esquec\w+|atras\w+|demor\w+|falt\w+)|se (?:nao |n )?(?:vier\w*|atras\w+|demor\w+|der problema|cair)\b)[^.;]*/g

/** What else one may say yes to at the review: the offers, or that the summary is sent once more. */
const OF_OTHER =
  /\b(?:ofertas?|promoc\w+|novidades?|propagandas?|publicidade|resumo|segunda via|comprovante|protocolo|contrato)\b/

/** Proposes consent for a yes among other words: it is never recorded without a yes to that question. */
function propose(extraction: Extraction): void {
  const { text } = extraction
  const statements = text.clauses
    .filter(({ isQuestion }) => !isQuestion)
    .map(({ from, to }) =>
      text.said.slice(from, to).replace(HAS_READ, ' ').replace(REMARK, ' ').replace(NOTHING_TO_CHANGE, ' '),
    )
  if (/\b(?:so que|porem)\b/.test(text.said) || OF_OTHER.test(text.said)) return
  if (extraction.isCorrection || statements.some((said) => HOLDS_BACK.test(said))) return
  const at = text.clauses.find(
    ({ from, to, isQuestion }) =>
      !isQuestion &&
      SAYS_YES.test(bareWords(text.said.slice(from, to).replace(NOTHING_TO_CHANGE, ' ')).join(' ')),
  )
  if (at) extraction.add('consent', { accept_information: 'true' }, at.from, 'confirm')
}
