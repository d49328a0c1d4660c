/**
 * Texts of the landing page block that invites visitors to check coverage. Its button opens the check
 * in a drawer or, if JavaScript is off, on a separate page.
 */
export const coverageInvitations = {
  check: { text: 'Consulte a disponibilidade da TIM Ultrafibra', action: 'Consultar' },
  doubt: {
    text: 'Será que tem algum plano disponível na minha localização?',
    action: 'Consulte sua cobertura',
  },
} as const
