/**
 * Decides whether a message only asks about a choice, such as a plan, a day or a way to pay. A question never chooses:
 * 'e o de 500, quanto é?' is answered and the plan is offered (D129).
 */
import { CHOSEN, type ValueKind } from '../value-kinds.ts'
import { startsComplement } from './address-complement-in-text.ts'
import { isQuestion } from './is-question.ts'
import type { Clause, MessageText } from './prepared-message-text.ts'

/** Kinds of which a visitor may ask about a value instead of telling it. */
const ASKED_ABOUT: ReadonlySet<ValueKind> = new Set([...CHOSEN, 'house', 'place', 'quiz'])

/** Words that take what is named with them, whatever is asked besides: 'quero o de 1 giga, tem fidelidade?'. */
export const WANTS =
  /(?<!\b(?:se|nao|quando|caso|e se) (?:eu )?)\b(?:quero|queremos|qro|queria|vou (?:de|querer|ficar|pegar|levar|no|na|com)|vamos (?:de|no|na|ficar|querer|com)|fico|ficamos|fica (?:com|n?o)|prefiro|preferimos|escolho|escolhi|escolhemos|decid\w+|fech(?:a|o|ei|ado|amos)|pego|levo|assino|contrato|bot[ae]|poe|ponha|coloc(?:a|o|ue)|mand[ae]|marc[ae]|agend[ae]|anot[ae]|deix[ae]|muda|mude|troca|troque|me (?:ve|da)|bora|partiu|aceito|topo|optei|opto|autorizo|pode(?:m)? (?:por|botar|colocar|mandar|marcar|agendar|anotar|fechar|deixar|vir|instalar|debitar|ser)|i want|quiero|melhor)\b(?! (?:saber|ver|entender|perguntar|conferir|tirar|uma? duvida))/
/** A wish that is a question as a whole, so that only the visitor's own wanting takes a value in it. */
const OWN_WISH =
  /(?<!\b(?:se|nao|quando|caso) (?:eu )?)\b(?:quero|queremos|qro|prefiro|preferimos|escolho|escolhi|fico com|fechei|vou (?:de|querer|ficar com)|i want|quiero)\b(?! (?:saber|ver|entender|perguntar|conferir|tirar|uma? duvida))/
/** A yes or a no at the beginning, which answers the question: 'sim, quanto fica?', 'não, posso pagar como?'. */
const ANSWERS =
  /^\W*(?:(?:ah|bom|entao|ta|olha)[ ,]+)*(?:sim|s|claro|ok|aceito|pode(?! ser)|nao|n|isso|certo|entao|por mim)\b/
/** A tag behind a statement, as a clause of its own: 'dia 10, ok?'. */
const TAG =
  /^\W*(?:(?:ta|tah|ok|okay|certo|viu|ne|beleza|blz|valeu|combinado|fechado|entendeu|por favor|pfv?|obrigad[oa]|kkk+|rs+)\W*)+(?:bom\b\W*)?$/
const TAG_AT_END = /[^ ]+ [^ ]+.*\b(?:ok|okay|ta|ta bom|certo|viu|ne|beleza|blz|valeu|combinado)\W*$/
/** What concludes behind a question: 'tem desconto? então débito'. */
const CONCLUDES = /\b(?:entao|mesmo|decidid[oa]|fechado|pode ser)\b/

/** What settles on the choice before it: '300 tá bom. o wi-fi vem junto?', 'boleto mesmo, e chega por e-mail?'. */
const SETTLES = /\w.* (?:mesmo|(?:(?:ta|esta|e|eh|fica|seria) )?(?:bom|otimo|perfeito)|(?:me )?serve)\W*$/

