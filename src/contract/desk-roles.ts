/**
 * Roles of the staff at the desk. 'atendimento': calls and leads. 'analise': figures only. 'administracao':
 * everything.
 */
export const ROLES = ['atendimento', 'analise', 'administracao'] as const
export type Role = (typeof ROLES)[number]
