/**
 * Splits a message about the installation day into clauses, and leaves out the days that the visitor excludes and the
 * reasons given. Also recognises a clause that refuses a day.
 */
import {
  AFTERNOON,
  EXCLUDED,
  MORNING,
  NOT_THIS,
  SAID_DAY,
  SOONEST,
  SPLIT,
  WEEKDAYS,
} from './installation-date-patterns.ts'
import { anyOf } from './patterns-from-word-tables.ts'
import { NEGATION } from './filler-doubt-and-negation-words.ts'

/** Splits a clause into alternatives, without the days that it excludes. */
export function splitInstallationDateClauses(
  clause: string,
): { readonly said: string; readonly at: number }[] {
  const left = clause.replace(EXCLUDED, (said) => ' '.repeat(said.length))
  const ends = [...left.matchAll(new RegExp(SPLIT, 'g'))]
  return [{ index: 0, 0: '' }, ...ends].map(({ index, 0: mark }, place) => ({
    said: left.slice(index + mark.length, ends[place]?.index),
    at: index + mark.length,
  }))
}

/** Drops the reason behind a day, which may name another one: 'quarta de manhã, que quinta eu tenho médico'. */
export function withoutReason(part: string): string {
  const reason =
    /\b(?:q|que|pq|porque|pois) (?!vem\b|vier\b|seja\b|for\b|tiver\w*\b|der\b|ser\b|(?:(?:voces?|vcs?|eles) )?(?:puder|conseguir)\w*\b)|\b(?:tem|tenho|temos|vai ter) (?:uma? )?(?!vaga|horario|agenda|tecnico|instal|livre|algum|alguma|como|visita)[a-z]{4,} (?:n?o )?dia \d/.exec(
      part,
    )
  const before = reason ? part.slice(0, reason.index) : ''
  const isDay =
    [...WEEKDAYS, SAID_DAY, MORNING, AFTERNOON, SOONEST].some((pattern) => pattern.test(before)) ||
    /\d/.test(before)
  return isDay ? before : part
}

/** A day after which any will do: 'depois do dia 5'. */
export const AFTER_DAY = /\b(?:depois|apos) d[eo] dia (\d{1,2})(?![\d/])/

/** What excludes a weekday, and what in an exclusion is more than weekdays. */
const EXCLUDES = /^(?:exceto|menos|tirando|fora|sem ser|nao|n)\b|\bnao$/
const MORE_THAN_WEEKDAYS = /\b(?:manha|tarde|feriado|dia \d)/

/**
 * Returns the weekdays that a message excludes, 0 for Sunday; null if it excludes anything else.
 * @param said lower-case text without accents
 */
export function excludedWeekdays(said: string): ReadonlySet<number> | null {
  const all = said.replace(AFTER_DAY, ' ').match(EXCLUDED) ?? []
  if (!all.every((each) => EXCLUDES.test(each.trim()) && !MORE_THAN_WEEKDAYS.test(each))) return null
  return new Set(WEEKDAYS.flatMap((name, number) => (all.some((each) => name.test(each)) ? [number] : [])))
}

const BUSY =
  /\b(?:consulta|compromisso|medico|provas?|aula|desde(?! que)|expediente|(?:meu |o )turno (?:comeca|e|vai|termina|acaba)|(?:a |minha )?mudanca (?:e|eh|sera|vai|ta)|entro (?:n[oa]|as)|colheita|exames?|cirurgia|trabalh\w+|estud\w+|viaj\w+|ocupad[oa]|plantao(?! de folga)|saio|durmo|pego a chave|recebo|volto|chego|chega|me mudo|vou mudar|levo|busco|confirmo|termino|decido|finalizo|resolvo|vejo isso|(?:to|tou|estou|fico) (?:n[oa] (?![34]g)|fora)|tenho (?:campeonato|casamento|festa|curso|jogo|torneio|evento|feira|missa|reuniao|dentista)|(?:e|eh|tem) feriado)\b/

/** Something else is on that day: 'segunda tem hidroginástica'. */
const ENGAGED =
  /\b(?:segunda|terca|quarta|quinta|sexta|sabado|manha|tarde|dia \d{1,2})s?(?:-feira)? (?:eu |ela |ele |a gente )?(?:tem|tenho|temos|vou|vai|vamos|trabalh\w+) (?!que\b|de ser|ser|vaga|horario)/
/** What happens tomorrow, which is no visit: 'amanhã tem golpe no meu nome'. */
const HAPPENS = anyOf(
  'tem, tenho, temos, vai ter, aparece\\w*, surge\\w*, descubro, acordo',
  '(?<![a-z])(?:amanha|hoje) (?:ja |eu |a gente )?',
  ' (?!vaga|horario|agenda|como|tecnico|instal|visita|livre|alguem|gente|algum|folga)',
)
/** Whether a clause refuses a day: 'segunda não posso'. */
export const refusesInstallationDate = (whole: string) => isRefused(whole.replace(/ (?:se|caso) .*$/, ''))
const isRefused = (part: string) =>
  ENGAGED.test(part) ||
  HAPPENS.test(part) ||
  /\bnao\W*$/.test(part) ||
  BUSY.test(part) ||
  (NEGATION.test(part) &&
    !NOT_THIS.test(part) &&
    /\b(?:posso|da|consigo|pode|serve|quero|vou|estou|vai dar|rola)\b/.test(part))

/** Replaces a part of a text by spaces. */
export const replaceBySpaces = (text: string, from: number, to: number) =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
