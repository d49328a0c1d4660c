/** Answers typed or pasted with unusual characters, each with the value that is meant. */
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'

type UnusuallyTypedAnswer = {
  readonly step: StepId
  readonly field: string
  /** The step of the call that stores the answer; absent for the address, which opens the lead. */
  readonly call?: string
  readonly meant: string
  readonly typed: readonly string[]
}

export const UNUSUALLY_TYPED_ANSWERS: readonly UnusuallyTypedAnswer[] = [
  {
    step: 'cep',
    field: 'cep',
    meant: '01310100',
    typed: ['\u200b01310-100', '０１３１０－１００', '٠١٣١٠-١٠٠', '०१३१०१००', '01310\u2011100'],
  },
  {
    step: 'nr-imovel',
    field: 'number',
    meant: '1000',
    typed: ['\u200b1000', '１０００', '١٠٠٠', '10\u00ad00', '\ufeff1000\u200e'],
  },
  {
    step: 'nome',
    field: 'name',
    call: 'name',
    meant: 'Maria da Silva',
    typed: [
      '\u200bMaria da Silva',
      'Ma\u00adria da Silva',
      '\ufeffMaria\u00a0da Silva\u200e',
      '\u2068Maria da Silva\u2069',
      'Ｍａｒｉａ da Silva',
      'Maria\u200d da Silva\u3164',
    ],
  },
  {
    step: 'telefone',
    field: 'phone',
    call: 'phone',
    meant: '91987654321',
    typed: [
      '5591987654321',
      // as the contacts of an iPhone copy it
      '\u202a+55\u00a091\u00a098765\u20114321\u202c',
      '091987654321',
      '５５９１９８７６５４３２１',
      '٩١٩٨٧٦٥٤٣٢١',
      '+55 (91) 98765-4321',
    ],
  },
  {
    step: 'email',
    field: 'email',
    call: 'email',
    meant: 'maria@exemplo.com.br',
    typed: [
      '\u200bmaria@exemplo.com.br',
      'maria@exemplo.com.br.',
      'mailto:maria@exemplo.com.br',
      'Maria <maria@exemplo.com.br>',
      'ｍａｒｉａ＠exemplo．com.br',
      '<maria@exemplo\u00ad.com.br>;',
    ],
  },
  {
    step: 'data-nascimento',
    field: 'birth_date',
    call: 'birthDate',
    meant: '13/05/1990',
    typed: ['\u200e13/05/1990', '１３／０５／１９９０', '١٣/٠٥/١٩٩٠', '13/05/19\u200b90'],
  },
  {
    step: 'nome-mae',
    field: 'mothers_name',
    call: 'motherName',
    meant: 'Ana Pereira da Silva',
    typed: ['\u200bAna Pereira da Silva', 'Ana Pereira\u2060 da Silva\u200f'],
  },
  {
    step: 'cpf',
    field: 'cpf',
    call: 'documentNumber',
    meant: '52998224725',
    typed: [
      '\u200b529.982.247-25',
      '５２９．９８２．２４７－２５',
      '٥٢٩٩٨٢٢٤٧٢٥',
      '529\u2011982\u2011247\u201125',
    ],
  },
]