/** What looks like a question without its mark, but supposes or tells: 'se é pra pagar menos …', 'quando eu vi o …'. */
const TELLS = /^\W*(?:(?:mas|bom|olha) )*(?:se|quando eu|como eu|desde que|quem(?! (?:e|eh) que))\b/
/** What only gives the reason for the value before it: '10 pq recebo dia 5'. */
const REASON = /(?<=\S) (?:pq|porque|pois) /
/** Takes what was asked about before: 'tem o de 500? quero ele'. */
export const TAKES_IT =
  /\b(?:quero|fico com|fica|pode ser|vou (?:de|querer)|fech[ao]|mand[ae]|prefiro|escolho|bot[ae]|coloc[ae]) (?:n?el[ea]|n?ess[ea]|n?est[ea]|isso)\b/

/** A question about what stands before it, whatever that is. */
const ABOUT_IT =
  /^\W*(?:(?:e|mas|ai|sera que|vcs?|voces?|isso|esse|essa|ele|ela|fica|ainda) )*(?:pode(?: ser)?|podia(?: ser)?|poderia(?: ser)?|da|daria|dava|da certo|daria certo|rola|serve|tem(?: vaga| horario| agenda| como| jeito| tecnico| equipe| gente| encaixe| disponib\w+)?|teria(?: como| vaga)?|consegue[m]?|conseguem|e possivel|seria possivel|possivel|ta livre|esta livre|livre|ta disponivel|disponivel|que tal|tem problema|fica bom|funciona|aceita[m]?|atende[m]?|vem|chega[m]?|sai|fica|existe|vale(?: a pena)?|compensa|presta|e bom|e boa)(?: (?:ai|pra (?:mim|vc|vcs|voces)|por favor|ser|vir|assim|mesmo|tambem|nesse dia|esse dia|vcs|voces|nao|ou nao|moc[oa]))*\W*$|\b(?:quanto|qto|qnto|qnt|qual (?:o |e o )?(?:preco|valor)|que preco|preco|valor)\b(?!.*\b(?:instalacao|tempo|horas?|demora)\b)|\b(?:mais (?:caro|barato|em conta)|muda o (?:preco|valor)|acrescimo|juros|desconto|diferenca)\b|\bn?ess[ea] (?:dia|data|horario|periodo|plano|opcao|forma)\b|\b(?:que horas?|qual (?:o )?horario|a que horas?)\b/

/** Such a question without its mark. */
const ASKS_IF_POSSIBLE =
  /^\W*(?:e |sera que )?(?:rola|da|da certo|tem como|tem vaga|e possivel|possivel|consegue[m]?)\W*$/

/** A question that is added about something else: '500 mega, e a primeira fatura vem quando?'. */
const OF_ANOTHER =
  /^[ ,.;]*e (?:(?:a|o|as|os) (?!preco|valor|velocidade|plano)[a-z]{3,}|quando|onde|quem|voces?|vcs?)\b/

/** What is said beside a day, a way to pay or a house and asks whether the choice may be changed or what follows it. */
const FOLLOWS = /\b(?:depois|mudar|trocar|alterar|faltar|atras\w+|primeira)\b/

/** Words of courtesy as a clause of their own, whose question mark belongs to what stands before: '…, por favor?'. */
const COURTESY =
  /^\W*(?:(?:por (?:favor|gentileza)|pfv?r?|obrigad[oa]|moc[oa]|amig[oa]|querid[oa]|gente|por enquanto|kkk+|rs+|oi|ola|bom dia|boa (?:tarde|noite))\W*)+$/

/** A clause with whether it ends in a question mark. */
interface Part {
  readonly words: string
  readonly from: number
  readonly to: number
  readonly isMarked: boolean
  /** Whether it asks, as a question or as a request in its form: 'pode ser dia 15?', 'terça à tarde pode ser?'. */
  readonly asks: boolean
}

