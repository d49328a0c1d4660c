/** Test data of the steps about the installation, one row per step. */
import { complementTypes, emptyLead, street } from '../sample-orders.ts'
import { reached, wholeTown } from '../orders-at-step.ts'
import type { StepRow } from './row-type.ts'

const apartment = {
  'nr-imovel': {
    number: '130',
    complement: 'apto 42',
    is_block_allotment: 'false',
    block_number: '',
    allotment_number: '',
  },
}
const inTown = reached('instalacao', { coverage: wholeTown })
const inApartment = reached('instalacao', { complementTypes }, apartment)
const noAddress = { address: undefined, complemento1: undefined, complemento2: undefined }

export const installation: readonly StepRow[] = [
  {
    id: 'instalacao',
    stage: 'instalação',
    next: [
      {
        when: 'first',
        order: reached('data-de-vencimento', { coverage: wholeTown }, { instalacao: street }),
        to: 'data-de-vencimento',
      },
    ],
    back: [{ when: 'always', order: inTown, to: 'cpf' }],
    guard: [
      { when: 'the CEP is a whole town’s', order: inTown, to: 'allowed' },
      { when: 'the complement has no type yet', order: inApartment, to: 'allowed' },
      { when: 'the address is whole', order: reached('instalacao'), to: 'data-de-vencimento' },
      { when: 'the tax id is missing', order: reached('cpf', { coverage: wholeTown }), to: 'cpf' },
    ],
    accepts: [
      { in: inTown, raw: { address: ' Rua  das Flores ' }, values: street },
      {
        in: inTown,
        raw: {
          address: 'Rua das Flores',
          complemento1: 'AP',
          customComplement: 'x',
          accessNotes: 'portão azul',
        },
        values: { ...street, accessNotes: 'portão azul' },
      },
      {
        in: inApartment,
        raw: { address: 'hidden', complemento1: 'AP', complemento2: '42', customComplement: 'hidden' },
        values: { ...street, address: '', complemento1: 'AP', complemento2: '42' },
      },
      {
        in: inApartment,
        raw: { notFoundComplement: 'true', customComplement: 'casa dos fundos', complemento1: 'AP' },
        values: {
          ...street,
          address: '',
          notFoundComplement: 'true',
          customComplement: 'casa dos fundos',
        },
      },
    ],
    refuses: [
      { in: inTown, raw: {}, problems: { address: 'Digite o nome da rua' } },
      {
        in: inTown,
        raw: { address: 'x'.repeat(129) },
        problems: { address: 'O texto passa de 128 caracteres. Escreva menos.' },
      },
      {
        in: inApartment,
        raw: {},
        problems: {
          complemento1: 'Escolha o tipo de complemento',
          complemento2: 'Digite o número ou a letra',
        },
      },
      {
        in: inApartment,
        raw: { complemento1: 'XX', complemento2: '42' },
        problems: { complemento1: 'Escolha o tipo de complemento' },
      },
      {
        in: inApartment,
        raw: { notFoundComplement: 'true' },
        problems: { customComplement: 'Descreva o complemento' },
      },
    ],
    save: [
      {
        values: street,
        call: {
          step: 'address',
          body: {
            ...noAddress,
            address: 'Rua das Flores',
            customComplement: undefined,
            notFoundComplement: false,
            accessNotes: undefined,
          },
        },
      },
      {
        values: {
          ...street,
          address: '',
          notFoundComplement: 'true',
          customComplement: 'fundos',
          accessNotes: 'x',
        },
        call: {
          step: 'address',
          body: { ...noAddress, customComplement: 'fundos', notFoundComplement: true, accessNotes: 'x' },
        },
      },
    ],
    restore: [
      { lead: emptyLead(), answer: null },
      {
        lead: emptyLead({
          answered: ['address'],
          streetByHand: true,
          address: { ...emptyLead().address, address: 'Rua das Flores', accessNotes: 'portão azul' },
        }),
        answer: { values: { ...street, accessNotes: 'portão azul' } },
      },
      {
        lead: emptyLead({
          answered: ['address'],
          address: { ...emptyLead().address, complemento1: 'AP', complemento2: '42' },
        }),
        answer: { values: { ...street, address: '', complemento1: 'AP', complemento2: '42' } },
      },
    ],
    show: [
      { in: inTown, values: street, text: 'Rua das Flores' },
      {
        in: inApartment,
        values: {
          ...street,
          address: '',
          complemento1: 'AP',
          complemento2: '42',
          accessNotes: 'portão azul',
        },
        text: 'Apartamento 42, portão azul',
      },
      {
        in: inApartment,
        values: { ...street, address: '', notFoundComplement: 'true', customComplement: 'casa dos fundos' },
        text: 'casa dos fundos',
      },
    ],
  },
]
