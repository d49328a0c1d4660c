/** Texts of the page at the operator's desk that lists JavaScript errors in visitors' browsers. */
import { singularOrPlural } from './number-and-date-formats.ts'

export const browserErrors = {
  title: 'Erros no navegador',
  why: 'O que deu errado no navegador de quem visita, por versão do site: uma versão nova com erros novos pede para voltar atrás.',
  privacy:
    'De cada erro ficam só o tipo, palavras de uma lista fixa, em inglês, como os navegadores as dizem, e o lugar no nosso código. “…” está no lugar do resto.',
  releases: 'Por versão',
  release: 'Versão',
  count: 'Erros',
  kinds: 'Diferentes',
  first: 'Desde',
  last: 'Até',
  errors: 'Os erros',
  error: 'Erro',
  place: 'Onde',
  lastSeen: 'Último dia',
  days: 'Por dia',
  day: 'Dia',
  share: 'Comparação',
  none: 'Nenhum erro no período.',
  today: (count: number) =>
    singularOrPlural(count, 'erro hoje no navegador de visitantes', 'erros hoje no navegador de visitantes'),
} as const
