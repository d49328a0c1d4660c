/** What customers of each mobile plan get in addition when they order fibre. */
export const mobileBonus = {
  timcontrole: 'Até 20 GIGA a mais',
  timblack: 'Até 30 GIGA',
  timpre: 'Internet de bônus por até 12 meses',
} as const
