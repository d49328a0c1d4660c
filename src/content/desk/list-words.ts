/** Texts of the desk's long lists: places in a list, and links between its pages. */
import { formatNumber } from './number-and-date-formats.ts'

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

/** Texts of the links between the pages of a long list at the operator's desk. */
export const pagerWords = {
  label: 'Partes da lista',
  part: (first: number, last: number, all: number) =>
    `${formatNumber(first)} a ${formatNumber(last)} de ${formatNumber(all)}`,
  whole: (all: number) => `${formatNumber(all)} na lista`,
  before: 'Anteriores',
  after: 'Mostrar mais',
} as const
