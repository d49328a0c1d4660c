/**
 * Generates the ways in which visitors type a CEP, phone number, CPF, CNPJ, e-mail or bank account, each with its
 * value.
 */
import fc from 'fast-check'
import { numberWithCheckDigits } from '../document-numbers.ts'
import { digits, numberOf, oneOf, type Part } from './sentence-grammar.ts'
import { dictatedNumber, numberInWords } from './spoken-numbers.ts'

const cut = (text: string, ...sizes: readonly number[]) => {
  let at = 0
  return sizes.map((size) => text.slice(at, (at += size)))
}

const CEP_TAILS = [
  ', fica perto do posto 7',
  ', aqui em Recife',
  ' no centro',
  ', perto da igreja',
  ', é apartamento',
]
/** The beginning of a CEP that was dictated wrongly, and what takes it back. */
const begun = fc
  .tuple(
    numberOf(3, 4),
    oneOf('... não, pera, ', '... ai me enganei, começa de novo: ', '... opa, errei, é '),
    numberOf(8),
  )
  .chain(([wrong, mark, cep]) =>
    dictatedNumber(cut(cep, 5, 3), ['-']).map((typed) => ({
      typed: `${wrong
        .split('')
        .map((digit) => numberInWords(Number(digit)))
        .join(' ')}${mark}${typed}`,
      truth: { cep },
      isPart: true,
    })),
  )
/** A second CEP, for which the first was taken back, and then the first again: none may be recorded. */
const settledOnFirst = fc
  .tuple(
    numberOf(8),
    numberOf(8),
    oneOf(', não, esse é o da loja. em casa é ', ' não não, esse é do trabalho. o de casa é '),
    oneOf(
      '. mas quero na loja mesmo, então o primeiro',
      '. mas pode ser o primeiro',
      ', afinal é o primeiro',
    ),
  )
  .map(([one, two, mark, back]) => ({ typed: `${one}${mark}${two}${back}`, truth: null, isPart: true }))
export const cep: Part = {
  step: 'cep',
  leads: [
    'cep ',
    'meu cep é ',
    'o cep daqui é ',
    'é ',
    'cep: ',
    'moro no ',
    'o código postal é ',
    'pode anotar ',
  ],
  isReplaceable: true,
  tails: CEP_TAILS,
  value: fc.oneof(
    {
      weight: 8,
      arbitrary: numberOf(8).chain((cep) =>
        fc
          .oneof(dictatedNumber(cut(cep, 5, 3), ['-']), dictatedNumber(cut(cep, 2, 3, 3), ['.', '-']))
          .map((typed) => ({ typed, truth: { cep } })),
      ),
    },
    { weight: 1, arbitrary: begun },
    { weight: 1, arbitrary: settledOnFirst },
  ),
}

/** A telephone whose end is told once more in another way: '… 4085 não 4058. 4058 no final certeza'. */
const endsElse = fc
  .tuple(
    oneOf('11', '85', '67'),
    numberOf(8),
    numberOf(4),
    oneOf(' não ', ', ', ' o certo '),
    oneOf(' no final', ''),
  )
  .filter(([, number, end]) => !number.includes(end))
  .map(([area, number, end, mark, tail]) => ({
    typed: `${area} 9${number.slice(0, 4)}-${number.slice(4)}${mark}${end}${tail === '' ? '' : `. ${end}${tail}`}`,
    truth: null,
    isPart: true,
  }))
export const phone: Part = {
  step: 'telefone',
  leads: [
    'meu zap é ',
    'tel ',
    'pode ligar no ',
    'celular: ',
    'é o ',
    'meu número é ',
    'anota aí ',
    'whats ',
  ],
  isReplaceable: true,
  tails: [
    ', só whatsapp',
    ' mas me liga só depois das 6',
    ', é tim',
    ' pode chamar',
    ' com o nove na frente',
  ],
  value: fc.oneof({ weight: 12, arbitrary: telephone() }, { weight: 1, arbitrary: endsElse }),
}

