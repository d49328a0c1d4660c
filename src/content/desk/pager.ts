import { formatNumber } from './number-and-date-formats.ts'

/** Texts of the links between the pages of a long list at the operator's desk. */
export const pagerWords = {
  label: 'Partes da lista',
  part: (first: number, last: number, all: number) =>
    `${formatNumber(first)} a ${formatNumber(last)} de ${formatNumber(all)}`,
  whole: (all: number) => `${formatNumber(all)} na lista`,
  before: 'Anteriores',
  after: 'Mostrar mais',
} as const
