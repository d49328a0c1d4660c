/** Texts of the desk's diary of calls that were agreed for a time, and its periods as the address names them. */
export const AGREED_PERIODS = ['atrasadas', 'hoje', 'amanha', 'depois'] as const
export type AgreedPeriod = (typeof AGREED_PERIODS)[number]

export const agreedCalls = {
  title: 'Retornos combinados',
  why: 'Quem combinou uma hora com alguém daqui. “Próxima” chama essas pessoas quando a hora chega; quem liga antes se acha pela busca.',
  tabsLabel: 'Quando',
  tabs: { atrasadas: 'Atrasadas', hoje: 'Hoje', amanha: 'Amanhã', depois: 'Depois' } satisfies Record<
    AgreedPeriod,
    string
  >,
  with: 'Combinadas por',
  all: 'Todos',
  mine: 'Só as minhas',
  show: 'Mostrar',
  caption: 'Ligações combinadas',
  empty: 'Nenhuma ligação combinada.',
  at: 'Hora',
  person: 'Chamar por',
  agreedWith: 'Combinada por',
} as const
