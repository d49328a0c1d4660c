/**
 * Proposes what a message tells for the open question but not for every case: one of two under conditions ('se der 10, se não
 * der 15'), the cheapest that must not get dearer, a document of which it asks whether it is the right one, a house in a
 * street without numbers. Nothing of it is recorded (docs/decisions/0196).
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Reading, Situation } from '../reading-types.ts'
import { mainKindOf, type ValueKind } from '../value-kinds.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { proposed } from './hedged-answer.ts'

/** Says what holds if the first does not. */
const IF_NOT =
  'se (?:nao|n) (?:der|tiver|for|puder|rolar|houver|existir|conseguir\\w*), senao, caso contrario'
const OR_ELSE = anyOf(IF_NOT)
/** What a plan must be or do, beside its choice. */
const OF_PLAN = anyOf(
  `${IF_NOT}, desde que, contanto que, com a condicao, (?:mas |e )?(?:que|q) (?:nao|n) (?:sub|aument|mud|encarec)\\w+,
  (?:mas|so) (?:que|q)? ?(?:nao|n) (?:sub|aument|mud|encarec)\\w+, sem (?:subir|aumentar|mudar)(?: (?:depois|o preco|de preco))?,
  sem aumento(?: depois)?, (?:que|q) (?:fique|continue|mantenha), so (?:levo|pego|fecho|contrato|assino),
  (?:que|q) (?:meu|minha) [a-z]+ (?:tem|usa), trav(?:a|ava|ando) (?:muito|demais|direto|sempre)`,
)
/** Surnames that are no first names, with which a name that lacks its first one begins: 'Silva Pereira'. */
const BEGINS_WITH_SURNAME = anyOf(
  `silva, souza, sousa, oliveira, pereira, ferreira, rodrigues, almeida, alves, carvalho, araujo, ribeiro, gomes, martins,
  barbosa, cardoso, teixeira, moreira, mendes, nunes, freitas, vieira, monteiro, cavalcant[ei], campos, machado, azevedo,
  fernandes, fonseca, guimaraes, macedo, marques, nogueira, pires, soares, tavares, lopes, correia, correa, cunha, andrade,
  amaral, barros, borges, camargo, coelho, farias, figueiredo, goncalves, queiroz, siqueira, santos, costa`,
  '^\\W*(?:(?:e|eh|o|nome|sobrenome|dela|d[aeo]s?) )*',
  '(?: (?:e |d[aeo]s? )?[a-z]+){1,2}\\W*$',
)
const RESERVES: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  plan: OF_PLAN,
  due: OR_ELSE,
  visit: OR_ELSE,
  // the question stands before the document: '…, precisa do rg ou não?' is another one
  document: /\bou\b[^?\d]*\?[^?]*\d/,
  house: anyOf(
    `(?:nao|n|nunca|nem) (?:deu|deram|tem|ganhou|saiu|veio|colocou|colocaram)(?: (?:o|os))? (?:numero|numeros|numeracao)`,
  ),
  // a part of it is said not to belong to it: 'Ana Moura Souza, o Souza eu tirei no divórcio'
  name: anyOf(
    `[oa] (?!que(?![a-z]))[a-z]+ (?:ja )?(?:eu )?(?:ja )?(?:tirei|perdi|nao uso|nao tenho|nao consta|nao precisa|saiu|caiu|foi retirado)`,
  ),
}
/** Tells what was to be, or would be: 'era pra ser 15', 'seria o de 700 se …', 'eu ia querer o de 700'. */
const WOULD_BE = anyOf(
  `(?:era|seria|fosse) (?:pra|para) (?:ser|ficar|cair|vir|vencer), (?:eu |a gente )ia (?:querer|ficar|pegar|por|botar|pedir),
  (?<!(?:que|qual|quanto|quando|onde|como) )seria(?= [^.;!?]*(?<![a-z])(?:mas|se|porem|so que)(?![a-z])), teria sido, podia ter sido`,
)
/** Would rather not use what was told: '… mas prefiro não usar esse'. */
const RATHER_NOT = anyOf(
  '(?:prefiro|melhor|quero|queria|pode) (?:nao|n) (?:usar|por|passar|dar|colocar|informar), (?:nao|n) (?:usa|usem|use|poe|ponha) (?:ess[ea]|est[ea]|el[ea])',
)
/** What nobody offers, or praises so that the opposite is meant. */
const IN_JEST = anyOf(
  `(?:de|for) (?:graca|0800), na faixa, adoro, amo, (?:sonho|alegria) da minha vida, pel[oa] prazer, (?:quero|gosto) muito d?e? ?pagar,
  (?:que|q) (?:maravilha|delicia|beleza|sonho|alegria)(?= (?:pagar|esse|essa|receber|mais))`,
)
/** Kinds that are chosen, of which one speaks in jest. */
const IN_JEST_OF: ReadonlySet<ValueKind> = new Set(['plan', 'due', 'debit', 'visit'])
/** Which of the two documents, whatever stands beside the question. */
const ASKS_OF_DOCUMENT = anyOf(
  'cnpj, mei, empresa, firma, pessoa (?:juridica|fisica)',
  undefined,
  '(?![a-z])(?! d[aeo] (?:voces|vcs|operadora|loja))[^?.;!\\d]*[?]',
)
/** Counts on from a day that is named in other words: 'recebo no 1 e no 15, logo depois do segundo'. */
const COUNTS_ON = anyOf(
  '(?:logo )?(?:depois|apos|antes)(?: d[aeo]s?)? (?:primeir[oa]|segund[oa]|ultim[oa]|d?iss[oa]|d?ess[ea]|d?el[ea])',
)
/** A street whose name ends in a number. */
const NUMBERED_STREET =
  /\b(?:rua|travessa|viela|estrada|avenida|alameda|via) (?:projetada|interna|particular|sem nome|local|coletora) (\d+)\b/

/**
 * Returns a reading that only proposes such a value.
 * @param said the message in lower case without accents
 */
export function withReserves(reading: Reading, situation: Situation, said: string): Reading {
  const { step, order } = situation
  const kind = mainKindOf(stepOf(order, step))
  const values = reading.answers[step]
  if (!kind || !values) return reading
  const street = kind === 'house' ? NUMBERED_STREET.exec(said)?.[1] : undefined
  const isOfStreet = street !== undefined && street === values.number
  const isReserved = values.number !== 'S/N' && RESERVES[kind]?.test(said)
  if (!isOfStreet && !isReserved && !isPerhapsNotMeant(kind, said)) return reading
  return proposed({ ...reading, command: null }, situation) ?? reading
}

/** Whether the words of a message say that a value of a kind would be right otherwise, is a joke or hangs on a question. */
const isPerhapsNotMeant = (kind: ValueKind, said: string): boolean =>
  WOULD_BE.test(said) ||
  RATHER_NOT.test(said) ||
  (IN_JEST_OF.has(kind) && IN_JEST.test(said)) ||
  (kind === 'document' && ASKS_OF_DOCUMENT.test(said)) ||
  ((kind === 'name' || kind === 'mother') && BEGINS_WITH_SURNAME.test(said)) ||
  (kind === 'due' && COUNTS_ON.test(said))
