/** Labels of the filters on the desk's report pages, such as the funnel and the sales. */
export const filterWords = {
  legend: 'Filtros',
  from: 'De',
  to: 'Até',
  journey: 'Jornada',
  campaign: 'Campanha',
  channel: 'Canal',
  device: 'Aparelho',
  all: 'Todos',
  allCampaigns: 'Todas',
  apply: 'Filtrar',
} as const
