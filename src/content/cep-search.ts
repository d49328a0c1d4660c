/** Texts for visitors who do not know their CEP (postcode) and search for it by street. */

/** Link to the page on which the postal service (Correios) finds a CEP. */
export const postalService = {
  label: 'Procurar no site dos Correios',
  href: 'https://buscacepinter.correios.com.br/app/endereco/index.php',
} as const

/** A street as it is shown; `part` says which of its houses. */
type ShownStreet = {
  readonly address: string
  readonly part: string
  readonly neighborhood: string
  readonly city: string
  readonly UF: string
}

const town = ({ city, UF }: { readonly city: string; readonly UF: string }) => `${city}/${UF}`

export const cepSearch = {
  title: 'Descobrir meu CEP',
  why: 'Procuramos pela rua e pela cidade. Com o número, achamos o trecho certo.',
  /** Shown, also in the chat, if streets cannot be searched for; the link to the postal service follows. */
  elsewhere: 'Pela rua não dá para procurar aqui, mas o site dos Correios mostra o CEP.',
  street: 'Rua e número',
  streetExample: 'Rua Augusta, 1200',
  city: 'Cidade',
  cityExample: 'São Paulo',
  submit: 'Procurar',
  searching: 'Procurando',
  lacks: 'Escreva a rua e a cidade para procurar.',
  choose: 'Qual é o seu endereço?',
  town,
  /** A street in a list; the list is of one town. A town with a single CEP has no streets. */
  street1: ({ address, part, neighborhood, city, UF }: ShownStreet) =>
    address === ''
      ? `${town({ city, UF })}, CEP único`
      : [address, part, neighborhood].filter(Boolean).join(', '),
  noTown: (typed: string) =>
    `Não conheço a cidade “${typed}”. Escreva o nome com o estado, como “Sorocaba, SP”.`,
  severalTowns: 'Há mais de uma cidade com esse nome. Qual é a sua?',
  noStreet: (street: string, where: string) =>
    `Não encontrei “${street}” em ${where}. Confira o nome da rua, ou procure no site dos Correios.`,
  /** Shown if several parts of a street have a CEP and nothing says for which houses each is. */
  indistinct: (count: number) =>
    `Esse endereço tem ${count} CEPs, e não sei qual é o do seu número. No site dos Correios dá para ver.`,
  failed: 'Não consegui procurar agora. Tente de novo, ou procure no site dos Correios.',
  /** Announced to screen readers when the list has changed. */
  count: (count: number) => (count === 1 ? '1 endereço encontrado' : `${count} endereços encontrados`),
  chat: {
    /** Used in turn. */
    ask: [
      'Sem problema, eu procuro. Me diga a rua, o número e a cidade, como “Rua Augusta, 1200, São Paulo”.',
      'É só me dizer a rua e a cidade que eu acho o CEP.',
      'Escreva a rua e a cidade, por exemplo “Rua Augusta, São Paulo”.',
    ],
    askStreet: [
      'Em que rua fica? Pode escrever com o número.',
      'Falta só a rua. Qual é?',
      'Qual é o nome da rua?',
    ],
    askTown: (street: string) => [
      `Em que cidade fica “${street}”?`,
      'Falta só a cidade. Qual é?',
      'Qual é o nome da cidade?',
    ],
    one: (street: string, cep: string) => `Achei: ${street}, CEP ${cep}. É aí?`,
    yes: 'Sim, é aí',
    several: 'Achei estes. Qual é o seu?',
    many: (count: number) => `Achei ${count}. Com o número da casa ou o bairro eu chego ao seu.`,
    option: (street: string, cep: string) => `${street}: ${cep}`,
    none: 'Nenhum destes',
    noneFound: 'Então confira o nome da rua e da cidade e me diga de novo, ou procure no site dos Correios.',
  },
} as const