/** Returns the clauses of a message without those of mere courtesy. */
function partsOf({ typedClauses, said }: MessageText): readonly Part[] {
  const parts: Part[] = []
  for (const clause of typedClauses) {
    const { from, to } = clause
    const words = said.slice(from, to)
    const isMarked = said.slice(to).trimStart().startsWith('?')
    const last = parts.at(-1)
    if (!COURTESY.test(words)) parts.push({ words, from, to, isMarked, asks: asks(clause, words, isMarked) })
    else if (last && isMarked)
      parts[parts.length - 1] = {
        ...last,
        isMarked,
        asks: asks({ ...last, isQuestion: last.asks }, last.words, true),
      }
  }
  return parts
}

/** Whether a value stands only in what a message asks, so that it may be proposed but not recorded. */
export function isOnlyAskedAbout(text: MessageText, kind: ValueKind, at: number): boolean {
  if (!ASKED_ABOUT.has(kind)) return false
  const parts = partsOf(text)
  const place = parts.findIndex(({ to }) => at < to)
  const own = parts[place]
  if (!own) return text.said.includes('?')
  if (parts.slice(place + 1).some((each) => !each.asks && TAKES_IT.test(each.words))) return false
  // beside a CEP it is the address, and 'casa 1000 ap 12?' says nothing else
  if (kind === 'house' && (/\d{5}-?\d{3}/.test(own.words) || isHouseAlone(own.words))) return false
  if (own.asks) return !OWN_WISH.test(own.words) && !ANSWERS.test(own.words)
  if (kind === 'house' || WANTS.test(own.words) || ANSWERS.test(own.words) || SETTLES.test(own.words))
    return false
  return isSubjectOfNext(text, parts, kind, place) || isSubjectOfLast(text, parts, kind, place)
}

function asks(clause: Clause, words: string, isMarked: boolean): boolean {
  if (TAG.test(words)) return false
  if (isMarked) return clause.isQuestion || !TAG_AT_END.test(words)
  return clause.isQuestion && !TELLS.test(words) && isQuestion(words.split(REASON)[0] ?? '', '')
}

const isHouseAlone = (words: string) =>
  (words.match(/[a-z]{2,}/g) ?? []).every(
    (word) => startsComplement(word) || /^(?:numero|nr|no|na|eh|do|da)$/.test(word),
  )

/** Whether a choice without a verb is what the next question is about: 'o de 500, tem fidelidade?'. */
function isSubjectOfNext(
  { said }: MessageText,
  parts: readonly Part[],
  kind: ValueKind,
  place: number,
): boolean {
  let { to } = parts[place]!
  for (const part of parts.slice(place + 1)) {
    // of a plan one asks in a sentence of its own, too
    if (kind !== 'plan' && /(?<!\.)[.!;\n](?!\.)/.test(said.slice(to, part.from))) return false
    const { words } = part
    if (part.asks || (part.isMarked && !TAG.test(words)) || ASKS_IF_POSSIBLE.test(words))
      return isAbout(kind, words) && !OF_ANOTHER.test(said.slice(to, part.to))
    if (WANTS.test(words) || ANSWERS.test(words) || !isBare(words)) return false
    ;({ to } = part)
  }
  return false
}

/** Whether a choice without a verb is what the question before it is about: 'quanto fica, o de 700'. */
function isSubjectOfLast(
  { said }: MessageText,
  parts: readonly Part[],
  kind: ValueKind,
  place: number,
): boolean {
  const own = parts[place]!
  const last = parts[place - 1]
  if (!last?.asks || place < parts.length - 1 || CONCLUDES.test(own.words) || !isBare(own.words)) return false
  const isJoined = !/[.!;\n?]/.test(said.slice(last.to, own.from))
  return (isJoined || kind === 'plan') && isAbout(kind, last.words)
}

const isAbout = (kind: ValueKind, question: string) =>
  kind === 'plan' || (ABOUT_IT.test(question) && !FOLLOWS.test(question))

/** Whether a clause has no verb of its own, so that it only adds to the choice before it: 'no débito'. */
const isBare = (words: string) => words.trim().split(/\s+/).length <= 5
