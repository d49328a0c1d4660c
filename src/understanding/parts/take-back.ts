import type { Values } from '../../funnel/types.ts'
import { unexplainedIn } from '../words/explained.ts'
import { isSame, type Finding, type HearAlone, type Hearing } from '../hearing.ts'

/** 'kkk brincadeira, é …': what precedes it was no answer. */
const JOKE =
  '(?:(?:k{2,}|(?:rs)+|(?:ha){2,}h?|(?:he){2,}) )?(?:(?:e|eh|foi|to|tava|estou|so|era) ){0,3}(?:brincadeir(?:a|inha)|brinks|brincando|zoeira|zuera|zoando|mentira|sacanagem|(?:just )?kidding)'

/** What takes back the words before it: 'dia 10, não, dia 20'; 'não' alone does so only between punctuation marks. */
const TAKES_BACK = new RegExp(
  `(?<![\\s,.;:-])[\\s,.;:-]+(?:nao[,.;:!]+|nao (?=(?:desculp|pera|espera|perdao|ops|opa|quer dizer|digo))|(?:e )?(?:ops|opa|ou melhor|melhor dizendo|quer dizer|digo|na verdade|alias|perdao|desculp[ae]|perai?|espera|errei|corrigindo|minto|(?:pensando|pensei) (?:bem|melhor)|mudei de ideia|${JOKE})(?![a-z]))(?:[\\s,.;:!]+(?:nao(?=[\\s,.;:!]+[a-z0-9])|ops|opa|ou melhor|quer dizer|digo|na verdade|perdao|desculp[ae]|perai?|espera|errei|esse nao|${JOKE})(?![a-z]))*[\\s,.;:!]*(?:(?:e|eh|o certo e|melhor) ){0,2}`,
  'g',
)
const IS_JOKE = new RegExp(JOKE)

/** What denies a value or leaves it behind: 'não é 1, é 2', 'o antigo era 1, agora é 2', 'ia de 1 mas vou de 2'. */
const LEAVES =
  /\b(?:nao (?:e|eh|era|sao|quero|uso|usa|usem|manda|coloca|seria)|ia|iria|queria|pensei|pensava|era|antig[oa]|antes|velh[oa])\b/
const TURNS =
  /[,;.]? (?:e sim|mas sim|mas|agora|hoje|depois|atual|nov[oa]|usa|usem|usar|coloca|e|eh)(?: (?:e|eh|vou|quero|uso|o|a|no|de|por))* |[,;] /g

const MOST = 6

/** Between the mark and what takes the place: 'o final é', 'o ano é'. */
const LEAD =
  /^(?:(?:o|a|os|as) )?(?:final|fim|ultim[oa]s?|numero|digitos?|ano|mes|dia)?[\s,]*(?:(?:e|eh|era|certo e) )?/

/**
 * Takes away a value that the message itself replaces by another of its kind, so that only the later one is read.
 * @param alone reads a message by itself
 * @returns the message with the new value in place of the old one, where only a part of it was replaced
 */
export function dropTakenBack(hearing: Hearing, alone: HearAlone): string | null {
  const { rest } = hearing.text
  const spoken: Mark[] = [...rest.matchAll(TAKES_BACK)].map(({ 0: mark, index }) => ({
    since: 0,
    from: index,
    to: index + mark.length,
  }))
  const marks = [...spoken]
  const since = LEAVES.exec(rest)?.index
  if (since !== undefined)
    for (const { 0: mark, index } of rest.slice(since).matchAll(TURNS))
      marks.push({ since, from: since + index, to: since + index + mark.length })
  // a visitor who corrects themselves many times is asked
  if (marks.length > MOST || marks.some((mark) => isReplaced(hearing, alone, mark))) return null
  const [only, another] = spoken
  const joke = spoken.find(({ from, to }) => IS_JOKE.test(rest.slice(from, to)))
  const said = joke && alone(hearing.text.raw.slice(0, joke.from)).at(-1)
  if (said) {
    hearing.dispute(said.kind)
    return null
  }
  return only && !another ? partReplaced(hearing, alone, only) : null
}

