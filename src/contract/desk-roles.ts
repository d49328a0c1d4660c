/**
 * The roles at the operator's desk. 'atendimento' handles calls and leads, 'analise' sees only figures, 'publicacao'
 * changes the shop, 'aprovacao' approves its changes, 'administracao' may do everything.
 */
export const ROLES = ['atendimento', 'analise', 'publicacao', 'aprovacao', 'administracao'] as const
export type Role = (typeof ROLES)[number]
