/** Extracts e-mail addresses, typed or dictated ('ana arroba gmail ponto com'), and consent to promotional e-mails. */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { parseEmail } from '../../lib/email.ts'
import { likelyTypo } from '../../lib/email-typo.ts'
import type { Extraction } from '../extraction-state.ts'
import { unexpectedWordsIn } from '../words/neutral-words-around-values.ts'
import { WORDS_THAT_END_NAMES } from '../words/words-that-end-names.ts'
import { HEDGE, MINDS_NOT, SOMEONE_ELSE } from '../words/filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { numberWordsToDigits } from '../words/number-words-to-digits.ts'
import { withdrawMarketingConsent } from './withdrawn-marketing-consent.ts'

// includes the spaces that keyboards insert around @ and dots
const TYPED =
  /(?:mailto: ?)?[^\s@¤,;:<>()"]{1,64}[ ]?@+[ ]?[^\s@¤,;:<>()"]{0,80}(?: ?\. ?(?:com|br|net|org|gov|edu)\b){0,3}(?:(?<=@ ?[a-z0-9-]+) (?:com|org)\b)?(?: br\b)?/
const SPOKEN =
  /(?<![a-z0-9._+-])(?:[a-z0-9._+-]+(?: (?:ponto|underline|underscore|anderline|sublinhado|traco|hifen|tracinho) )){0,5}[a-z0-9._+-]+,? (?:arroba|aroba|at(?=,? [a-z0-9-]+(?: ponto|\.| com))),? [a-z0-9.-]+(?: ponto (?:be erre\b|[a-z0-9]{2,12})){0,3}(?:(?<=a,? [a-z0-9-]+) (?:com|org)\b)?(?: br\b)?/
const NO_AT = /(?:^|\s)[a-z0-9._-]+(?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)\.com(?:\.br)?\b/
/** As mail programs copy an address: 'Maria <maria@…>'. */
const NAMED = /^[^<>@]*<((?:mailto:)?[^\s<>@]+@[^\s<>@]+)>[\s.,;]*$/i
/** An address whose sign is missing, and perhaps its dots: 'chico.do.bode gmail.com', 'anaprado gmail com'. */
const PARTED =
  /(?:^|\s)([a-z0-9_-]*[.\d_][a-z0-9._-]*|(?!(?:email|e-mail|meu|pelo|conta|tenho)\b)[a-z]{4,}) ((?:gmail|hotmail|outlook|yahoo|icloud|uol|bol)(?:\.com(?:\.br)?\b| com(?: br)?(?= por favor| ta| viu|[,.!]|\W*$)))/
/** An address whose host is named apart: 'é sabrina.dalpiaz com Z no fim, gmail'. */
const APART =
  /(?:^|\s)([a-z0-9_-]+[._][a-z0-9._-]*[a-z0-9])[ ,]+(?:(?:no|do|e|eh|tudo|minusculo)[ ,]+)*(gmail|hotmail|outlook|icloud)\b(?!\.[a-z])/
/** A dictated address without its sign, as the whole message: 'rita underline costa gmail', 'carlos123 no hotmail'. */
const UNSIGNED =
  /^\W*(?:(?:e|eh|o|meu|e-?mail|anota)[ :,]+)*([a-z0-9._-]+(?: (?:ponto|underline|underscore|anderline|sublinhado|traco|hifen|tracinho) [a-z0-9._-]+){0,4}) (?:(?:no|do|arroba) )?(gmail|hotmail|outlook|yahoo|icloud|uol|bol)(?:(?:\.| ponto )com(?:(?:\.| ponto )br)?)?\W*$/
/** The name of an account elsewhere, or a page. */
const HANDLE = /^\W*@[a-z0-9_.]{3,}\W*$|\b(?:www\.)?(?:facebook|instagram)\.com\S*/
const PROMOTIONS =
  /\b(?:pode|podem|quero|queria|aceito|autorizo|gostaria|mand[ae]\w*|receber|recebo|topo|sim (?:as|pr[ao]s))\b[^¤,.;!?]{0,40}\b(?:promos?|promoc\w*|ofertas?|novidades?|propagandas?|descontos)\b/

