/** Texts of the calendar in which visitors choose up to three dates for the installation. */
export const calendarWords = {
  none: 'Não há datas livres nos próximos 30 dias. Fale com a gente para agendar.',
  typed: 'Prefere escrever a data?',
  more: 'Deixar outra opção de dia',
  less: 'Tirar esta opção',
  moreWhy: 'Se o primeiro horário encher, tentamos o próximo.',
  wishes: ['', 'Segunda opção, se quiser', 'Terceira opção, se quiser'],
  weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
} as const
