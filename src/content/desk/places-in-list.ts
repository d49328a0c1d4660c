/** Texts about the place of an item in a list of the shop: its choice, and the buttons that move it. */
export const placesInList = {
  label: 'Lugar na lista',
  stay: 'Onde está',
  first: 'No começo',
  last: 'No fim',
  after: (name: string) => `Depois de “${name}”`,
  move: 'Ordem',
  up: (name: string) => `Subir ${name}`,
  down: (name: string) => `Descer ${name}`,
  problem: 'Escolha um lugar da lista.',
} as const