/** Words between a value and the one that replaces it; what is left behind is between `since` and `from`. */
interface Mark {
  readonly since: number
  readonly from: number
  readonly to: number
}

function isReplaced(hearing: Hearing, alone: HearAlone, { since, from, to }: Mark): boolean {
  const { raw } = hearing.text
  const before = alone(raw.slice(since, from))
  const after = before.length > 0 ? alone(raw.slice(to)) : []
  const old = before.find(({ kind }) => after.some((each) => each.kind === kind && isNew(each)))
  // 'Ana e Lima' may be one name
  if (!old || ('name mother'.includes(old.kind) && raw.slice(from, to).toLowerCase() === ' e ')) return false
  const next = before.find(({ at }) => at > old.at)
  // a value follows a space
  hearing.text.claim(since === 0 ? old.at : since, next ? since + next.at : to - 1)
  if (next) hearing.text.claim(from, to - 1)
  return true
}

/** It takes the place of another value, though it may be none that can be had. */
const isNew = ({ why }: Finding) => why === null || why === 'unavailable' || why === 'invalid'

/** The most words tried in place of each other. */
const WORDS = 12

/**
 * 'segunda de manhã, não, terça', 'lote 15, digo, lote 16': the words after the mark replace words of the same form.
 * Where that is possible in several ways, or not at all, the value is not taken as it was.
 */
function partReplaced(hearing: Hearing, alone: HearAlone, { from, to }: Mark): string | null {
  const { raw, rest } = hearing.text
  const before = alone(raw.slice(0, from))
  const last = before.at(-1)
  const behind = to + (LEAD.exec(rest.slice(to))?.[0].length ?? 0)
  const end = /[,;.!?\n](?=\s|$)/.exec(rest.slice(behind))?.index ?? rest.length - behind
  const fresh = wordsOf(rest.slice(behind, behind + end))
  const old = wordsOf(rest.slice(0, from))
  if (!last || fresh.length === 0 || fresh.length > 4 || old.length > WORDS) return null
  const typed = raw.slice(behind, behind + end).trim()
  const found: { message: string; alike: number; values: Values }[] = []
  // an address is one word
  const tries = last.kind === 'email' ? 0 : old.length
  for (let at = 0; at < tries && at + fresh.length <= old.length; at++) {
    const words = old.slice(at, at + fresh.length)
    const [first] = words
    const final = words.at(-1)
    if (!first || !final || !words.every((word, place) => isLike(word.text, fresh[place]?.text ?? '')))
      continue
    const message = `${raw.slice(0, first.from)}${typed}${raw.slice(final.to, from)}${raw.slice(behind + end)}`
    const heard = alone(message).find(({ kind, why }) => kind === last.kind && why === null)
    if (!heard || isSame(heard.values, last.values)) continue
    const alike = words.filter((word, place) => word.text === fresh[place]?.text).length
    found.push({ message, alike, values: heard.values })
  }
  const most = Math.max(0, ...found.map(({ alike }) => alike))
  const best = found.filter(({ alike }) => alike === most)
  const [only] = best
  if (only && best.every(({ values }) => isSame(values, only.values))) return only.message
  const news = rest.slice(behind, behind + end)
  const isNews =
    only !== undefined || last.kind === 'email' || /\d/.test(news) || unexplainedIn(news).length > 0
  if (isNews && alone(raw.slice(to)).length === 0) hearing.dispute(last.kind)
  return null
}

const wordsOf = (text: string) =>
  [...text.matchAll(/[a-z0-9/]+/g)].map(({ 0: word, index }) => ({
    text: word,
    from: index,
    to: index + word.length,
  }))

/** Both are words, or both numbers of the same length. */
const isLike = (a: string, b: string) =>
  /\d/.test(a) || /\d/.test(b) ? a.replace(/\d/g, '9') === b.replace(/\d/g, '9') : true
