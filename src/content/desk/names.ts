import { STEP_NAMES } from './step-names.ts'

/** Names of the order's two modes. */
export const channelNames: Readonly<Record<string, string>> = { chat: 'Chat', pages: 'Formulário' }

export const deviceNames: Readonly<Record<string, string>> = {
  telefone: 'Telefone',
  tablet: 'Tablet',
  computador: 'Computador',
}

/** The campaign without a prefix. */
const NO_CAMPAIGN = 'Sem campanha (/)'
export const campaignName = (prefix: string): string => (prefix === '' ? NO_CAMPAIGN : `/${prefix}`)

/** A question as the desk lists it. */
export const stepName = (step: string): string => STEP_NAMES[step] ?? step
