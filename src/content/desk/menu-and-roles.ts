/** Texts of the menu of the operator's desk, and the names of its roles. */
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

/** Menu of the desk, in groups. Users see only the pages that their role may open. */
export const deskMenu: readonly {
  readonly group: string
  readonly pages: readonly { readonly path: string; readonly label: string }[]
}[] = [
  { group: 'Hoje', pages: [{ path: '/operador', label: 'Início' }] },
  {
    group: 'Pessoas',
    pages: [
      { path: '/operador/pedidos', label: 'Pedidos' },
      { path: '/operador/parecidos', label: 'Pedidos parecidos' },
      { path: '/operador/ligacoes', label: 'Ligações' },
      { path: '/operador/links', label: 'Links de atendentes' },
    ],
  },
  {
    group: 'Números',
    pages: [
      { path: '/operador/vendas', label: 'Vendas' },
      { path: '/operador/funil', label: 'Funil' },
      { path: '/operador/experimento', label: 'Experimento' },
      { path: '/operador/nao-entendido', label: 'O que o chat não entendeu' },
      { path: '/operador/campanhas', label: 'Campanhas' },
      { path: '/operador/atendimento', label: 'Atendimento' },
      { path: '/operador/exportacoes', label: 'Exportações' },
    ],
  },
  {
    group: 'Loja',
    pages: [
      { path: '/operador/loja', label: 'Preços e campanhas' },
      { path: '/operador/importacoes', label: 'Importações' },
    ],
  },
  {
    group: 'Operação',
    pages: [
      { path: '/operador/entregas', label: 'Entregas' },
      { path: '/operador/agenda', label: 'Agenda das equipes' },
      { path: '/operador/cobertura', label: 'Onde falta rede' },
      { path: '/operador/erros', label: 'Erros no navegador' },
    ],
  },
  {
    group: 'Casa',
    pages: [
      { path: '/operador/pessoas', label: 'Pessoas e acessos' },
      { path: '/operador/registro', label: 'Registro de acessos' },
    ],
  },
]
