/**
 * Extracts a birth date if the question asks for one or the message labels it ('nasci em …'). Any other date counts
 * only if it is complete, appears among other personal data, and is valid as a birth date.
 */
import { parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { addDays } from '../../lib/iso-dates.ts'
import type { Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import { datesIn, type DateInText } from '../words/dates-in-text.ts'

const LABELLED =
  /\b(?:nasc\w*|data de nasc\w*|nac[ii]\w*|aniversario|niver|born|nacimiento|d\.? ?n\.?)\b[^¤?]{0,24}$/
const UNLABELLED = /(?:^|[^\d¤.,/-])(\d{8}|\d{6}|\d{1,2} \d{1,2} \d{2})(?![\d/]|[.-]\d)/
// words before the date of another event, or of someone else's birth
const OTHERS = /\b(?:nasceu|casei|casou|mudei|comprei|faleceu|morreu|faz|fez|venc\w*|instal\w*)\b[^¤]{0,24}$/

/** What makes a day the name of a street, and the year its house number: 'rua 7 de setembro 1945'. */
const STREET =
  /\b(?:rua|r|avenida|av|travessa|trav|praca|alameda|largo|estrada|viela|beco|ladeira)\.? (?:dia |d[aeo] )?$/

/** The year that follows a day and a month with words between them: '8 de março, dia da mulher, de 1973'. */
const yearApart = (behind: string): string =>
  /^(?!.*\b(?:faco|fiz|completo|tenho) )[^\d\u00a4]{2,40}(19\d\d|20\d\d|\d\d)(?![.,/-]?\d| ?anos)/.exec(
    behind,
  )?.[1] ?? ''

/** What says that the month stands before the day: '05/07/1990, mês primeiro', 'no formato americano'. */
const MONTH_FIRST = anyOf(
  `mes (?:(?:vem|ta|esta|fica|vai|e|eh) )?(?:o )?(?:primeiro|antes|na frente), mes\\W+(?:e )?(?:depois|dps) (?:o )?dia,
  (?:primeiro|antes|comec\\w+(?: (?:com|por))?) (?:vem )?(?:o|pelo) mes, mes ?/ ?dia, mm ?/ ?dd,
  (?:formato|padrao|jeito|estilo|modo) (?:americano|ingles|gringo|dos eua)`,
)

/** Feasts by which people tell their birthday, with day and month. */
const HOLIDAYS: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/natal/, [25, 12]],
  [/joao/, [24, 6]],
  [/finado/, [2, 11]],
  [/ano novo/, [1, 1]],
  [/independencia/, [7, 9]],
  [/aparecida|crianca/, [12, 10]],
  [/pedro/, [29, 6]],
  [/antonio/, [13, 6]],
  [/tiradentes/, [21, 4]],
  [/trabalh/, [1, 5]],
  [/conceicao/, [8, 12]],
  [/mentira/, [1, 4]],
  [/reis/, [6, 1]],
]
/** A year of birth, apart from its day: 'nasci em 85', 'sou de 1990'. */
const YEAR_TOLD = /\b(?:nasci|sou|ano)(?: (?:em|de|do|no|ano|e|eh))+ (\d{4}|\d{2})(?![\d/]| ?anos| de [a-z])/
const HOLIDAY =
  /\b(?:dia (?:d[aeo]s? )?|n[oa] (?=natal|ano novo)|(vespera d[eo] ))(?:nossa senhora (?:da )?)?(natal|sao (?:joao|pedro)|santo antonio|finados?|ano novo|independencia|aparecida|criancas?|tiradentes|trabalh(?:o|ador)|conceicao|mentira|reis)\b(?:[^\d\u00a4]{1,24}(\d{4}|\d{2})(?!\d| ?anos))?/

/** Whether a date without a label is likely a birth date, because it appears among other personal data. */
const isBeside = (extraction: Extraction) =>
  extraction.hasRecordable ||
  (['name', 'phone', 'email', 'mother', 'document'] as const).some((kind) => extraction.isOpen(kind))

