import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import {
  blockWithoutLabel,
  lotWithoutLabel,
  parseHouseNumber,
  splitBlockAndLot,
  splitNumberAndComplement,
} from './house-number.ts'

const NO_DIGIT = 'Falta o número da casa. Se não tiver, digite S/N'

describe('parseHouseNumber', () => {
  test.each([
    ['130', '130'],
    [' 130  A ', '130 A'],
    ['nº 130', '130'],
    ['Número 130', '130'],
    ['n. 130', '130'],
    ['sn', 'S/N'],
    ['s/n', 'S/N'],
    ['S / N', 'S/N'],
    ['s.n.', 'S/N'],
    ['s/nº', 'S/N'],
    ['sem número', 'S/N'],
    ['km 14', 'km 14'],
    ['KM 14,5', 'KM 14,5'],
    ['A-12', 'A-12'],
    ['b 7', 'b 7'],
    ['casa 3', 'casa 3'],
    ['Lote 12', 'Lote 12'],
    ['Quadra 3 lote 2', 'Quadra 3 lote 2'],
    ['bloco B 12', 'bloco B 12'],
    ['12/14', '12/14'],
    ['130 a 140', '130 a 140'],
    ['12\u0000\r\n3', '12 3'],
    ['9'.repeat(64), '9'.repeat(64)],
  ])('reads %j', (raw, value) => expect(parseHouseNumber(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o número. Se não tiver, digite S/N'],
    ['  ', 'Digite o número. Se não tiver, digite S/N'],
    ['banana', NO_DIGIT],
    ['abc xyz', NO_DIGIT],
    ['fundos', NO_DIGIT],
    ['minha casa', NO_DIGIT],
    ['apto quarenta', NO_DIGIT],
    ['Avenida Paulista', NO_DIGIT],
    ['Avenida Paulista 1000', 'Aqui vai só o número, sem a rua. É o 1000?'],
    ['Avenida Paulista, 1000 apto 42', 'Aqui vai só o número, sem a rua. É o 1000?'],
    ['Rua 7 de Setembro, 120 - casa 2', 'Aqui vai só o número, sem a rua. É o 120?'],
    ['R. Augusta 500B', 'Aqui vai só o número, sem a rua. É o 500B?'],
    ['Rua 15', 'Aqui vai só o número, sem a rua. É o 15?'],
    ['é o 1000', 'Aqui vai só o número, sem a rua. É o 1000?'],
    ['moro no 1000', 'Aqui vai só o número, sem a rua. É o 1000?'],
    ['minha casa 12', 'Aqui vai só o número, sem a rua. É o 12?'],
    ['moro no 12abc', 'Aqui vai só o número, sem a rua. É o moro no 12abc?'],
    ['01310-100', 'Isso parece um CEP. Digite o número da casa'],
    ['01310100', 'Isso parece um CEP. Digite o número da casa'],
    ['9'.repeat(65), 'O número pode ter até 64 caracteres; você digitou 65'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseHouseNumber(raw))).toEqual({ problem }))
})

describe('splitNumberAndComplement', () => {
  test.each([
    ['130 apto 42', '130', 'apto 42'],
    ['130, apto 42', '130', 'apto 42'],
    ['130 - bloco B, ap 2', '130', 'bloco B, ap 2'],
    ['nº 130, casa', '130', 'casa'],
    ['130-A fundos', '130-A', 'fundos'],
    ['130B casa 1', '130B', 'casa 1'],
    ['12S casa 1', '12S', 'casa 1'],
    ['1.200 ap 3', '1.200', 'ap 3'],
    ['s/n casa 2', 'S/N', 'casa 2'],
    ['sem número fundos', 'S/N', 'fundos'],
    ['130', '130', ''],
    ['130 B', '130 B', ''],
    ['12/14', '12/14', ''],
    ['km 14', 'km 14', ''],
    ['Quadra 3 lote 2', 'Quadra 3 lote 2', ''],
    ['', '', ''],
  ])('%j → %j + %j', (raw, number, complement) =>
    expect(splitNumberAndComplement(raw)).toEqual({ number, complement }),
  )

  test('no letter or digit gets lost after the first one', () => {
    const piece = fc.constantFrom('130', 'A', ' ', ',', '-', 'apto', '42', '/', 'bloco')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const raw = pieces.join('')
        const { number, complement } = splitNumberAndComplement(raw)
        const bare = (text: string) => text.replace(/[^\da-z]/gi, '')
        expect(bare(number + complement)).toBe(bare(raw))
      }),
    )
  })
})

describe('splitBlockAndLot', () => {
  test.each([
    ['quadra 2 lote 15', '2', '15', ''],
    ['Quadra 2, lote 15', '2', '15', ''],
    ['QUADRA B - LOTE 7', 'B', '7', ''],
    ['qd. 12, lt. 7', '12', '7', ''],
    ['qd 02 lt 03', '02', '03', ''],
    ['Q2 L15', '2', '15', ''],
    ['q 2 l 15', '2', '15', ''],
    ['quadra 2 e lote 15', '2', '15', ''],
    ['quadra nº 2 lote nº 15', '2', '15', ''],
    ['lote 15 quadra 2', '2', '15', ''],
    ['Quadra 2 lote 15A, casa 3', '2', '15A', 'casa 3'],
    ['quadra 2 lote 15 casa dos fundos', '2', '15', 'casa dos fundos'],
  ])('reads %j', (raw, block, lot, rest) => expect(splitBlockAndLot(raw)).toEqual({ block, lot, rest }))

  test.each([
    '',
    '1000',
    '1000 apto 12',
    'S/N',
    'quadra 2',
    'lote 15',
    'quadra lote',
    'casa 3',
    'Lago Sul 15',
  ])('finds none in %j', (raw) => expect(splitBlockAndLot(raw)).toBeNull())

  test('whatever is typed, it does not throw and finds parts that were there', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (raw) => {
        const found = splitBlockAndLot(raw)
        return found === null || (raw.includes(found.block) && raw.includes(found.lot))
      }),
    )
  })
})

describe('block and lot in fields of their own', () => {
  test.each([
    ['quadra 1', '1'],
    ['QD 5', '5'],
    ['q. 5', '5'],
    ['Qd5', '5'],
    ['quadra nº 10 conjunto B', '10 conjunto B'],
    ['quadra B', 'B'],
    ['quadra nova', 'nova'],
    ['12', '12'],
    // names of their own
    ['Q', 'Q'],
    ['Quadra', 'Quadra'],
    ['QI 5', 'QI 5'],
    ['SQN 308', 'SQN 308'],
    ['', ''],
  ])('a block typed as %j is %j', (raw, value) => expect(blockWithoutLabel(raw)).toBe(value))

  test.each([
    ['lote 5', '5'],
    ['lt 7', '7'],
    ['LT. 7', '7'],
    ['L15', '15'],
    ['lote: 7A', '7A'],
    ['Lote', 'Lote'],
    ['L', 'L'],
    ['quadra 2', 'quadra 2'],
  ])('a lot typed as %j is %j', (raw, value) => expect(lotWithoutLabel(raw)).toBe(value))
})
