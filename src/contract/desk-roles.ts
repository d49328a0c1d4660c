/** Roles of the operator's staff at the desk: calls and leads; figures only; everything. */
export const ROLES = ['atendimento', 'analise', 'administracao'] as const
export type Role = (typeof ROLES)[number]