/** Whether a date beside a mother's name belongs to a set of data that would replace the visitor's: 'Rui Falcão, 10/10/1980, mãe …'. */
const isOfOther = (extraction: Extraction, { year }: DateInText): boolean =>
  year.length === 4 &&
  extraction.given('birth') !== null &&
  /\b(?:mae|filh[oa] d[aeo])\b/.test(extraction.text.said)

export function extractBirthDate(extraction: Extraction): void {
  const { text, situation } = extraction
  const { today } = situation.order
  const isOpen = extraction.isOpen('birth')
  const dates = datesIn(text)
  const isMonthFirst = MONTH_FIRST.test(text.said)
  const years = new Set(dates.flatMap(({ year }) => (year === '' ? [] : [year])))
  for (const date of dates) {
    const before = text.rest.slice(Math.max(0, date.from - 48), date.from)
    const isLed = LABELLED.test(before)
    // 'nasci no dia em que o Pelé fez o milésimo gol: 19 de novembro'
    if (OTHERS.test(before) && !isLed && !(/: *$/.test(before) && LABELLED.test(text.said.slice(0, 8))))
      continue
    if (STREET.test(text.said.slice(0, date.from))) continue
    // 'nasci em 15 de agosto de 52, registrado em 20 de outubro'
    const [only = ''] = years.size === 1 && dates.length > 1 ? years : []
    const apart = date.year === '' && isOpen ? yearApart(text.rest.slice(date.to)) || only : ''
    const isTurned =
      isMonthFirst && /^[\d\W]*$/.test(text.typed(date.from, date.to)) && Number(date.day) <= 12
    const [day, month] = isTurned ? [date.month, date.day] : [date.day, date.month]
    const said = `${day}/${month}/${date.year || apart}`
    const parsed =
      date.year === '' && apart === '' ? { problem: 'data-invalida' } : parseBirthDate(said, today)
    const isMeant = isOpen || isLed
    // '12/10/1997, dia das crianças. ou melhor 1996'
    const year = isOpen && 'value' in parsed ? YEAR_MENDED.exec(text.said.slice(date.to))?.[1] : undefined
    const dayAgain = isOpen && 'value' in parsed ? DAY_MENDED.exec(text.said.slice(date.to))?.[1] : undefined
    const mended = dayAgain
      ? parseBirthDate(`${dayAgain}/${date.month}/${date.year || apart}`, today)
      : year
        ? parseBirthDate(`${date.day}/${date.month}/${year}`, today)
        : null
    if (mended && 'value' in mended) {
      extraction.add('birth', { birth_date: mended.value }, date.from, 'confirm')
      text.claim(date.from, text.rest.length)
      return
    }
    if (
      'value' in parsed &&
      (isMeant ||
        (date.year.length === 4 && extraction.isAhead('birth') && isBeside(extraction)) ||
        isOfOther(extraction, date))
    ) {
      extraction.add(
        'birth',
        { birth_date: parsed.value },
        date.from,
        !isMonthFirst &&
          !isOfOther(extraction, date) &&
          (apart === '' || (apart.length === 4 && apart !== only))
          ? null
          : 'confirm',
      )
      text.claim(date.from, date.to)
    } else if ('problem' in parsed && isMeant && !extraction.isOpen('visit')) {
      const typed = text.typed(date.from, date.to)
      const meant = date.year === '' ? null : mendedDate(date, text.rest.slice(date.to), today)
      if (meant !== null) {
        extraction.add('birth', { birth_date: meant }, date.from, 'confirm')
        text.claim(date.from, date.to)
        continue
      }
      extraction.add('birth', { birth_date: typed }, date.from, date.year === '' ? 'part' : 'invalid')
      text.claim(date.from, date.to)
    }
  }
  const holiday = isOpen && !extraction.has('birth') ? HOLIDAY.exec(text.rest) : null
  if (holiday) {
    const [, vespers, name = '', behind] = holiday
    const [, [day, month] = [0, 0]] = HOLIDAYS.find(([pattern]) => pattern.test(name)) ?? []
    const year = behind ?? YEAR_TOLD.exec(text.rest)?.[1] ?? ''
    const parsed = parseBirthDate(`${day - (vespers ? 1 : 0)}/${month}/${year}`, today)
    if ('value' in parsed)
      extraction.add(
        'birth',
        { birth_date: parsed.value },
        holiday.index,
        behind?.length === 4 && !vespers ? null : 'confirm',
      )
  }
  if (isOpen && !extraction.has('birth')) extractFromAge(extraction)
  if (isOpen) takeOwnYear(extraction)
  const other = isOpen ? (REGISTERED.exec(text.rest) ?? BORN_ON.exec(text.rest)) : null
  const [born] = extraction.valuesOf('birth', 'birth_date')
  if (other && born && other[1])
    extraction.replace('birth', { birth_date: other[1].padStart(2, '0') + born.slice(2) }, 'confirm')
  else if (other) extraction.dispute('birth')
  const isAsked = isOpen || extraction.open.includes('birth')
  const loose = isAsked && !extraction.has('birth') ? text.take(LOOSE) : null
  const joined = loose && parseBirthDate(loose.groups.slice(1).filter(Boolean).join('/'), today)
  if (loose && joined && 'value' in joined) {
    extraction.add('birth', { birth_date: joined.value }, loose.from + 1, 'confirm')
    return
  }
  const bare = isAsked && !extraction.has('birth') ? text.take(UNLABELLED) : null
  if (!bare) {
    const part = isOpen && !extraction.has('birth') ? text.find(INCOMPLETE) : null
    // the chat then says what a date needs
    if (part) extraction.add('birth', {}, part.from, 'part')
    return
  }
  const digits = bare.groups[1] ?? ''
  const turned = isMonthFirst ? parseBirthDate(digits.replace(/^(\d\d)(\d\d)/, '$2$1'), today) : null
  if (turned && 'value' in turned) {
    extraction.add('birth', { birth_date: turned.value }, bare.from, 'confirm')
    return
  }
  const parsed = parseBirthDate(digits.replace(/ /g, '/'), today)
  if ('value' in parsed) extraction.add('birth', { birth_date: parsed.value }, bare.from)
  else extraction.add('birth', { birth_date: digits }, bare.from, 'invalid')
}