function telephone() {
  return fc
    .tuple(oneOf('11', '21', '85', '48', '92'), digits(8), oneOf('', '', '', '0', '+55 ', 'ddd '))
    .chain(([area, rest, prefix]) =>
      fc
        .oneof(
          dictatedNumber([area, `9${rest.slice(0, 4)}`, rest.slice(4)], ['', '-']),
          dictatedNumber([area, '9', rest.slice(0, 4), rest.slice(4)], [' ', '', '-']),
          dictatedNumber(cut(`${area}9${rest}`, 2, 1, 2, 2, 2, 2), [' ', ' ', ' ', ' ', ' ']),
          fc.constant(`(${area})9${rest.slice(0, 4)}-${rest.slice(4)}`),
        )
        .map((typed) => ({
          typed: prefix === '0' && !/^\d/.test(typed) ? typed : `${prefix}${typed}`,
          truth: { phone: `${area}9${rest}` },
        })),
    )
}

export const cpf: Part = {
  step: 'cpf',
  leads: ['meu cpf é ', 'cpf ', 'é o ', 'documento: ', 'anota: ', 'o número é '],
  isReplaceable: true,
  tails: [', é meu mesmo', ', pessoa física', ' tá no meu nome'],
  value: fc.tuple(numberOf(9), fc.nat(11)).chain(([number, form]) => {
    const whole = numberWithCheckDigits(number, 10)
    return dictatedNumber(cut(whole, 3, 3, 3, 2), ['.', '.', '-']).map((typed) =>
      form === 0
        ? { typed: `pode ser da minha esposa? ${typed}`, truth: null, isPart: true }
        : { typed, truth: { person_type: 'pf', cpf: whole } },
    )
  }),
}

export const cnpj: Part = {
  step: 'cpf',
  leads: ['cnpj ', 'o cnpj é ', 'é o da empresa: ', 'é da minha firma, '],
  value: numberOf(8).chain((number) => {
    const whole = numberWithCheckDigits(`${number}0001`, 5)
    return dictatedNumber(cut(whole, 2, 3, 3, 4, 2), ['.', '.', '/', '-']).map((typed) => ({
      typed,
      truth: { person_type: 'pj', cnpj: whole },
    }))
  }),
}

const LOCAL = 'maria|joao|ana|silva|prado|dois|sete|aki|21|99|x|cem|vinte|jr|loja|souza|dona|mil'.split('|')
const HOSTS = ['gmail.com', 'uol.com.br', 'yahoo.com.br', 'empresa.net', 'outlook.com', 'hotmail.com']
const voiced = (address: string) =>
  address
    .replaceAll('@', ' arroba ')
    .replaceAll('.', ' ponto ')
    .replaceAll('_', ' underline ')
    .replaceAll('-', ' traço ')

/** An address whose first word is spelled: 'a n a, underline, prado, arroba gmail ponto com'. */
const spelled = fc
  .tuple(
    oneOf('weliton', 'joana', 'kely'),
    oneOf('.', '_', '-'),
    oneOf('dantas', 'prado', '22'),
    oneOf(...HOSTS),
    fc.boolean(),
  )
  .map(([first, joint, last, host, hasCommas]) => {
    const mark = { '.': 'ponto', _: 'andeline', '-': 'traço' }[joint] ?? ''
    const local = [first.split('').join(' '), mark, last].join(hasCommas ? ', ' : ' ')
    return {
      typed: `${local}${hasCommas ? ', ' : ' '}${voiced(`@${host}`).trim()}`,
      truth: { email: `${first}${joint}${last}@${host}` },
      isPart: true,
    }
  })

/** An address of which spaces, a comma or a dot with a space part the first words: it is proposed whole. */
const partedAddress = fc
  .tuple(
    oneOf('taina', 'ana paula', 'Cleusa martins', 'joao pedro'),
    oneOf(' ', ' .', '_ ', ','),
    oneOf('calheiros', 'borges22', 'de.souza'),
    oneOf('@gmail.com', ' @hotmail.com', '@ yahoo.com.br'),
  )
  .map(([first, gap, last, host]) => ({ typed: `${first}${gap}${last}${host}`, truth: null }))
