/** Question about an e-mail address with a likely typo. */
export const emailDoubt = {
  ask: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  yes: 'Sim, corrigir',
  no: 'Não, está certo',
} as const
