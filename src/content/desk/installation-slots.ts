/** Texts of the list of the fullest installation slots, in the calendar of the teams at the desk. */
export const slots = {
  caption: 'Períodos por equipe',
  empty: 'Nenhuma visita marcada nas próximas três semanas.',
  team: 'Equipe',
  day: 'Dia',
  period: 'Período',
  booked: 'Marcadas',
  full: 'Ocupação',
  of: (booked: number, capacity: number) => `${booked} de ${capacity}`,
  periods: { manha: 'manhã', tarde: 'tarde' },
} as const
