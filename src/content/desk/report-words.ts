/**
 * Names that the operator's desk displays for channels, devices, campaigns, steps and options, and labels of its
 * filters.
 */
import { OPTION_LABELS, STEP_NAMES } from './collect-step-names-and-option-labels.ts'

/** Names that the operator's desk displays for the two ways to order, chat and form pages. */
export const channelNames: Readonly<Record<string, string>> = { chat: 'Chat', pages: 'Formulário' }

/** Names that the desk displays for types of devices. */
export const deviceNames: Readonly<Record<string, string>> = {
  telefone: 'Telefone',
  tablet: 'Tablet',
  computador: 'Computador',
}

/** Name that the desk displays for visits without a campaign. */
const NO_CAMPAIGN = 'Sem campanha (/)'
/** Returns the display name of a campaign: its prefix with a slash. */
export const campaignName = (prefix: string): string => (prefix === '' ? NO_CAMPAIGN : `/${prefix}`)

/** Returns the display name of a step of the order; the id of the step if it has no name. */
export const stepName = (step: string): string => STEP_NAMES[step] ?? step

/** Returns the label of a choice's value by the name of its field; undefined for a field that is not a choice. */
export const optionLabel = (field: string, value: string): string | undefined => OPTION_LABELS[field]?.[value]

/** Who is meant by a filter of the desk if nobody knows that by now. */
export const unknownColleague = 'Alguém que não está mais aqui'

/** Labels of the filters on the desk's report pages, such as the funnel and the sales. */
export const filterWords = {
  legend: 'Filtros',
  /** What is shown, above the filters where these are folded. */
  shown: (from: string, to: string, others: readonly string[]) =>
    [`Filtro: ${from} a ${to}`, ...others].join(' · '),
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