/** Two years for one day, of which one is the visitor's: 'ela em 61 e eu em 87'. */
const YEAR_OF =
  '(?: (?:e|eh|sou|foi|nasci|nasceu|do|ano))* (?:em|de) ((?:19|20)?\\d\\d)(?![\\d/]| ?anos| de )'
const OWN_YEAR = new RegExp(`(?<![a-z])eu${YEAR_OF}`)
const OTHERS_YEAR = new RegExp(`(?<![a-z])(?:el[ea]|minha [a-z]+|meu [a-z]+|mainha|painho)${YEAR_OF}`)

/** Proposes the day that was found with the visitor's own year, if the message tells somebody else's, too. */
function takeOwnYear(extraction: Extraction): void {
  const { said } = extraction.text
  const [found = ''] = extraction.valuesOf('birth', 'birth_date')
  const [own, others] = [OWN_YEAR.exec(said)?.[1], OTHERS_YEAR.exec(said)?.[1]]
  if (!own || !others || own === others || found === '') return
  const parsed = parseBirthDate(found.replace(/\d{4}$/, own), extraction.situation.order.today)
  if ('value' in parsed) extraction.replace('birth', { birth_date: parsed.value }, 'confirm')
}

/** Digits that are grouped otherwise: '1207 1985', '12/071985'. */
const LOOSE =
  /(?:^|[^\d\u00a4.,/-])(\d\d)[ /]?(\d\d)[ /](\d{4})(?![\d/])|(?:^|[^\d\u00a4.,/-])(\d\d)[ /](\d\d)(\d{4})(?![\d/])/
/** Only a part of the date: the year, the month, the day or the age. */
const INCOMPLETE =
  /^\W*(?:(?:eu|nasci|sou|e|eh|foi|em|de|do|no|na|ano|dia|mes|tenho|to com|estou com|com|fiz|faco|vou fazer|idade)[ :,]+)*(?:(?:19|20)\d\d|\d{1,3}(?: anos?)?|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]* (?:de |do )?\d{2,4}|\d{1,2}\/(?:19|20)\d\d|\d{1,2}\/\d{1,2}\/)(?: (?:anos?|ja|mes que vem|em [a-z]+|agora|viu|mesmo))*\W*$/

