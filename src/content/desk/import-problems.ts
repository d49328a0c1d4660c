/** Error messages about a file to import, with advice on how to correct it, for the desk and the import command. */

const quoted = (text: string) => `“${text.length > 40 ? `${text.slice(0, 40)}…` : text}”`

/** Advice on saving a spreadsheet in a format that can be imported. */
const AS_CSV =
  'No Excel, use Arquivo › Salvar como › “CSV UTF-8 (delimitado por vírgulas)” ou “CSV (separado por ponto e vírgula)”.'

/** Sentences about a whole file. */
export const importFileProblems = {
  empty: 'O arquivo está vazio. Escolha o arquivo com as linhas a importar.',
  noRows: 'O arquivo só tem o cabeçalho: não há linhas para importar.',
  workbook: `Isto é uma planilha do Excel ou um arquivo zip, não um CSV. Abra a planilha. ${AS_CSV}`,
  oldWorkbook: `Isto é uma planilha do Excel antigo, não um CSV. Abra a planilha. ${AS_CSV}`,
  compressed: 'Este arquivo está compactado. Descompacte antes, e envie o CSV que está dentro.',
  notText: `Isto não é um arquivo de texto, então não dá para ler como CSV. ${AS_CSV}`,
  mixed: (line: number) =>
    `Linha ${line}: há letras em duas codificações no mesmo arquivo. Abra e salve de novo como “CSV UTF-8”.`,
  tooLarge: (megabytes: number) =>
    `O arquivo tem mais de ${megabytes} MB. Divida em partes sem a opção de remover, ou peça a quem cuida do servidor para usar o comando npm run import.`,
  columns: (line: number, most: number) =>
    `Linha ${line}: há mais de ${most} colunas. Confira o separador, ou apague as colunas que sobram.`,
  cells: (most: number) =>
    `O arquivo tem mais de ${most / 1_000_000} milhões de campos, contando os vazios. Apague as linhas e colunas vazias, ou divida em partes.`,
  missing: (line: number, columns: readonly string[]) =>
    `Linha ${line}: ${columns.length === 1 ? 'falta a coluna' : 'faltam as colunas'} ${columns.join(', ')}. A primeira linha precisa ter os nomes das colunas.`,
  twice: (line: number, columns: readonly string[]) =>
    `Linha ${line}: ${columns.length === 1 ? 'a coluna aparece' : 'as colunas aparecem'} duas vezes: ${columns.join(', ')}. Deixe uma só.`,
  openQuote: (line: number) =>
    `Linha ${line}: uma aspa foi aberta e não fecha. Feche a aspa, ou apague as que sobram.`,
  endless: (line: number) =>
    `Linha ${line}: a linha é comprida demais, ou uma aspa foi aberta e não fecha. Confira essa linha.`,
  unreadable: (line: number) => `Linha ${line}: não dá para ler esta linha como CSV.`,
} as const

/** Sentences about one row; the line stands before them. */
export const importRowProblems = {
  cells: (found: number, expected: number) =>
    `tem ${found} ${found === 1 ? 'campo' : 'campos'}, e o cabeçalho tem ${expected}. Confira separadores e aspas.`,
  nul: 'há um caractere nulo em um campo. Digite o campo de novo.',
  tooLong: (column: string, most: number) => `${column} tem mais de ${most} caracteres. Encurte.`,
  empty: (column: string) => `${column} está vazio. Preencha.`,
  cep: (column: string, text: string) =>
    `${column} ${quoted(text)} não é um CEP de 8 dígitos. ${
      /^\d{7}$/.test(text)
        ? 'O Excel tirou o zero da frente: formate a coluna como Texto, ou escreva 01310-100.'
        : 'Escreva como 01310-100.'
    }`,
  whole: (column: string, text: string) => `${column} ${quoted(text)} não é um número inteiro.`,
  capacity: (column: string, visits: number, most: number) =>
    `${column} ${visits} é demais: uma equipe faz até ${most} visitas por período. Confira o número.`,
  state: (column: string, text: string) => `${column} ${quoted(text)} não é uma UF de duas letras, como SP.`,
  oneOf: (column: string, text: string, values: readonly string[]) =>
    `${column} ${quoted(text)} não vale: use ${values.join(', ')}.`,
  order: (from: string, to: string) => `${to} vem antes de ${from}. Troque os dois.`,
  block: (column: string, text: string) => `${column} ${quoted(text)} não é quadra:lotes, como 1:1-20;22.`,
  blockOrder: (column: string, text: string) => `${column} ${quoted(text)} termina antes de começar.`,
  blockTwice: (column: string) => `${column} tem a mesma quadra duas vezes. Junte os lotes.`,
  noRange: (text: string) => `${quoted(text)} não tem nenhuma faixa de CEP, como 75345000-75349999.`,
  notRange: (text: string) => `${quoted(text)} não é uma faixa de CEP, como 75345000-75349999.`,
  rangeOrder: (text: string) => `a faixa ${text} termina antes de começar.`,
  ibge: (column: string, text: string) => `${column} ${quoted(text)} não é um código do IBGE de 7 dígitos.`,
  ddd: (column: string, text: string) => `${column} ${quoted(text)} não são dois dígitos.`,
  /** @param what the key, as 'código “centro”' */
  twice: (what: string) => `${what} aparece duas vezes no arquivo. Deixe uma só.`,
  // what is personal is not repeated: these sentences are stored
  cpf: 'o CPF não é válido. Se o Excel tirou o zero da frente, formate a coluna como Texto.',
  name: 'o nome não é um nome completo.',
  email: 'o e-mail não é válido.',
  phone: 'o telefone não é válido. Escreva DDD e número, como 11987654321.',
  mobile: 'a linha não é um celular. Escreva DDD e número, 11 dígitos.',
  birthDate: (column: string) => `${column} não é uma data, como 13/05/1990.`,
  personCep: (column: string) =>
    `${column} não é um CEP de 8 dígitos. Se o Excel tirou o zero da frente, formate a coluna como Texto.`,
  currentPrice: (column: string) => `${column} não é um preço, como 109,90.`,
  choice: (column: string, values: readonly string[]) => `${column} não vale: use ${values.join(' ou ')}.`,
  personTwice: 'este CPF aparece duas vezes no arquivo. Deixe um só.',
  lineTwice: 'esta linha móvel aparece duas vezes no arquivo. Deixe uma só.',
} as const

/** A sentence about a row, with its line. */
export const atLine = (line: number, text: string): string => `Linha ${line}: ${text}`

/** Names of keys in `importRowProblems.twice`. */
export const importKeys = {
  keyed: (column: string, key: string) => `${column} ${quoted(key)}`,
  range: (ibge: number, cep: string) => `a faixa de ${ibge} desde ${cep}`,
} as const
