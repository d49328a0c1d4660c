import { expect, test } from 'vitest'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import type { Understood } from '../questions/name-hidden-answers.ts'
import { withoutSecrets } from './hide-secrets-in-message.ts'

const order = wholeOrder()
const mother = { step: 'nome-mae', values: { mothers_name: 'Antônia Prado' } }
const document = { step: 'cpf', values: { person_type: 'pf', cpf: '11144477735' } }
const business = { step: 'cpf', values: { person_type: 'pj', cnpj: '12ABC34501DE35' } }
const phone = { step: 'telefone', values: { phone: '11987654321' } }

test.each<[StepId, string, string, Understood[]]>([
  ['nome', 'corrigir cpf', 'corrigir cpf', []],
  ['nome', ' mudar o nome para Joana Prado ', 'mudar o nome para Joana Prado', []],
  ['email', 'corrigir o cpf para 111.444.777-35', 'corrigir o cpf para …', [document]],
  ['email', 'corrigir o cpf para 111.444.777-35', 'corrigir o cpf para …', []],
  ['email', 'corrigir telefone: (11) 98765-4321', 'corrigir telefone: …', [phone]],
  ['email', 'mudar o nome da mãe para Antônia Prado', 'mudar o nome da mãe para …', [mother]],
  ['conta-debito', 'mudar a conta para 12345-6', 'mudar a conta para …', []],
  ['conta-debito', 'mudar a conta para 100056-P', 'mudar a conta para …', []],
  ['conta-debito', 'bradesco ag 1234 conta 100056-P', 'bradesco ag … conta …', []],
  ['conta-debito', 'caixa ag 1234 013 12345678–9', 'caixa ag …', []],
  ['cep', 'corrigir cpf 111.444.777-35', 'corrigir cpf …', []],
  ['cep', 'é 0131010 ou 01310-10?', 'é 0131010 ou 01310-10?', []],
  ['cep', '5299 8224 7250 0011', 'um número', []],
  ['telefone', '98765-4321', 'telefone', []],
  ['telefone', '(11) 98765-4321', 'telefone, anotado', [{ ...phone, isTaken: true }]],
  ['nome-mae', 'Antônia Prado', 'nome da mãe, anotado', [{ ...mother, isTaken: true }]],
  ['nome-mae', 'Antônia Prado', 'nome da mãe', [mother]],
  ['cpf', '12.ABC.345/01DE-35', 'CNPJ, anotado', [{ ...business, isTaken: true }]],
  [
    'cpf',
    '111.444.777-35 / Antônia Prado',
    'CPF e nome da mãe, anotados',
    [
      { ...document, isTaken: true },
      { ...mother, isTaken: true },
    ],
  ],
  ['telefone', '👍', '👍', []],
  ['nome', 'nasci em 13/05/1990', 'nasci em …', []],
  ['data-nascimento', '11/14/447.777-35 é meu cpf', '… é meu cpf', []],
  ['cep', '11/01/444.777-35 é meu cpf', '… é meu cpf', []],
  ['cep', '529.9/8/2247-25 é meu cpf', '… é meu cpf', []],
  ['data-instalacao', 'dia 27/11/2026', 'dia 27/11/2026', []],
])('at %s %j is shown as %j', (step, message, shown, understood) => {
  expect(withoutSecrets(order, step, message, understood)).toBe(shown)
})

test('a very long message is cut', () => {
  expect(withoutSecrets(order, 'nome', 'blá '.repeat(200))).toHaveLength(281)
})