/** The offers before the verb: 'e se tiver promoção pode mandar'. */
const PROMOTIONS_FIRST =
  /(?<!\b(?:nao|n|nem|sem|nada de) (?:[a-z]+ ){0,3})\b(?:promoc\w*|ofertas?|novidades?|descontos?)\b(?: (?:boa|bom|legal|nova|tambem|tb|eu|ai))*,? (?:pode(?:m)? (?:me )?(?:mandar|enviar|avisar)|(?:me )?(?:manda|mande|mandem|avisa|avise|envia)\b|(?:quero|aceito|ok|okay|sim|blz|de boa)\b)(?! (?:nao|e|eh)\b)(?![^¤.;!]*\?)/

/** Offers by e-mail, refused: 'mas não quero propaganda', 'sem spam'. */
const NO_PROMOTIONS =
  /\b(?:nao|n|nem|sem|nada de|chega de|dispenso|odeio|detesto|deus me livre)\b(?! (?:tenho (?:nada|problema)|ligo|me import|sei|precis))[^¤,.;?!@]{0,40}\b(?:promoc\w*|ofertas?|propagandas?|publicidade|marketing|spam)\b(?![^¤.;!]*\?)/
const PROMOTIONS_REFUSED =
  /\b(?:promoc\w*|ofertas?|propagandas?|publicidade|marketing|spam),? (?:(?:eu )?(?:nao|n|nem)\b|dispenso|to fora)/

