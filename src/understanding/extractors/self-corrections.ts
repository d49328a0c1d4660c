/** Resolves corrections within one chat message, such as 'dia 10, não, dia 20'. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { bareWords } from '../words/yes-no.ts'
import {
  FILLER_WORDS,
  GONE,
  HEDGE,
  OTHER_ANSWER,
  WITHDRAWS,
} from '../words/filler-doubt-and-negation-words.ts'
import { type Finding, type ExtractAlone, type Extraction } from '../extraction-state.ts'
import { isSpelledAlmostAlike } from '../words/similar-spelling.ts'
import { areSameValues } from '../words/compare-answer-values.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import { noNumberIn } from './unusual-house-address.ts'

/** A remark that marks the previous words as a joke: 'kkk brincadeira, é …' */
const JOKE =
  '(?:(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}) )?(?:(?:e|eh|foi|to|tava|estou|so|era) ){0,3}(?:brincadeir(?:a|inha)|brinks|brincando|zoeira|zuera|zoando|(?<!\\bd[ae] )mentira|sacanagem|(?:just )?kidding)'

/** Words that take back the previous ones: 'dia 10, não, dia 20'. 'não' alone counts only between punctuation. */
const TAKES_BACK = new RegExp(
  `(?<![\\s,.;:-])[\\s,.;:-]+(?:${WITHDRAWS}|nao,? nao(?= )(?! (?:tenho|to|estou|sei|lembro) )|(?<=, )melhor(?= (?!pel[oa] ))|(?:(?:ah|xi|ixi|ixe|vixe|eita|putz|opa|ih) )?nao[,.;:!]+|nao(?= (?:desculp|pera|espera|perdao|ops|opa|quer dizer|digo|ess[ae] ))|(?:e )?(?:ops|opa|eita(?: (?:era|e|eh) outr[oa])?|ih+|ixi|vixe|corrigindo|ou melhor|melhor dizendo|quer dizer|digo|nah|na verdade|alias|perdao|desculp[ae](?! (?:o|a|os|as|pel[oa]|por|qualquer|mas)(?![a-z]))|perai?|espera|errei|minto|(?:pensando|pensei) (?:bem|melhor)|mudei de ideia|${JOKE})(?![a-z]))(?:[\\s,.;:!]+(?:nao(?! (?:tenho|to|estou|sei|lembro) )(?=[\\s,.;:!]+[a-z0-9])|ops|opa|ou melhor|quer dizer|digo|na verdade|perdao|desculp[ae]|perai?|espera|errei|esse nao|${JOKE})(?![a-z]))*[\\s,.;:!]*(?:(?:ess[ae]|est[ae]|isso|\\d{1,5}(?! e [oa] (?:meu |minha )?${OTHER_ANSWER})) (?:e|eh|era) (?:d[aeo] |[oa] )[^,.;]{1,32}[,.;](?!\\S)\\s*(?:(?:[oa] )?(?:minha|meu) (?:e|eh) |(?:agora|hoje) (?:e |eh )?(?:[oa] prefeitura )?(?:mudou (?:pra|para) )?)?)?(?:(?:e|eh|o certo e|melhor|agora e|anota|[oa] (?:meu|minha|nov[oa]|atual) (?:e|eh)) ){0,2}`,
  'g',
)
const IS_JOKE = new RegExp(JOKE)

/** Words that deny or abandon a value: 'não é 1, é 2', 'o antigo era 1, agora é 2', 'ia de 1 mas vou de 2'. */
const LEAVES =
  /\b(?!(?:nao )?era (?:iss[oa]|ess[ea])(?![a-z]))(?:nao (?:e(?! (?:o|a|meu|minha) (?:e-?mail|cep|cpf|tel\w*|cel\w*|zap|nome|numero|venc\w*))|eh|era|sao|quero|uso|usa|usem|manda|coloca|seria)|ia|iria|queria|pensei|pensava|era|antig[oa]|(?<!quanto )antes(?! d[aeo]s?\b)|velh[oa]|(?:que|q) (?:eu )?(?:dei|coloquei|botei|pus|marquei|passei|falei)(?: (?:foi|e|eh))?)\b/g
