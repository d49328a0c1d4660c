/** Texts of the calendar in which visitors choose up to three dates for the installation. */
import { listInWords } from '../lib/list-in-words.ts'

/** 'Dia 25/12', 'Dias 7/12 e 8/12' */
const daysOf = (days: readonly string[]) => `${days.length === 1 ? 'Dia' : 'Dias'} ${listInWords(days)}`

export const calendarWords = {
  none: 'Não há datas livres nos próximos 30 dias. Fale com a gente para agendar.',
  typed: 'Prefere escrever a data?',
  more: 'Deixar outra opção de dia',
  less: 'Tirar esta opção',
  moreWhy: 'Se o primeiro horário encher, tentamos o próximo.',
  wishes: ['', 'Segunda opção, se quiser', 'Terceira opção, se quiser'],
  /** Why days, as dd/mm, cannot be chosen. */
  holidays: (days: readonly string[]) => (days.length > 0 ? `${daysOf(days)}: feriado, sem visitas.` : ''),
  full: (days: readonly string[]) => (days.length > 0 ? `${daysOf(days)}: sem horário livre.` : ''),
  monthOfYear: (month: string, year: string) => `${month} de ${year}`,
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
} as const