/** Removes the sentence's punctuation, 'mailto:' and 'www.'; a well-known host gets its ending. */
const addressOf = (text: string) =>
  text
    .replace(/[.!?'"]+$/, '')
    .replace(/^(?:mailto: ?)?(?:www\.)?/i, '')
    .replace(HOST_ALONE, '$&.com')
const HOST_ALONE = /@(?:gmail|hotmail|outlook|icloud|yahoo)$/i

export function extractEmail(extraction: Extraction): void {
  const { text } = extraction
  if (!extraction.open.includes('email')) withdrawMarketingConsent(extraction)
  // without the sign, looking for the letters before it would take long
  const isSigned = extraction.isOpen('email') && /roba|@/.test(text.original)
  const pieces = isSigned ? PIECES.exec(text.original) : null
  if (pieces) {
    const [, told = '', host = ''] = pieces
    const local = told
      .split(/[ ,]+/)
      .map((piece) => MARKS.get(piece) ?? piece)
      .join('')
      .replace(/^www\./, '')
    text.claim(0, text.rest.length)
    add(extraction, addressOf(`${local}@${fromSpoken(host)}`), 0, true)
    return
  }
  const named = extraction.isOpen('email') && !extraction.isOpen('name') ? NAMED.exec(text.raw) : null
  if (named) {
    text.claim(0, text.rest.length)
    add(extraction, addressOf(named[1] ?? ''), 0, false)
    return
  }
  const isWhole =
    isLoose(text.said) ||
    (!extraction.isOpen('name') && (SPELLED.test(text.said) || SPELLED_ON.test(text.said)))
  // 'mesmo nome junto, arroba gmail' spells nothing
  const isSpelled = isWhole && !/\bmesmo nome\b/.test(text.said)
  const loose = extraction.isOpen('email') && isSpelled ? text.take(LOOSE) : null
  if (loose) {
    const [, local = '', host = ''] = loose.groups
    const words = lowerWithoutAccents(numberWordsToDigits(fromSpoken(local)))
      .replace(/(?<!\d)([2-9])0 e (?=[1-9]\b)/g, '$1')
      .split(/[ ,]+/)
      .filter((word) => !ASIDE.test(word))
    const typed = `${words.join('')}@${fromSpoken(host).replace(/(?<=[a-z]) (?=com|br|net|org)/g, '.')}`
    add(extraction, addressOf(typed.replace(/ /g, '')), loose.from, true)
  }
  for (;;) {
    const spoken = text.take(SPOKEN)
    const found = spoken ?? text.take(TYPED)
    if (!found) break
    const typed = text.typed(found.from, found.to)
    // 'instagram serve? @barbearia', 'dudinha underline duas vezes 13 @ icloud'
    if (
      (spoken && /\bmesmo nome\b/.test(text.said)) ||
      /\?\s*@/.test(typed) ||
      /\b2 vezes [^@]*$/.test(text.said.slice(0, found.to).split('@')[0] ?? '')
    )
      continue
    // 'pode ser qualquer um? tipo naotenho@…'
    if (/\b(?:qualquer|inventad[oa])\b.*\btipo \W*$/.test(text.said.slice(0, found.from))) continue
    // the comma before the ending was written for a dot
    const hasComma = /@[\w-]{2,40},/.test(text.original)
    const isCut =
      extraction.isOpen('email') &&
      !extraction.isOpen('name') &&
      !SYMBOL.test(text.raw.slice(0, found.from)) &&
      CUT.test(text.rest.slice(0, found.from))
    const joined = isCut && !spoken ? joinedWith(text.raw.slice(0, found.from), typed) : null
    if (joined !== null && 'value' in parseEmail(joined)) {
      add(extraction, joined, found.from, true)
      continue
    }
    add(
      extraction,
      addressOf(
        spoken
          ? fromSpoken(text.said.slice(found.from, found.to))
          : typed.replace(SPACED_END, '.').replace(/\s/g, ''),
      ),
      found.from,
      isCut ||
        hasComma ||
        /^www\./i.test(typed) ||
        HOST_ALONE.test(typed.trim()) ||
        (spoken !== null && ONE_BY_ONE.test(text.original)) ||
        (spoken !== null && isLoose(text.said) && isJoined(text.said.slice(0, found.to))),
    )
  }
  if (extraction.has('email')) return
  const isOpen = extraction.isOpen('email')
  const parted = isOpen ? (text.take(PARTED) ?? text.take(APART)) : null
  const [, local = '', host = ''] = parted?.groups ?? []
  const unsigned = isOpen && !parted ? unsignedIn(text.said) : null
  const meant = parted ? `${local}@${host.replaceAll(' ', '.')}${/\Wcom/.test(host) ? '' : '.com'}` : unsigned
  if (meant !== null) {
    extraction.add('email', { email: meant }, parted?.from ?? 0, 'typo')
    return
  }
  const broken = text.take(NO_AT) ?? (isOpen ? text.take(HANDLE) : null)
  if (broken)
    extraction.add('email', { email: text.typed(broken.from, broken.to).trim() }, broken.from, 'invalid')
}

/** Returns the address that a message dictates without its sign. An ordinary word before the host is none. */
function unsignedIn(said: string): string | null {
  const [, local = '', host = ''] = UNSIGNED.exec(said) ?? []
  const isWord =
    /^[a-z]+$/.test(local) && (unexpectedWordsIn(local).length === 0 || WORDS_THAT_END_NAMES.has(local))
  if (host === '' || isWord) return null
  return `${fromSpoken(local)}@${host}.com${/uol|bol/.test(host) ? '.br' : ''}`
}

// the word before an address may be part of it ('ze silva@gmail.com'), unless it introduces the address
const CUT =
  /(?:^|[\s,.])(?!(?:e|eh|o|a|no|na|pra|para|pro|por|em|meu|obrigad[oa]|obg|ta|blz|beleza|oi|ola|uso|tenho|email|e-mail|mail|imeio|correio|correo|es|is|esse|este|ai|aqui|manda\w*|us[ao]\w*|segue|anota\w*|certo|novo|pessoal|seria|ser|envia\w*|coloca\w*|bota|poe|sim|claro|ok|de|do|da|minuscul[oa]s?|maiuscul[oa]s?)\b)(?:[a-z\d_-]*[.])?[a-z\d_-]+(?: +|,|[_-] +)$|(?:^|\b(?:e|eh|email|e-mail|pra|pro|no|ai|aqui|segue):? )\W*(?!(?:obrigad[oa]|valeu|beleza|claro|certo|pode|isso|anota|pronto|entao|segue|mim|favor|gente)\b)[a-z]{3,}\. +$/

/** Words right before an address, without those that introduce it. */
const BEFORE =
  /(?<![\p{L}\d._-])(?!(?:e|é|eh|o|a|meu|email|e-mail|mail|pra|pro|para|no|na|por|de|do|da|manda|anota|bota|coloca|segue|usa|uso|esse|este|aqui|aí|ai|oi|olá)(?![\p{L}\d]))[\p{L}\d][\p{L}\d_.-]*(?:,(?=$)| ?[._-] ?(?=$)| +)/gu

/**
 * Joins an address with the words before it, of which a space or a comma parted it: 'taina calheiros@…', 'ana. lima@…'.
 * Returns null if they are rather a name: 'Gabriel Tavares gabitavares@…'.
 */
function joinedWith(before: string, typed: string): string | null {
  const line = /[^:;!?\n]*$/.exec(before)?.[0] ?? ''
  const words: string[] = []
  for (let rest = line; rest !== '';) {
    const last = [...rest.matchAll(BEFORE)].findLast(
      ({ 0: all, index }) => index + all.length === rest.length,
    )
    if (!last) break
    words.unshift(last[0].replace(/ +/g, '').replace(/,$/, '.'))
    rest = rest.slice(0, last.index)
  }
  const address = lowerWithoutAccents(typed.replace(/\s/g, ''))
  const isName = words.some((word) =>
    address.slice(0, address.indexOf('@')).includes(lowerWithoutAccents(word).slice(0, 3)),
  )
  const isOrdinary = words.some((word) => {
    const bare = lowerWithoutAccents(word).replace(/[^a-z]+$/, '')
    return (
      /^[a-z]{3,}$/.test(bare) &&
      (unexpectedWordsIn(bare).length === 0 ||
        WORDS_THAT_END_NAMES.has(bare) ||
        SOMEONE_ELSE.test(bare) ||
        HEDGE.test(bare))
    )
  })
  if (words.length === 0 || words.length > 3 || isName || isOrdinary) return null
  return addressOf(lowerWithoutAccents(words.join('')) + typed.replace(SPACED_END, '.').replace(/\s/g, ''))
}

const SYMBOL = /\p{Extended_Pictographic}[^\p{L}]*$/u

/** Whether words before 'arroba' may belong to the address: 'ana prado arroba', unlike 'ana ponto prado arroba'. */
const isJoined = (said: string) =>
  !/(?:^|[:,.] |\b(?:e|eh|email|e-mail) )(?:[a-z0-9._+-]+ (?:ponto|underline|underscore|anderline|traco|hifen|tracinho) )*[a-z0-9._+-]+,? (?:arroba|aroba) \S+(?: ponto \S+)*$/.test(
    said,
  )

const isLoose = (said: string) => /\b(?:tudo )?(?:junt|grudad)[oa]\b|\bespaco\b|\bsem ponto\b/.test(said)
/** Several words, or a number in words, before a dictated mark: 'domingos reis quarenta e cinco arroba bol'. */
const SPELLED =
  /^\W*(?!(?:e|eh|o|meu|anota|manda|pode|email|e-mail)\b)[a-z]+(?: (?!(?:e|eh|ponto|underline|traco|email|e-mail)\b)[a-z0-9]+)+(?: e [a-z]+)? arroba /
/** Words behind a dictated dot: 'ana ponto prado dois mil arroba gmail'. */
const SPELLED_ON =
  /^\W*(?!(?:e|eh|o|meu|anota|manda|pode|email|e-mail)\b)(?:[a-z0-9]+ +(?:ponto|underline|traco) )+[a-z]+(?: [a-z0-9]+)+ (?:arroba|aroba) /
/** Words that are written as one before the sign: 'zefinha do queijo tudo junto, arroba hotmail'. */
const LOOSE =
  /(?<![a-z0-9@.])((?:[a-z0-9_-]+,? +){1,9})(?:@|arroba|aroba) ?([a-z0-9-]+(?: ?(?:\.| ponto )? ?(?:com|br|be erre|net|org)\b){0,2})/
const ASIDE =
  /^(?:e|eh|meu|email|no|na|pra|para|pro|tudo|junto|grudado|minusculo|sem|espaco|ponto|numero|anota|ai|manda)?$/

const MARK =
  'ponto|underline|underscore|anderline|andeline|anderlaine|underlaine|andarline|sublinhado|traco|hifen|tracinho'
const MARKS = new Map(MARK.split('|').map((name, at) => [name, at === 0 ? '.' : at < 8 ? '_' : '-']))
const ONE_BY_ONE = /(?:^|[ ,:])(?:[a-z0-9] ){3}/
/** Letters spelled one by one among dictated pieces: 'w e l i t o n, underline, dantas, arroba yahoo ponto com'. */
const PIECES = new RegExp(
  `(?:^|[:;,.!?] *|\\b(?:e|eh|email|e-mail|minusculo) )((?:(?:[a-z0-9]|${MARK})[ ,]+)*?(?:[a-z0-9][ ,]+){3,}(?:[a-z0-9]+[ ,]+)*?)(?:ar?roba|@),? ?([a-z0-9-]+(?: ponto [a-z0-9]{2,12}){1,3})`,
)

/** Where a dot of the ending was left out: 'yahoo com br'. */
const SPACED_END = /(?<=@.*[a-z0-9]) (?=(?:com|org|br)\b)/g

function fromSpoken(said: string): string {
  return said
    .replace(/,? (?:arroba|aroba|at),? /g, '@')
    .replace(/ ponto be erre\b/g, '.br')
    .replace(/ ponto /g, '.')
    .replace(SPACED_END, '.')
    .replace(/ (?:underline|underscore|anderline|sublinhado) /g, '_')
    .replace(/ (?:traco|hifen|tracinho) /g, '-')
}

/** An address that is made up to get past the question. */
const PLACEHOLDER =
  /^(?:n(?:ao)?_?(?:tenho|tem|possui|uso|sei)\w*|sem_?e?-?mail|teste?|asdf\w*|x+|a{2,}|123\d*)@|@(?:naot\w+|teste?)\./i

function add(extraction: Extraction, email: string, at: number, isUnsure: boolean): void {
  // 'ana@gmailcom'
  const dotted = email.replace(
    /(@(?:gmail|hotmail|outlook|icloud|yahoo|uol|bol))(com)(\.?br)?$/i,
    (_all, host: string, end: string, br?: string) => `${host}.${end}${br ? '.br' : ''}`,
  )
  if (dotted !== email && 'value' in parseEmail(dotted)) {
    extraction.add('email', { email: dotted }, at, 'typo')
    return
  }
  const parsed = parseEmail(email)
  // 'financeiro@transportesmuriaé.com.br, sem acento'
  const bare = lowerWithoutAccents(email)
  if ('problem' in parsed && bare !== email.toLowerCase() && 'value' in parseEmail(bare)) {
    extraction.add('email', { email: bare }, at, 'typo')
    return
  }
  // 'got it at the office' is no address
  if ('problem' in parsed && !extraction.isOpen('email') && !/@|e-?mail/.test(extraction.text.said)) return
  if ('problem' in parsed || PLACEHOLDER.test(parsed.value)) {
    extraction.add('email', { email }, at, 'invalid')
    return
  }
  const meant = likelyTypo(parsed.value)
  if (meant !== null) {
    extraction.add('email', { email: meant }, at, 'typo')
    return
  }
  extraction.add(
    'email',
    { email: parsed.value, ...promotionsIn(extraction) },
    at,
    isUnsure ? 'confirm' : null,
  )
}

/** Reads whether offers may come. A no that is told counts against a box that was ticked before. */
function promotionsIn(extraction: Extraction): Values {
  const { text } = extraction
  if (wantsPromotions(extraction)) return { accept_promotions: 'true' }
  const isAsked = extraction.isOpen('email') && extraction.hasField('email', 'accept_promotions')
  const isRefused = PROMOTIONS_REFUSED.test(text.said) && !text.said.includes('?')
  if (
    !isAsked ||
    text.said.search(MINDS_NOT) >= 0 ||
    !(isRefused || text.parts(false).some((part) => refusesPromotions(part.text)))
  )
    return {}
  extraction.remark('recusa-ofertas')
  return { accept_promotions: 'false' }
}

const refusesPromotions = (said: string) => NO_PROMOTIONS.test(said) || PROMOTIONS_REFUSED.test(said)

/** Where no e-mail is asked for, whoever wants a promotion means a price: 'quero a promoção do de 500, e-mail …'. */
const RECEIVES = /\b(?:receb|mand|envi|avis|aceit|autoriz)/

function wantsPromotions(extraction: Extraction): boolean {
  const { text } = extraction
  const isMeant = (pattern: RegExp, said: string) => {
    const [wanted = ''] = pattern.exec(said) ?? []
    return wanted !== '' && (extraction.isOpen('email') || RECEIVES.test(wanted))
  }
  return (
    isMeant(PROMOTIONS_FIRST, text.said) ||
    text
      .parts(false)
      .some((part) => isMeant(PROMOTIONS, part.text) && !/\b(?:nao|sem|nem|n)\b/.test(part.text))
  )
}
