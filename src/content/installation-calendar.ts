/** Texts of the calendar in which visitors choose up to three dates for the installation. */
import { listInWords } from '../lib/list-in-words.ts'
import { MONTHS } from '../lib/parse-and-format-dates.ts'

/** '25 de dezembro', '30 e 31 de dezembro e 2 de janeiro', of days as dd/mm/yyyy in their order. */
function daysOf(dates: readonly string[]): string {
  const months = [...new Set(dates.map((date) => date.slice(3, 5)))]
  return listInWords(
    months.map((month) => {
      const days = dates.flatMap((date) =>
        date.slice(3, 5) === month ? String(Number(date.slice(0, 2))).replace(/^1$/, '1º') : [],
      )
      return `${listInWords(days)} de ${MONTHS[Number(month) - 1]}`
    }),
  )
}

export const calendarWords = {
  none: 'Não há datas livres nos próximos 30 dias. Fale com a gente para agendar.',
  typed: 'Prefere escrever a data?',
  more: 'Deixar outra opção de dia',
  less: 'Tirar esta opção',
  moreWhy: 'Se o primeiro horário encher, tentamos o próximo.',
  wishes: ['', 'Segunda opção, se quiser', 'Terceira opção, se quiser'],
  /** Why days, as dd/mm/yyyy, cannot be chosen. */
  holidays: (days: readonly string[]) => (days.length > 0 ? `${daysOf(days)}: feriado, sem visitas.` : ''),
  full: (days: readonly string[]) => (days.length > 0 ? `${daysOf(days)}: sem horário livre.` : ''),
  monthOfYear: (month: string, year: string) => `${month} de ${year}`,
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
} as const