const TURNS =
  /[,;.]? (?:e sim|mas sim|(?:e )?passou a ser|mas|agora|hoje|depois|troca|trocar|muda|mudar|atual|nov[oa]|usa|usem|usar|coloca|e|eh)(?: (?:e|eh|vou|quero|uso|o|a|no|de|por))* |[,;] /g

/** What is said at last of a value that was named before: 'itaú, não, santander. itaú é só o salário'. */
const OF_VALUE = new RegExp(
  `[.,;!] (?:(?:mas|e|que|pq) )?(?:[oa] )?((?:[^,.;!?]|\\.(?=\\S)){2,120}?|\\d),? ${GONE}\\W*$`,
)

/** Drops the remark at the end of a message on a value that it has taken back. */
export function withoutRemarkOnOldValue(message: string): string {
  const said = withoutFillersAtEnd(lowerWithoutAccents(message))
  const remark = OF_VALUE.exec(said)
  const [, value = ''] = remark ?? []
  const before = said.slice(0, remark?.index)
  const at =
    remark && !HEDGE.test(remark[0])
      ? before.search(new RegExp(`(?<![a-z\\d])${escaped(value)}(?![a-z\\d])`))
      : -1
  const since = before.slice(0, at)
  if (at < 0 || before.slice(at + value.length).search(TAKES_BACK) < 0) return message
  // 'luzia pereira, não, luzia gomes, pereira é da minha tia' and '30, 000 000, …, 000 000 é …' name a part of it
  const isPart = LAST_WORD.exec(since)?.[0] === LAST_WORD.exec(before)?.[0] && since !== ''
  return isPart || (/^[a-z]+$/.test(value) && /[a-z] $/.test(since))
    ? message
    : message.slice(0, before.length)
}

/** How many words at the end are looked at, and in how many characters: a message may repeat one a thousand times. */
const [MOST_FILLERS, LONGEST_FILLER] = [6, 40]

/** Drops the words at the end that say nothing: '… já era kkk', '… é o antigo, tá?', '… já era, Deus abençoe'. */
function withoutFillersAtEnd(said: string): string {
  let end = said.length
  for (let words = 0; words < MOST_FILLERS; words++) {
    const tail = said.slice(Math.max(0, end - LONGEST_FILLER), end)
    const last = /[^a-z\d]+(?:(deus abencoe)|([a-z]+))[^a-z\d]*$/.exec(tail)
    if (!last || (last[1] === undefined && !FILLER_WORDS.has(last[2] ?? ''))) break
    end -= tail.length - last.index
  }
  return said.slice(0, end)
}

const escaped = (text: string) => text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')
const LAST_WORD = /[a-z\d]+(?=[^a-z\d]*$)/

/** A number that is named again as the old one: '77 apto 12… não, 12 era o antigo, agora é 21'. */
const SAME_OLD =
  /(?<!\d)(\d{1,5})\b([^\d]{1,40})\b\1 (?:era|e|eh) (?:[oa] )?(?:antig[oa]|velh[oa])[,;.]? (?:e )?(?:agora|hoje|atual|o novo) (?:e|eh)(?: o)? (\d{1,5})(?![\d/])/

/**
 * Whether 'não' only repeats the denial of its own clause or refuses for a reason, and takes nothing back: 'não tem
 * número não, é …', 'débito não, que eu me enrolo'.
 */
const deniesOnly = (rest: string, from: number, to: number): boolean =>
  /^ nao\W+(?:eh? |melhor )*$/.test(rest.slice(from, to)) &&
  (/\b(?:nao|num|n|nunca) [^,.;:!?\d]*$/.test(rest.slice(0, from)) ||
    (/\bdebito(?: automatico)?$/.test(rest.slice(0, from)) &&
      /^(?:que|q|pq|porque|pois) /.test(rest.slice(to))))

/** Maximum number of corrections that are resolved in one message. */
const MOST = 6

