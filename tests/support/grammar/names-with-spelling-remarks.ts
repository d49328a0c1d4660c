/** Generates names that are followed by a remark on their spelling. */
import fc from 'fast-check'
import { oneOf, type Said } from './sentence-grammar.ts'

/** A name whose accent is told, with the word said again as it is right or not: 'Ines Prado. Inês com acento'. */
export const accented = (field: string): fc.Arbitrary<Said> =>
  fc
    .tuple(
      oneOf(
        ['Ines', 'Inês', 'acento no e'],
        ['jose', 'josé', 'acento'],
        ['Monica', 'Mônica', 'acento no o'],
        ['LUCIA', 'Lúcia', 'acento'],
        ['conceicao', 'conceição', 'cedilha'],
        ['joao', 'joão', 'til'],
      ),
      oneOf('Prado', 'Zanetti', 'Souza Lima'),
      fc.nat(5),
    )
    .map(([[plain, right, mark], last, form]): Said => {
      const typed =
        [
          `${plain} ${last}. ${right} com ${mark}`,
          `${plain} ${last}, ${right} com ${mark}`,
          `${plain} ${last} (${right})`,
          `${plain} ${last} com ${mark}`,
          `${plain} ${last}, o ${plain} é com ${mark}`,
          `${plain} com ${mark}, ${last}`,
        ][form] ?? ''
      return { typed, truth: { [field]: `${right} ${last}` } }
    })

/**
 * A name with a vowel spelled out between its parts: 'Edilene com E Souza'. Only a vowel of the name can be spelled
 * out.
 */
export const spelledWithin = (field: string): fc.Arbitrary<Said> =>
  fc
    .tuple(
      oneOf('Edilene', 'Thais', 'Cristiane', 'Elen'),
      oneOf('E', 'i', 'e mesmo'),
      oneOf('Souza Matos', 'Lima'),
    )
    .map(([first, letter, last]): Said => ({
      typed: `${first} com ${letter} ${last}`,
      truth: first.toLowerCase().includes(letter.slice(0, 1).toLowerCase())
        ? { [field]: `${first} ${last}` }
        : null,
    }))
