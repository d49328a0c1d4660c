import { describe, expect, it } from 'vitest'
import { firstNameForMail, isSafeInMail, safePartsOfLine } from './safe-mail-texts.ts'

const HOSTILE = [
  'Regularize em https://tim.click/2via',
  'fatura-tim.click',
  'Fatura-Tim.Shop',
  'tim.app ap 42',
  'acesse tim.xyz.',
  'www tim fatura',
  'HTTPS tim fatura',
  'pague//fatura',
  'mailto:tim',
  'tel:4004',
  'atendimento@tim',
  'tim(.)click',
  'tim .click',
  'bit.ly/abc',
  'R.Augusta',
  'xn--tim.xn--p1ai',
  'tim.рф',
  '1.1.1.1',
  'pix 4.3.2.1',
  // dots that only look like one, and what nobody sees
  'tim。click',
  'tim．click',
  'tim｡click',
  'tim․click',
  'tim·click',
  'tim‧click',
  'tim•click',
  'timꓸclick',
  'timꞏclick',
  'timŀclick',
  'tim۔click',
  'tim٠click',
  'tim.\u200bclick',
  'tim\u200b.click',
  'tim.\u00adclick',
  'tim\u2060.\u2060click',
  'tim\u0323click',
  'tim\u{e002e}click',
  'tim\uff0fclick',
  // telephones
  'Ligue (11) 98765-4321',
  '11987654321',
  '+55 11 98765 4321',
  '0800 123 4567',
  '4004-1234',
  '1 1 9 8 7 6 5 4 3 2 1',
  '11.98765.4321',
  '11x98765x4321',
  '١١٩٨٧٦٥٤٣٢١',
  '１１９８７６５４３２１',
  '⓵⓵⓽⓼⓻⓺⓹⓸',
]

const HARMLESS = [
  '',
  'Bl. B ap. 42',
  'Bl.B ap.42',
  'casa 2 fundos',
  'R. Dr. A. Prado',
  'Rua D’Ávila',
  "Travessa Sant'Anna",
  'Av. Brig. Faria Lima',
  'Padaria S.A.',
  'Edifício S.A. Matarazzo',
  'Rua São João d’El-Rei (fundos)',
  'nº 1.000',
  '1000',
  's/n',
  'c/ 2',
  '1º andar, sala 12-A',
  'Apto #12; interfone: 12',
  'quadra 1203, lote 12',
  'Rua 13 de Maio',
  'Rua 3700',
  'SQN 308 Bloco C apto 402',
  'Rodovia BR-101 km 12,5',
  'Casa & Cia 2ª porta',
  'torre 1 bloco 2 apto 1204 vaga 33',
]

describe('what a visitor typed, in an e-mail (D113, S44)', () => {
  it.each(HOSTILE)('%j could be an address of the web or a telephone', (text) => {
    expect(isSafeInMail(text)).toBe(false)
  })
  it.each(HARMLESS)('%j is a part of an address', (text) => {
    expect(isSafeInMail(text)).toBe(true)
  })

  it.each([
    [
      ['Rua A', '100', 'apto 12'],
      ['Rua A', '100', 'apto 12'],
    ],
    [
      ['Rua 3700', '1234', 'apto 1204'],
      ['Rua 3700', '1234', 'apto 1204'],
    ],
    [['R. Dr. A. Prado', '', ''], ['R. Dr. A. Prado']],
    [
      ['Rua A', '100', 'tim.click'],
      ['Rua A', '100'],
    ],
    [['tim.click', '100', ''], ['100']],
    // a telephone in pieces
    [
      ['Rua A', '11 98765', '4321'],
      ['Rua A', '11 98765'],
    ],
    [
      ['11 98765', '4321', 'ap 2'],
      ['11 98765', 'ap 2'],
    ],
    [
      ['Rua A 11', '98765', '4321'],
      ['Rua A 11', '98765'],
    ],
  ])('of the parts %j, %j are shown', (parts, shown) => {
    expect(safePartsOfLine(parts)).toEqual(shown)
  })

  it.each([
    ['Maria da Silva', 'Maria'],
    ["D'Ávila Souza", "D'Ávila"],
    ["Sant'Anna Reis", "Sant'Anna"],
    ['Ana-Clara Reis', 'Ana-Clara'],
    ['Jô P da Silva', 'Jô'],
    ['Maria St. Clair', 'Maria'],
    ['Maria St.Clair', 'Maria'],
    ['Padaria S.A', 'Padaria'],
    ['Ștefan Popescu', 'Ștefan'],
    ['Nguyễn Văn', 'Nguyễn'],
    ['', ''],
    ['Com.br Ltda', ''],
    ['Fatura-Tim.Click Silva', ''],
    ['Fatura-Tim Silva', ''],
    ['Regularize-Em-Tim-Ponto-Click Silva', ''],
    ['Тим Silva', ''],
    ['tim·click Silva', ''],
    ['11987654321 Silva', ''],
    ['<img/onerror=alert(1)> da Silva', ''],
  ])('%j is greeted as %j', (name, greeted) => {
    expect(firstNameForMail(name)).toBe(greeted)
  })
})
