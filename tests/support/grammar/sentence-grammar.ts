/**
 * Generates sentences that visitors may type, together with the answers that the chat must read from them. A sentence
 * combines a lead-in, a value, hedges, punctuation and noise, and perhaps a correction, a second answer or a question.
 */
import fc from 'fast-check'
import type { StepId, Values } from '../../../src/funnel/step-and-journey-types.ts'

/** A value as it is typed, and what may be recorded for it; null if it has to be asked about. */
export interface Said {
  readonly typed: string
  readonly truth: Values | null
  /** Whether it replaces only a part of a value, whose other part then stays: 'segunda de manhã, não, terça'. */
  readonly isPart?: boolean
}

/** One part of the understanding: how visitors answer one question. */
export interface Part {
  readonly step: StepId
  readonly leads: readonly string[]
  readonly value: fc.Arbitrary<Said>
  /** What may follow the value without changing it. */
  readonly tails?: readonly string[]
  /** Whether a question beside the answer makes it uncertain. */
  readonly isUncertainBesideQuestion?: boolean
  /** Whether the value may be taken back for another: a choice, a number or a date. */
  readonly isReplaceable?: boolean
  /** What may be taken back for a value, where that is not a value of any form. */
  readonly old?: fc.Arbitrary<Said>
}

/** A sentence, and what may be recorded from it, by step; nothing else may be. */
export interface Sentence {
  readonly text: string
  readonly truth: Readonly<Record<StepId, Values>>
}