/** Words between the correction mark and the new value: 'o final é', 'o ano é'. */
const LEAD =
  /^(?:(?:o|a|os|as) )?(?:final|fim|ultim[oa]s?|numero|digitos?|ano|mes|dia)?[\s,]*(?:(?:e|eh|era|certo e) )?/

/**
 * Resolves a correction within one message, such as 'dia 10, não, dia 20': hides the old value from the
 * extractors, so that they find only the new one.
 * @param alone extracts the values from a separate text
 * @returns the corrected message if the visitor replaced only a part of a value ('segunda de manhã, não,
 *   terça'), otherwise null
 */
export function resolveSelfCorrection(extraction: Extraction, alone: ExtractAlone): string | null {
  const { rest } = extraction.text
  // 'Neide Lima, e meu pai é José Lima' replaces nothing
  if (extraction.isOpen('mother') && /\bpai (?:e|eh|se chama)\b/.test(rest)) return null
  // 'rua 7 de setembro nº 3. não, pera, não tem número'
  if (extraction.isOpen('house') && /\brua \d+ de [a-z]/.test(rest) && noNumberIn(extraction)) return null
  const again = SAME_OLD.exec(rest)
  if (again) {
    const [, old = '', , fresh = ''] = again
    const { raw } = extraction.text
    return (
      raw.slice(0, again.index) +
      fresh +
      raw.slice(again.index + old.length, again.index + old.length + (again[2]?.search(/[,.;]|$/) ?? 0))
    )
  }
  // 'débito não, beleza' replaces nothing
  const isReply = (said: string) => bareWords(said).some((word) => !FILLER_WORDS.has(word))
  const spoken: Mark[] = [...rest.matchAll(TAKES_BACK)]
    .map(({ 0: mark, index }) => ({ since: 0, from: index, to: index + mark.length }))
    .filter(({ from, to }) => isReply(rest.slice(to)) && !deniesOnly(rest, from, to))
  const marks = [...spoken]
  const left = [...rest.matchAll(LEAVES)].find(({ index }) =>
    spoken.every(({ from, to }) => index < from || index >= to),
  )
  if (left) {
    const behind = left.index + left[0].length
    for (const { 0: mark, index } of rest.slice(behind).matchAll(TURNS))
      marks.push({ since: left.index, from: behind + index, to: behind + index + mark.length })
  }
  const [single, further] = spoken
  const flat = further ? null : lazyParts()?.corrections.withFlatReplaced(extraction, alone, single ?? null)
  if (flat) return flat.message
  // after many corrections the chat asks instead of guessing
  if (marks.length > MOST) {
    const [first] = spoken
    if (first)
      for (const { kind } of alone(extraction.text.raw.slice(0, first.from))) extraction.dispute(kind)
    return null
  }
  if (marks.filter((mark) => isReplaced(extraction, alone, mark)).length > 0) return null
  const [only, another] = spoken
  const joke = spoken.find(({ from, to }) => IS_JOKE.test(rest.slice(from, to)))
  const said = joke && alone(extraction.text.raw.slice(0, joke.from)).at(-1)
  if (said) {
    const told =
      only && !another && /^\W*\d/.test(rest.slice(only.to)) ? partReplaced(extraction, alone, only) : null
    if (told === null) extraction.dispute(said.kind)
    return told
  }
  if (only && !another) return partReplaced(extraction, alone, only)
  // 'melhor dia 24 à tarde, não, dia 24 de manhã? tem taxa?' takes back the day, and the new one reads as a question
  const final = spoken.at(-1)
  const [clause = ''] = final ? (/^[^,;.!?]*/.exec(rest.slice(final.to)) ?? []) : []
  const before =
    final && /\d/.test(clause) ? alone(extraction.text.raw.slice(0, final.from)).at(-1) : undefined
  if (before) extraction.dispute(before.kind)
  return null
}

/** Where the words between a value and its replacement are. The old value lies between `since` and `from`. */
interface Mark {
  readonly since: number
  readonly from: number
  readonly to: number
}

