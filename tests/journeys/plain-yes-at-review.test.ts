/** A plain yes at the review orders; one with a condition, a change, a question or another object does not (D129, D131, D132). */
import { expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** Days of visits, of which each takes few orders. */
const days = ['23/11/2026', '24/11/2026', '25/11/2026', '26/11/2026']
let orders = 0

async function sayAtReview(typed: string): Promise<boolean> {
  const date = days[orders % days.length] ?? ''
  const { visit, talk } = await talkAt(journeys(), 'confirmacao', {
    'data-instalacao': { date, period: 'tarde' },
  })
  await talk.say(typed)
  if (visit.order().finished) orders += 1
  return visit.order().finished !== null
}

const yeses = [
  'cofirmar pedido',
  'confirmo sim, obrigada',
  'cofirmo tudo',
  'pode mandar bala',
  'fechado, valeu',
  'comfirmo',
  'confrimo',
  'confirmadíssimo',
  'confirma p mim',
  'pode concluir, brigadão',
  'perfeito, valeu demais',
  'estou de acordo, obrigado',
  'tá tudo certinho sim, pode ir',
  'pode fechar negócio',
  'pode efetivar',
  'pode finalizar meu pedido por gentileza',
  // written after the code
  'tá fechado então, brigado pela paciência',
  'finaliza por favor moça, obrigada',
  'confirmadoo',
  'ok pode finalisar',
  'show de bola, confirma',
  'confirmado, um abraço',
  'sim, confirmo todas as informações',
  'tá massa, pode fechar meu rei',
  'fechou tchê',
  'tá certin uai',
  'LGTM',
  'yes, all correct, pode confirmar',
  'pode fechar o pedido, até que enfim',
]

const others = [
  'obrigado',
  'confirmaria se fosse mais barato',
  'já confirmou',
  'confiro',
  'confirmo nada',
  'quase confirmo',
  'confirmo o cpf',
  'confirmo pro dia 20',
  'fechado no boleto',
  'fechou a loja',
  'pode fechar o chat',
  'pode finalizar o atendimento',
  'pode mandar a conta pro meu marido',
  'aceito sugestões',
  'cofirmo amanhã',
  'comfirmo se for de manhã',
  'pode ir embora',
  'fechado?',
  // written after the code
  'finalizei a leitura',
  'pode confirmar o valor pra mim',
  'foi confirmado sem eu querer',
  'sim, obrigada, mas não agora',
  'pode encerrar o pedido',
  'aceito conversar',
  'tá massa meu rei, mas segura',
  'LGTM se o preço for esse',
  'certin, só falta ver com mainha',
  'fechou tchê, depois que baixar',
  'correct the name',
  'não tem nada errado',
  'não muda nada ainda',
]

it.each(rowsToRun(yeses, 10))('“%s” orders', async (typed) => {
  expect(await sayAtReview(typed)).toBe(true)
})

it.each(rowsToRun(others, 10))('“%s” does not order', async (typed) => {
  expect(await sayAtReview(typed)).toBe(false)
})
