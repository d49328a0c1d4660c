/**
 * Texts and links of `/linktree`, the page that the operator's social media profiles link to. Paths of this site are
 * given without campaign prefix.
 */
import { coverageCheckHref } from '../../lib/links.ts'
import { brand } from '../brand-and-phones.ts'

/** Targets of the links on the page that lead to other sites. */
type ExternalHrefs = { readonly whatsapp: string; readonly supportPage: string }

export const linktree = {
  title: 'Links',
  heading: brand.name,
  text: 'Internet fibra para a sua casa, pedida do seu jeito.',
  groups: ({ whatsapp, supportPage }: ExternalHrefs) =>
    [
      {
        title: 'Quero contratar',
        links: [
          {
            icon: 'chat',
            label: 'Pedir pelo chat',
            detail: 'Uma pergunta de cada vez',
            href: '/chat',
          },
          {
            icon: 'pages',
            label: 'Pedir pelo formulário',
            detail: 'As mesmas perguntas, em páginas',
            href: '/checkout/cep/',
          },
          {
            icon: 'coverage',
            label: 'Consultar cobertura',
            detail: 'Veja se a fibra chega ao seu endereço',
            href: coverageCheckHref('linktree'),
          },
        ],
      },
      {
        title: 'Quero falar com alguém',
        links: [
          {
            icon: 'whatsapp',
            label: 'Conversar no WhatsApp',
            detail: 'Abre em outra aba',
            href: whatsapp,
          },
          {
            icon: 'call',
            label: 'Receber uma ligação',
            detail: 'Deixe seu telefone e a gente liga',
            href: brand.callRequest.href,
          },
        ],
      },
      {
        title: 'Já sou cliente',
        links: [
          {
            icon: 'bill',
            label: 'Segunda via da fatura',
            detail: 'No atendimento da operadora; abre em outra aba',
            href: supportPage,
          },
          {
            icon: 'documents',
            label: 'Regulamentos e contratos',
            detail: 'O que vale para cada plano',
            href: '/regulamentos/',
          },
        ],
      },
    ] as const,
} as const

export type LinktreeIcon = ReturnType<typeof linktree.groups>[number]['links'][number]['icon']