/** Another part that stands in the papers: 'mas o registro tá como dia 9'. */
const REGISTERED =
  /\u00a4.*\b(?:registr\w+|rg|documento|certidao|identidade|papel|cartorio|cnh)\b[^.;!?]{0,32}\b(?:dia (\d{1,2})|(?:19|20)\d\d|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-z]*)\b/

/** The day on which the visitor was born, behind that of the papers: 'no rg tá 10/05/1985 mas nasci dia 8'. */
const BORN_ON =
  /\u00a4[^.;!?]{0,24}\b(?:nasci|nascimento)(?: (?:mesmo|foi|e|eh|no|em))* dia (\d{1,2})\b(?! ?[/]| de [a-z])/

/** The year, said again behind a slip: '10/06/1891 opa 1981'. */
const YEAR_AGAIN =
  /^[\s,.!]*(?:(?:opa|ops|digo|nao|quer dizer|errei|alias|perdao|eita|e|eh)[\s,.!]*)+((?:19|20)\d\d)(?!\d)/

const YEAR_MENDED =
  /\b(?:ou melhor|digo|op[as]+|quer dizer|errei|na verdade|minto|perdao)[\s,.!]*(?:(?:e|eh|foi|em|de|o|ano) )*((?:19|20)\d\d)(?!\d)/

/** The day, said again behind a slip: '12/05/1978 ops 13'. */
const DAY_MENDED =
  /^[\s,.!]*(?:(?:op[as]+|digo|nao|quer dizer|errei|alias|perdao|eita|minto|ou melhor|na verdade|desculpa|dia|e|eh|o)[\s,.!]+)+(\d{1,2})(?![\d/]| ?(?:anos|de [a-z]))/

/** Returns what an impossible date most likely means: with another year behind it, or with the month first; or null. */
function mendedDate({ day, month, year }: DateInText, behind: string, today: string): string | null {
  const again = YEAR_AGAIN.exec(behind)?.[1]
  const parsed = parseBirthDate(again ? `${day}/${month}/${again}` : `${month}/${day}/${year}`, today)
  return 'value' in parsed ? parsed.value : null
}

/** An age with the birthday: 'fiz 40 semana passada, dia 13', 'faço 26 amanhã'. */
const TURNED = /\b(?:fiz|completei) (\d{1,3})\b[^\d]{0,32}\bdia (\d{1,2})\b(?! ?[/]| d[eo] )/
const TURNS =
  /\b(amanha|hoje)\b[^\d]{0,24}\b(?:faco|completo|fiz) (\d{1,3})\b|\b(?:faco|completo|fiz) (\d{1,3})\b[^\d]{0,16}\b(amanha|hoje)\b/

/** Proposes the birth date that follows from an age and the birthday. */
function extractFromAge(extraction: Extraction): void {
  const { text, situation } = extraction
  const { today } = situation.order
  const turned = TURNED.exec(text.rest)
  const turns = turned ? null : TURNS.exec(text.rest)
  const found = turned ?? turns
  if (!found) return
  const [year = 0, month = 0, date = 0] = today.split('-').map(Number)
  const day = turned ? Number(turned[2]) : 0
  const isLastMonth = day > date
  const [y, m, d] = turned
    ? [
        isLastMonth && month === 1 ? year - 1 : year,
        isLastMonth ? (month === 1 ? 12 : month - 1) : month,
        day,
      ]
    : addDays(today, /amanha/.test(found[0]) ? 1 : 0)
        .split('-')
        .map(Number)
  const age = Number(turned ? turned[1] : (turns?.[2] ?? turns?.[3]))
  const parsed = parseBirthDate(`${d}/${m}/${(y ?? 0) - age}`, today)
  if ('value' in parsed) extraction.add('birth', { birth_date: parsed.value }, found.index, 'confirm')
}