export const oneOf = <Value>(...values: readonly Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)
/** Mostly the first value: what is rare among visitors should be rare among sentences. */
export const mostly = (weight: number, first: string, others: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof({ weight, arbitrary: fc.constant(first) }, { weight: 1, arbitrary: oneOf(...others) })
export const digits = (least: number, most = least): fc.Arbitrary<string> =>
  fc.string({ unit: oneOf(...'0123456789'.split('')), minLength: least, maxLength: most })
export const numberOf = (least: number, most = least): fc.Arbitrary<string> =>
  digits(least, most).filter((text) => !text.startsWith('0'))

const BEFORE =
  'oi, |boa noite! |bom dia. |olha, |hmm... |então, |😀 |ô moça, |opa |eita, |bah |uai, |oxe '.split('|')
const BEHIND =
  '.|!| obrigado|, ok| viu| kkk| 🙂| por favor|, tá?| rs|...| moço|, beleza|, deus abençoe|, valeu'.split('|')
const HEDGES_BEFORE = [
  'acho que é ',
  'se não me engano é ',
  'talvez ',
  'deve ser ',
  'sei lá, ',
  'não tenho certeza mas é ',
]
const HEDGES_BEHIND = [
  ', acho',
  ', se não me engano',
  ', não tenho certeza',
  ' eu acho',
  ', mas preciso confirmar',
]
const TAKES_BACK = [
  ', não, ',
  ', digo, ',
  ', ops, ',
  '. não, pera, ',
  ', desculpa, ',
  ', quer dizer, ',
  ', não, melhor ',
  '. errei, é ',
  ' não espera, ',
  ', aliás, ',
  ' ou melhor, ',
  ', esquece, ',
  '... esquece isso. ',
  '. ignora, ',
  ', deixa, ',
  ', me enganei, ',
  ', foi mal, ',
  ', mandei errado. ',
  ' não não ',
  ', esse é o antigo, ',
  '. esse tá errado. ',
  ' esse eu cancelei. ',
  ', nada disso, ',
  ', não era isso, ',
  ', esse não vale mais. ',
  '. ih, esse é outro, o meu é ',
]
/** What is said at last of the value that was taken back. */
const OF_OLD = ['. # é o antigo', ', # já era', '. # é da minha vizinha', ', # não uso mais', '. # era antes']
const QUESTIONS = [
  ', tem fidelidade?',
  '. quanto custa a instalação?',
  ', o wifi vem junto?',
  ', vocês instalam no sábado?',
  '. isso é seguro?',
  ', qual a multa se eu cancelar?',
  '? tem taxa de adesão?',
]
/** Remarks that name what another question asks, and tell, correct and choose nothing. */
const ASIDES = [
  ', tô com o nome no spc',
  '. a outra operadora cobrou errado',
  ', got it at the bank',
  '. a vivo instalou tudo errado aqui',
  ', meu nome tá limpo',
  ', o celular escuta errado',
  '. passo o dia inteiro na rua',
  ', tô com nome sujo porque cobraram multa errada',
  '. vou ler pra minha mãe',
  '. minha mãe já é cliente de vocês',
]
const SECONDS: readonly (readonly [StepId, string, Values])[] = [
  ['cpf', ', cpf 529.982.247-25', { person_type: 'pf', cpf: '52998224725' }],
  ['telefone', ', meu zap é 21 98765-4321', { phone: '21987654321' }],
  ['email', ' e o email é ana.prado@gmail.com', { email: 'ana.prado@gmail.com' }],
  ['data-de-vencimento', ', vencimento dia 15', { due_date: '15' }],
  ['data-nascimento', ', nasci em 12/03/1985', { birth_date: '12/03/1985' }],
  ['nome-mae', '. o nome da minha mãe é Iracema Lopes Rego', { mothers_name: 'Iracema Lopes Rego' }],
  ['nome', ', o titular é Jonas Teles Amorim', { name: 'Jonas Teles Amorim' }],
]

/** Builds the sentences of a part. Each shrinks to its value alone. */
export function sentencesOf(part: Part): fc.Arbitrary<Sentence> {
  const seconds = SECONDS.filter(([step]) => step !== part.step)
  const old = part.old ?? (part.isReplaceable ? part.value : fc.constant(null))
  return fc
    .record({
      before: mostly(3, '', BEFORE),
      lead: oneOf('', ...part.leads),
      said: part.value,
      hedge: fc.oneof(
        { weight: 12, arbitrary: fc.constant(['', ''] as const) },
        { weight: 1, arbitrary: oneOf(...HEDGES_BEFORE).map((words) => [words, ''] as const) },
        { weight: 1, arbitrary: oneOf(...HEDGES_BEHIND).map((words) => ['', words] as const) },
      ),
      tail: mostly(3, '', part.tails ?? ['']),
      replaced: fc.oneof(
        { weight: 8, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.tuple(old, oneOf(...TAKES_BACK)) },
      ),
      ofOld: mostly(3, '', OF_OLD),
      second: fc.oneof(
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: oneOf(...seconds) },
      ),
      beside: mostly(6, '', QUESTIONS),
      aside: mostly(8, '', ASIDES),
      behind: mostly(2, '', BEHIND),
    })
    .filter(({ said, replaced }) => !(said.isPart && replaced))
    .map(({ before, lead, said, hedge, tail, replaced, ofOld, second, beside, aside, behind }) => {
      const [earlier, mark] = replaced ?? [null, '']
      // a value that replaces itself is not the old one
      const isOther = earlier !== null && earlier.typed !== said.typed
      const remark = isOther && !earlier.typed.includes(',') ? ofOld.replace('#', () => earlier.typed) : ''
      const taken = earlier ? `${earlier.typed}${mark}` : ''
      const isUncertain =
        hedge.some(Boolean) || (beside !== '' && part.isUncertainBesideQuestion) || said.truth === null
      return {
        text: `${before}${lead}${taken}${hedge[0]}${said.typed}${tail}${hedge[1]}${second?.[1] ?? ''}${beside}${aside}${remark}${behind}`,
        truth: {
          ...(isUncertain || said.truth === null ? {} : { [part.step]: said.truth }),
          ...(second ? { [second[0]]: second[2] } : {}),
        },
      }
    })
}
