import { STEP_NAMES } from './step-names.ts'

/** Display names of the two ways to order: chat and form pages. */
export const channelNames: Readonly<Record<string, string>> = { chat: 'Chat', pages: 'Formulário' }

/** Display names of device types. */
export const deviceNames: Readonly<Record<string, string>> = {
  telefone: 'Telefone',
  tablet: 'Tablet',
  computador: 'Computador',
}

/** Display name for visits without a campaign. */
const NO_CAMPAIGN = 'Sem campanha (/)'
/** Returns the display name of a campaign: its prefix with a slash. */
export const campaignName = (prefix: string): string => (prefix === '' ? NO_CAMPAIGN : `/${prefix}`)

/** Returns the display name of a step of the order; its id if it has no name. */
export const stepName = (step: string): string => STEP_NAMES[step] ?? step
