/**
 * Roles at the operator's desk. 'atendimento' handles calls and leads, 'analise' sees only figures,
 * 'administracao' may do everything.
 */
export const ROLES = ['atendimento', 'analise', 'administracao'] as const
export type Role = (typeof ROLES)[number]
