/** How answers and results are worded for the visitor. */
import { expect, test } from 'vitest'
import { migrationTexts } from './journeys/migration.ts'
import { contaDebito } from './steps/conta-debito.ts'
import { codigo } from './steps/codigo.ts'
import { consultaTelefone } from './steps/consulta-telefone.ts'
import { endereco } from './steps/endereco.ts'
import { nrImovelVariants } from './steps/nr-imovel-variants.ts'
import { ofertas } from './steps/ofertas.ts'

const said = (hasBonus: boolean, bonus: string) =>
  consultaTelefone.result?.({ hasBonus: String(hasBonus), bonus })

test('the result of looking up a mobile line names its bonus, if the plan names one (D68)', () => {
  expect(said(true, '30 GIGA a mais no celular.')).toBe('Sua linha tem bônus: 30 GIGA a mais no celular.')
  expect(said(true, '')).toBe('Sua linha tem bônus, e ele já está no seu pedido.')
  expect(said(false, '30 GIGA')).toBe('Não achamos essa linha; seguimos sem o bônus')
})

const noBanks = { banks: null }

test('choices, confirmations and offers are shown in words', () => {
  expect(endereco.shown?.({ same_address: 'true' }, noBanks)).toBe('Sim, é neste endereço')
  expect(endereco.shown?.({ same_address: 'false' }, noBanks)).toBe('Em outro endereço')
  expect(codigo.shown?.({}, noBanks)).toBe('Código conferido')
  for (const offers of [ofertas, migrationTexts.ofertas])
    expect(offers?.shown?.({ plan: '500 Mega', price: '99.99', price_full: '139.99' }, noBanks)).toBe(
      '500 Mega, R$\u00a099,99 por mês com débito automático, por 12 meses; depois R$\u00a0139,99',
    )
})

test('a bank is shown by its name, or by its number until the list of banks is loaded', () => {
  const banks = [{ id: '341', code: '341', name: 'Itaú Unibanco' }]
  const account = { bank: '341', account: '****5-6' }
  expect(contaDebito.shown?.(account, { banks })).toBe('Itaú Unibanco, conta ****5-6')
  expect(contaDebito.shown?.(account, noBanks)).toBe('Banco 341, conta ****5-6')
})

test.each([
  [{ number: '1000', complement: 'apto 12' }, 'o nº 1000, apto 12'],
  [{ number: 'S/N', complement: '' }, 'sem número'],
  [{ is_block_allotment: 'true', block_number: '2', allotment_number: '15' }, 'a quadra 2, lote 15'],
])('the question whether a house number is still right repeats it: %j', (values, text) =>
  expect(nrImovelVariants.still?.answer(values)).toBe(text),
)
