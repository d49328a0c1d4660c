/** Words of numbers, in lower case without accents. */
const times = (words: string, factor: number, first: number) =>
  words.split(/\s+/).map((word, at): [string, number] => [word, (at + first) * factor])
const UNITS = `zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete
  dezoito dezenove`
const TENS = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'
const HUNDREDS =
  'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'

export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...times(UNITS, 1, 0),
  ...times(TENS, 10, 2),
  ...times(HUNDREDS, 100, 1),
  ['hum', 1],
  ['uma', 1],
  ['duas', 2],
  ['meia', 6],
  ['quatroze', 14],
  ['catorze', 14],
  ['dezasseis', 16],
  ['dezaseis', 16],
  ['dezassete', 17],
  ['dezanove', 19],
  ['quinhentao', 500],
  ['cem', 100],
  ['mil', 1000],
])

/** Marks that are dictated between numbers. */
export const SPOKEN_MARKS: ReadonlyMap<string, string> = new Map([
  ['traco', '-'],
  ['tracinho', '-'],
  ['hifen', '-'],
  ['barra', '/'],
  ['ponto', '.'],
])

/** Words before a number which 'um' and 'uma' are not articles behind. */
export const LABELS = 'n no nr num numero casa dia apto apartamento ap bloco quadra lote conta agencia'
/** Words behind 'um' with which it is a number. */
export const GIGA = 'giga gigas gigabit gb'
