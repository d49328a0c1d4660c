/**
 * Texts of the page at the operator's desk that shows how many installation slots of each team are booked.
 */
export const slots = {
  title: 'Agenda das equipes',
  why: 'Visitas marcadas nas próximas três semanas, dos períodos mais cheios aos mais livres.',
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
