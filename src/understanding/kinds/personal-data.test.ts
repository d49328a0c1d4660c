/** What the kinds of a person's data and address find where their question is open. */
import { describe, expect, it } from 'vitest'
import type { Step, Values } from '../../funnel/step-and-journey-types.ts'
import { messageOf } from '../message.ts'
import type { Doubt, Situation, ValueKind } from '../reading.ts'
import { birth } from './birth.ts'
import { cep } from './cep.ts'
import { document } from './document.ts'
import { email } from './email.ts'
import type { Kind } from './kind.ts'
import { mother, name } from './name.ts'
import { phone } from './phone.ts'
import { street, streetIn } from './street.ts'

const FIELDS: Partial<Readonly<Record<ValueKind, string>>> = {
  mother: 'mothers_name',
  birth: 'birth_date',
  document: 'cpf',
  street: 'address',
}

/** What a kind finds at its own question, after what the chat is asking more of. */
function foundBy({ kind, find }: Kind, text: string, doubt?: Pick<Doubt, 'values' | 'why'>) {
  const fields = [{ name: FIELDS[kind] ?? kind, kind: 'text', said: kind }]
  const step = { id: 'open', fields } as unknown as Step
  const order = { journey: 'standard', answers: {}, today: '2026-11-20' }
  const open = doubt ? { step: 'open', ...doubt } : null
  return find(messageOf(text), { step: 'open', order, doubt: open, draft: {} } as unknown as Situation, step)
}
const valuesBy = (kind: Kind, text: string, doubt?: Pick<Doubt, 'values' | 'why'>): readonly Values[] =>
  foundBy(kind, text, doubt).map(({ values }) => values)

describe('at its own question', () => {
  it.each<[Kind, string, Values]>([
    [cep, 'moro no 418, cep zero um três um zero, cem', { cep: '01310100' }],
    [cep, 'tá na conta de água, é 01310-100', { cep: '01310100' }],
    [phone, 'ddd 11 e o número é 98765 4321', { phone: '11987654321' }],
    [phone, '11 98888-7777, errei o final, é 7778', { phone: '11988887778' }],
    [document, 'cpf 529.982.247-25', { cpf: '52998224725' }],
    [email, 'ana ponto souza arroba yahoo com br', { email: 'ana.souza@yahoo.com.br' }],
    [email, 'LUCIANA_F@Hotmail.com', { email: 'LUCIANA_F@hotmail.com' }],
    [birth, 'primeiro de janeiro de 1980', { birth_date: '01/01/1980' }],
    [birth, 'nasci em 1946, 6 de junho. 80 anos com saúde', { birth_date: '06/06/1946' }],
    [birth, '13 de maio de 1990, digo, de 1991', { birth_date: '13/05/1991' }],
    [name, 'é Rosa Maria Campos, mas todo mundo me chama de Rosinha', { name: 'Rosa Maria Campos' }],
    [name, 'Dias Nunes, Iolanda', { name: 'Iolanda Dias Nunes' }],
    [mother, 'minha mãe se chamava Odete Farias', { mothers_name: 'Odete Farias' }],
    [street, 'Rua Sete de Setembro, perto da praça', { address: 'Rua Sete de Setembro' }],
  ])('%o: %s', (kind, text, values) => {
    expect(valuesBy(kind, text)).toEqual([values])
  })

  it.each<[Kind, string, Doubt['why']]>([
    [phone, '98765-4321', 'ddd'],
    [document, '529.982.247', 'invalid'],
    [email, 'ana@gmial.com', 'typo'],
    [birth, '1987', 'part'],
    [birth, '3 de março', 'part'],
    [name, 'joão', 'surname'],
    [street, 'tá demorando demais', 'guess'],
  ])('what is not whole is asked: %o %s', (kind, text, why) => {
    expect(foundBy(kind, text).map((each) => each.why)).toEqual([why])
  })
})

describe('parts are joined across two messages', () => {
  it.each<[Kind, Values, Doubt['why'], string, Values]>([
    [birth, { birth_date: '03/03' }, 'part', '1987', { birth_date: '03/03/1987' }],
    [birth, { birth_date: '1987' }, 'part', '3 de março', { birth_date: '03/03/1987' }],
    [document, { cpf: '529.982' }, 'invalid', '247-25', { cpf: '52998224725' }],
    [phone, { phone: '987654321' }, 'ddd', 'é 11', { phone: '11987654321' }],
    [name, { name: 'João' }, 'surname', 'pereira', { name: 'João Pereira' }],
    [email, { email: 'ana.prado' }, 'invalid', '@gmail.com', { email: 'ana.prado@gmail.com' }],
  ])('%o: %o (%s), then %s', (kind, before, why, text, values) => {
    expect(valuesBy(kind, text, { values: before, why })).toEqual([values])
  })
})

it.each([
  ['moro na rua augusta 1200 em são paulo', { street: 'rua augusta, são paulo', number: '1200' }],
  ['moro na paulista', { street: 'paulista', number: '' }],
  ['não sei', null],
])('a street told instead of a CEP: %s (D98)', (text, told) => {
  expect(streetIn(text)).toEqual(told)
})
