/** Links at the end of the start page to further information. */
export const moreLinks = {
  links: [
    { label: 'Comparar os planos', href: '/ofertas' },
    { label: 'Ver como confirmamos que é você', href: '/novo-cliente' },
    { label: 'Ganhar bônus no celular TIM', href: '/selecao-plano-movel' },
  ],
} as const