/** What was said first is another part of the address: '601. opa, esse é o ap. prédio 75'. */
const OF_FLAT = /\b(?:ap|apto|apartamento|bloco|sala|loja|andar)\b/

function isReplaced(extraction: Extraction, alone: ExtractAlone, { since, from, to }: Mark): boolean {
  const { raw, said } = extraction.text
  // the hedge stays in the text, and makes the new value doubtful: '30, não, acho que é 31'
  const isHedged = since === 0 && HEDGE.test(said.slice(to))
  const before = alone(raw.slice(since, from))
  const after = before.length > 0 ? alone(raw.slice(to)) : []
  const old = before.find((finding) =>
    after.some(
      (each) =>
        !each.mayBeRecorded &&
        each.kind === finding.kind &&
        (isNew(each, since, isHedged) ||
          isOfSameFields(finding, each) ||
          (since === 0 && lazyParts()?.corrections.isNewDay(each, finding))),
    ),
  )
  // 'Ana e Lima' may be one name
  if (!old || ('name mother'.includes(old.kind) && raw.slice(from, to).toLowerCase() === ' e ')) return false
  const next = before.find(({ at }) => at > old.at)
  // '1108 ap 304, não, 304 era o antigo, é 601' may mean the flat
  const isFlat =
    old.values.complement !== undefined &&
    after.some(({ kind, values }) => kind === old.kind && values.complement === undefined)
  const isOfFlat = old.kind === 'house' && OF_FLAT.test(extraction.text.said.slice(from, to))
  if (isFlat || isOfFlat) extraction.dispute(old.kind)
  // the last character is the space before the new value
  extraction.text.claim(since === 0 ? old.at : since, next ? since + next.at : to - 1)
  if (next) extraction.text.claim(from, to - 1)
  // the hedge is hidden together with the old value, but it may concern the new one
  if (since > 0 && HEDGE.test(extraction.text.said.slice(since, to))) extraction.dispute(old.kind)
  return true
}

/** Whether a finding can replace an earlier value. It may also be invalid or not on offer. */
const isNew = ({ kind, why }: Finding, since: number, isHedged: boolean) =>
  why === null ||
  (why === 'confirm' && isHedged) ||
  /^(?:unavailable|invalid|typo|ddd)$/.test(why) ||
  // 'Luzia Pereira, não, Luzia Gomes, Pereira é da minha tia'
  (why === 'confirm' && since === 0 && /^(?:name|mother)$/.test(kind))

/** Whether each is only the bank, the branch or the account's number, which are asked one by one. */
const isOfSameFields = (old: Finding, { kind, why, values }: Finding) =>
  kind === 'account' && why === 'part' && Object.keys(old.values).join() === Object.keys(values).join()

/** Maximum number of words before a correction. In a longer text, no part of a value is replaced. */
const WORDS = 12

/**
 * Replaces words before a correction by words of the same form after it: 'segunda de manhã, não, terça',
 * 'lote 15, digo, lote 16'. Returns null if there is no unique way to do so; the old value may then become
 * doubtful.
 */
