/** Texts of the question that asks whether an e-mail address contains a typo. */
export const emailTypoQuestion = {
  ask: (suggestion: string) => `Você quis dizer ${suggestion}?`,
  yes: 'Sim, corrigir',
  no: 'Não, está certo',
} as const
