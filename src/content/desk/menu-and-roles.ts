/** Groups of the desk's menu, in which an entry is the title of its page, and the names of its roles. */
import type { Role } from '../../contract/desk-roles-reasons-calls-and-imports.ts'

/** Texts of the frame around every page of the operator's desk: header, menu, logout. */
export const deskFrame = {
  name: 'Mesa do operador',
  skip: 'Pular para o conteúdo',
  menu: 'Menu',
  menuLabel: 'Páginas da mesa',
  leave: 'Sair',
  leaveElsewhere: 'Sair dos outros aparelhos',
  zone: 'Horário de São Paulo',
  madeAt: 'Página feita às',
} as const

/** Display names of the roles that users of the desk can have. */
export const roleNames: Readonly<Record<Role, string>> = {
  atendimento: 'Atendimento',
  analise: 'Análise',
  publicacao: 'Publicação',
  aprovacao: 'Aprovação',
  administracao: 'Administração',
}

/** Groups of the menu, in its order. Users see only the pages that their role may open. */
export const menuGroups = {
  /** The start page alone, above all groups. */
  today: null,
  people: 'Pessoas',
  figures: 'Números',
  shop: 'Loja',
  operation: 'Operação',
  house: 'Casa',
} as const
