import { STEP_NAMES } from './step-names.ts'

/** Names of the order's two modes, chat and pages. */
export const channelNames: Readonly<Record<string, string>> = { chat: 'Chat', pages: 'Formulário' }

/** Names of the kinds of device. */
export const deviceNames: Readonly<Record<string, string>> = {
  telefone: 'Telefone',
  tablet: 'Tablet',
  computador: 'Computador',
}

/** Name for visits without a campaign. */
const NO_CAMPAIGN = 'Sem campanha (/)'
/** Returns the name of a campaign: its prefix with a slash. */
export const campaignName = (prefix: string): string => (prefix === '' ? NO_CAMPAIGN : `/${prefix}`)

/** Returns the desk's name of a step; its id if it has none. */
export const stepName = (step: string): string => STEP_NAMES[step] ?? step
