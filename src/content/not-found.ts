/** Texts of the page that is shown at an unknown address. */
export const notFound = {
  title: 'Não achamos esta página',
  text: 'O endereço pode ter mudado. Que tal ver se tem fibra na sua casa?',
  action: 'Consultar meu endereço',
  customer: 'Já sou cliente',
  person: 'Ou fale com a gente:',
} as const