export const email: Part = {
  step: 'email',
  leads: ['meu email é ', 'pode mandar no ', 'e-mail: ', 'é ', 'anota aí: ', 'o email é ', 'manda pro '],
  tails: [', tudo minúsculo', ', sem acento', ', esse mesmo', ', uso pouco', ', tudo junto'],
  value: fc.oneof(
    { weight: 10, arbitrary: written() },
    { weight: 1, arbitrary: spelled },
    { weight: 1, arbitrary: partedAddress },
  ),
}

function written() {
  return fc
    .tuple(
      fc.array(oneOf(...LOCAL), { minLength: 1, maxLength: 4 }),
      oneOf('', '.', '_', '-'),
      oneOf(...HOSTS),
      fc.nat(6),
    )
    .map(([words, joint, host, form]) => {
      const address = `${words.join(joint)}@${host}`
      const typed = [
        address,
        address.replace('@', ' @'),
        address.replace('@', '@ '),
        address.replace('@', ' @ '),
        voiced(address),
        address.replace('@', ' arroba '),
        address.toUpperCase(),
      ][form]
      return { typed: typed ?? '', truth: { email: address } }
    })
}

const BANKS: readonly (readonly [string, string])[] = [
  ['itau', '341'],
  ['Itaú', '341'],
  ['nubank', '260'],
  ['bradesco', '237'],
  ['inter', '077'],
  ['banco do brasil', '001'],
  ['caixa', '104'],
  ['sicoob 756', '756'],
  ['104 - caixa', '104'],
  ['caixa não, itaú', '341'],
]
/** Shortens or fills a number to one that the bank writes, also with two digits before it. */
const numberAt = (bank: string, number: string): string =>
  bank === '104' ? `5${number}`.padEnd(12, '4') : number.slice(0, { '341': 3, '237': 5 }[bank])
export const account: Part = {
  step: 'conta-debito',
  leads: ['é no ', 'banco ', 'tenho conta no ', 'meu banco é o '],
  tails: [', é minha mesmo', ', corrente', ', conta salário'],
  value: fc
    .record({
      bank: oneOf(...BANKS),
      agency: numberOf(4),
      agencyLead: oneOf(' ag ', ', agência ', ' agencia: ', ', a agência é ', ' '),
      agencyForm: fc.nat(2),
      accountLead: oneOf(' conta ', ', conta corrente ', ' cc ', ' e conta ', ' c/c ', ', a conta é '),
      number: numberOf(4, 8),
      check: digits(1),
      form: fc.nat(9),
      wrong: fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: 1, arbitrary: numberOf(4) }),
      repair: oneOf('. na vdd troca, ', ', ih não, ', '. opa, errei, '),
    })
    .map(
      ({
        bank,
        agency,
        agencyLead,
        agencyForm,
        accountLead,
        number: some,
        check,
        form: any,
        wrong,
        repair,
      }) => {
        const number = numberAt(bank[1], some)
        // at Caixa, digits before the number are the kind of the account
        const form = bank[1] === '104' ? any % 8 : any
        const spokenNumber = number
          .split('')
          .map((digit) => numberInWords(Number(digit)))
          .join(' ')
        const typed = [
          `${number}-${check}`,
          `${number}${check}`,
          `${number} ${check}`,
          `${number} dígito ${check}`,
          `${number} traço ${check}`,
          `${spokenNumber} traço ${numberInWords(Number(check))}`,
          `${number.split('').join(' ')} - ${check}`,
          `${number.slice(0, -3)}.${number.slice(-3)}-${check}`,
          `01-${number}-${check}`,
          `013 ${number} dígito ${check}`,
        ][form]
        const branch = [
          agency,
          agency.split('').join(' '),
          agency
            .split('')
            .map((digit) => numberInWords(Number(digit)))
            .join(' '),
        ][agencyForm]
        return {
          typed:
            wrong === ''
              ? `${bank[0]}${agencyLead}${branch}${accountLead}${typed}`
              : `${bank[0]}${agencyLead}${wrong}${accountLead}${typed}${repair}a agência é ${agency}`,
          // an account whose check digit cannot be seen is only proposed
          truth:
            form === 1
              ? null
              : { bank: bank[1], agency, account_number: `${form === 8 ? '01' : ''}${number}${check}` },
        }
      },
    ),
}
