/**
 * For each kind of file that the desk imports: its columns with their names in Portuguese, what they hold and an example,
 * and a template file with both.
 */
import type { ImportKind } from '../../contract/desk-roles-reasons-calls-and-imports.ts'

/** The names of columns in files, in the order in which sentences about changes name them. The keys are read, too. */
export const importColumnNames = {
  id: 'código',
  name: 'nome',
  cep_from: 'CEP inicial',
  cep_to: 'CEP final',
  number_from: 'número inicial',
  number_to: 'número final',
  number_side: 'lado',
  blocks: 'quadras',
  infra: 'rede',
  free_ports: 'portas livres',
  offer_region: 'lista de planos',
  team: 'equipe',
  team_capacity: 'visitas por período',
  ibge: 'código IBGE',
  state: 'UF',
  ddd: 'DDD',
  ranges: 'faixas de CEP',
  city: 'cidade',
  neighborhood: 'bairro',
  address: 'rua',
  flow: 'jornada',
  offers: 'ofertas',
  extra_offers: 'ofertas extras',
  brand: 'marca',
  bonus: 'bônus',
  cpf: 'CPF',
  email: 'e-mail',
  phone: 'telefone',
  birth_date: 'data de nascimento',
  cep: 'CEP',
  number: 'número',
  complement: 'complemento',
  current_plan: 'plano atual',
  current_price: 'preço atual',
  direct_debit: 'débito automático',
} as const

export type ImportColumnName = keyof typeof importColumnNames

/** The columns whose values have names: others hold what people write. */
const NAMED_VALUES: readonly string[] = ['number_side', 'offer_region', 'flow']

/** Returns the name of a value in a column of a file. */
export const importValueName = (column: string, value: string): string =>
  (NAMED_VALUES.includes(column) ? importValueNames[value] : undefined) ?? value

/** The names of values in files, by the values that are stored. */
export const importValueNames: Readonly<Record<string, string>> = {
  odd: 'ímpar',
  even: 'par',
  renewal: 'renovação',
  migration: 'migração',
  none: 'nenhuma',
}

export type ImportColumn = {
  readonly name: ImportColumnName
  /** What it holds. */
  readonly means: string
  readonly example: string
  /** Whether the column may be missing. */
  readonly isOptional?: true
}

const municipalities: readonly ImportColumn[] = [
  { name: 'ibge', means: 'Código do município no IBGE, 7 dígitos.', example: '1501808' },
  { name: 'name', means: 'Nome do município.', example: 'Breves' },
  { name: 'state', means: 'Duas letras.', example: 'PA' },
  { name: 'ddd', means: 'Dois dígitos.', example: '91' },
  {
    name: 'ranges',
    means: 'Uma faixa, ou várias com espaço entre elas.',
    example: '68800000-68809999',
  },
]

/** The columns of each kind of file, with the example row. The people in it are invented. */
export const importColumns: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  coverage: [
    {
      name: 'id',
      means: 'O nome da área para o sistema, o mesmo em todo arquivo.',
      example: 'centro-lado-par',
    },
    { name: 'name', means: 'O nome da área para as pessoas.', example: 'Centro, lado par até o 998' },
    { name: 'cep_from', means: 'Primeiro CEP da área.', example: '68800-000' },
    { name: 'cep_to', means: 'Último CEP da área, incluído.', example: '68800-999' },
    {
      name: 'infra',
      means: 'De quem é a rede. Vazio: aqui não há rede, um buraco numa área maior.',
      example: 'V.TAL',
    },
    { name: 'team', means: 'A equipe que instala ali.', example: 'breves-pa' },
    {
      name: 'team_capacity',
      means: 'Quantas visitas a equipe faz por manhã ou tarde.',
      example: '4',
    },
    {
      name: 'number_from',
      means: 'Primeiro número de casa. Vazio: todos.',
      example: '2',
      isOptional: true,
    },
    { name: 'number_to', means: 'Último número de casa, incluído.', example: '998', isOptional: true },
    { name: 'number_side', means: 'ímpar ou par. Vazio: os dois lados.', example: 'par', isOptional: true },
    {
      name: 'blocks',
      means: 'Quadras com seus lotes, como 1:1-20 2:1-12;15. Então o endereço precisa dos dois.',
      example: '',
      isOptional: true,
    },
    {
      name: 'free_ports',
      means: 'Portas livres na caixa. 0: cheia. Vazio: não se conta.',
      example: '10',
      isOptional: true,
    },
    {
      name: 'offer_region',
      means: 'Lista de planos da região, como sp. Vazio: a geral. nenhuma: há rede e nada à venda.',
      example: '',
      isOptional: true,
    },
  ],
  municipalities,
  ceps: municipalities,
  streets: [
    { name: 'cep', means: 'CEP da rua.', example: '01310-100' },
    { name: 'state', means: 'Duas letras.', example: 'SP' },
    { name: 'city', means: 'Cidade.', example: 'São Paulo' },
    { name: 'neighborhood', means: 'Bairro. Vazio numa cidade de um CEP só.', example: 'Bela Vista' },
    { name: 'address', means: 'Rua. Vazio numa cidade de um CEP só.', example: 'Avenida Paulista' },
  ],
  customers: [
    { name: 'cpf', means: 'CPF de quem já é cliente.', example: '529.982.247-25' },
    { name: 'flow', means: 'renovação ou migração.', example: 'renovação' },
    { name: 'name', means: 'Nome completo.', example: 'Maria Exemplo da Silva' },
    { name: 'email', means: 'E-mail.', example: 'maria@example.com' },
    { name: 'phone', means: 'DDD e número.', example: '11987654321' },
    { name: 'birth_date', means: 'Dia, mês e ano.', example: '13/05/1990' },
    { name: 'cep', means: 'CEP do endereço.', example: '01310-100' },
    { name: 'number', means: 'Número da casa.', example: '1000' },
    { name: 'complement', means: 'Complemento. Pode ficar vazio.', example: 'apto 61' },
    { name: 'offers', means: 'Códigos de planos, com espaço entre eles.', example: 'rf500 rf600' },
    { name: 'extra_offers', means: 'Códigos do que se oferece além do plano.', example: 'rfglobo' },
    {
      name: 'current_plan',
      means: 'Nome do plano de hoje. Este e os dois seguintes: todos ou nenhum.',
      example: '400 Mega',
      isOptional: true,
    },
    { name: 'current_price', means: 'Quanto paga por mês.', example: '109,99', isOptional: true },
    { name: 'direct_debit', means: 'sim ou não.', example: 'sim', isOptional: true },
  ],
  lines: [
    { name: 'phone', means: 'A linha móvel: DDD e número, 11 dígitos.', example: '11987654321' },
    { name: 'brand', means: 'timcontrole, timblack ou timpre.', example: 'timcontrole' },
    { name: 'bonus', means: 'Código do plano de bônus. Vazio: o de sempre da marca.', example: '' },
  ],
}

/** Returns a CSV file with the header and the example row of a kind, in the form that Excel in Brazil opens as a table. */
export function modelOfImport(kind: ImportKind): string {
  const columns = importColumns[kind]
  const lines = [
    columns.map(({ name }) => importColumnNames[name]),
    columns.map(({ example }) => example),
  ].map((cells) => cells.join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