function partReplaced(extraction: Extraction, alone: ExtractAlone, { from, to }: Mark): string | null {
  const { raw, rest } = extraction.text
  const before = alone(raw.slice(0, from))
  const last = before.at(-1)
  const behind = to + (LEAD.exec(rest.slice(to))?.[0].length ?? 0)
  const end = /[,;.!?\n](?=\s|$)/.exec(rest.slice(behind))?.index ?? rest.length - behind
  const fresh = wordsOf(rest.slice(behind, behind + end).replace(AT_THE_END, ''))
  const old = wordsOf(rest.slice(0, from))
  if (!last || last.mayBeRecorded || fresh.length === 0) return null
  if (last.kind === 'visit' && lazyParts()?.corrections.isUnclearDay(rest, from, behind, behind + end)) {
    extraction.dispute(last.kind)
    return null
  }
  // of a plan that is not on offer no part is replaced
  if (last.kind === 'plan' && last.why !== null) {
    extraction.dispute(last.kind)
    return null
  }
  // '822 9 8140-5533 ops 82': the area code
  const [code, beyond] = fresh
  const [area] = old
  if (code && !beyond && area && lazyParts()?.corrections.isAreaCode(last, area.text, code.text))
    return `${raw.slice(0, area.from)}${code.text}${raw.slice(area.to, from)}${raw.slice(behind + end)}`
  const isShort = fresh.length <= 4 && old.length <= WORDS
  const typed = raw.slice(behind, fresh.at(-1) ? behind + (fresh.at(-1)?.to ?? 0) : behind + end).trim()
  const isFinal = /\b(?:final|fim|ultim[oa]s?)\b/.test(rest.slice(to, behind + end))
  const found: { message: string; alike: number; values: Values }[] = []
  // an e-mail address is one word, so no part of it can be replaced
  const tries = last.kind === 'email' || !isShort ? 0 : old.length
  for (let at = 0; at < tries && at + fresh.length <= old.length; at++) {
    const words = old.slice(at, at + fresh.length)
    const [first] = words
    const final = words.at(-1)
    // of a name, only its own words are replaced
    const isName = /^(?:name|mother)$/.test(last.kind)
    if (first && first.from < last.at && isName) continue
    // of a name, a single word replaces only one that is spelled almost alike: 'Rodrigo Fontes, aliás Rodryggo'
    if (isName && fresh.length === 1 && !isSpelledAlmostAlike(first?.text ?? '', fresh[0]?.text ?? ''))
      continue
    if (last.kind === 'account' && lazyParts()?.corrections.isOtherPart(words, fresh)) continue
    if (!first || !final || !words.every((word, place) => isLike(word.text, fresh[place]?.text ?? '')))
      continue
    const message = `${raw.slice(0, first.from)}${typed}${raw.slice(final.to, from)}${raw.slice(behind + end)}`
    if (HEDGE.test(rest) && !HEDGE.test(lowerWithoutAccents(message))) continue
    const heard = alone(message).find(
      ({ kind, why }) =>
        kind === last.kind && (why === null || (why === 'confirm' && last.why === 'invalid')),
    )
    if (!heard || areSameValues(heard.values, last.values)) continue
    const alike = words.filter((word, place) => word.text === fresh[place]?.text).length
    found.push({ message, alike, values: heard.values })
  }
  const most = Math.max(0, ...found.map(({ alike }) => alike))
  const best = found.filter(({ alike }) => alike === most).slice(isFinal ? -1 : 0)
  const [only] = best
  if (only && best.every(({ values }) => areSameValues(values, only.values))) return only.message
  const news = rest.slice(behind, behind + end)
  const isNews =
    only !== undefined ||
    last.kind === 'email' ||
    (last.kind === 'house' && /\d/.test(rest.slice(behind))) ||
    /\d/.test(news) ||
    unexpectedWordsIn(news).length > 0
  const later = alone(raw.slice(to, behind + end))
  // 'segunda à tarde, digo, minha prova é dia 24 e o e-mail é …'
  // '10, não, primeiro por causa do vale e o e-mail é …': what replaces it is not understood
  const unread = rest.slice(to, to + (later[0]?.at ?? 0))
  const isUnread = /\d/.test(unread) || unexpectedWordsIn(unread).length > 1
  const isOther = later.length > 0 && last.kind !== 'visit' && !isUnread
  if (later.some(({ kind }) => kind === last.kind) || (isNews && !isOther)) extraction.dispute(last.kind)
  return null
}

/** What says which part is replaced, behind it: '1132 no final'. */
const AT_THE_END = / (?:n[oa]s? |d[oa] )?(?:finalzinho|final|fim|ultim[oa]s?|ultimos numeros)$/

const wordsOf = (text: string) =>
  [...text.matchAll(/[a-z0-9/]+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))

/** Whether both are words, or both are numbers of the same length; 's/n' is not a word, so it replaces none. */
const isLike = (a: string, b: string) =>
  /[\d/]/.test(a) || /[\d/]/.test(b) ? a.replace(/\d/g, '9') === b.replace(/\d/g, '9') : true
