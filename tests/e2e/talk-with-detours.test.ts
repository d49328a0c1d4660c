/** Conversations that do not go straight, each up to its order (docs/decisions/0218). */
import { expectAccessible } from '../support/accessibility.ts'
import { playConversation, testConversations, type ConversationScript } from '../support/play-conversation.ts'
import { expect, test } from '../support/e2e-test.ts'
import { keptInBrowser } from '../support/privacy-watch.ts'
import { isFull } from '../support/rows-to-run.ts'

test.use({ viewport: { width: 390, height: 700 } })

const talks: readonly ConversationScript[] = [
  {
    title: 'types nonsense three times, and goes on',
    says: `
      — 01310100
      Qual é o número da casa ou do prédio?
      — banana
      Essa eu não entendi.
      E o número?
      — 1000 ap 12
      Qual plano combina com a sua casa?
      — blá blá
      Não consegui usar essa mensagem como resposta.
      — xyz
      Vamos por outro caminho
      — [Ver um exemplo]
      — qwe
      Acho melhor uma pessoa da equipe ajudar daqui.
      Diga a referência
      — 700 mega
      700 Mega, R$ 109,99 por mês
      — Joao Pereira
      Qual é o seu telefone com DDD?
      — 11 98765-4321
      Qual é o seu e-mail?
      — joao@exemplo.com.br
      Quando você nasceu?
      — 13051990
      13/05/1990
      — Antonia Pereira
      Qual é o seu CPF?
      — 529982247-25
      Em que dia a fatura deve vencer?
      — dia dez
      Quer pagar por débito automático?
      — pode ser no boleto
      Quando podemos instalar?
      — {dia} a tarde
      Está tudo certo com o seu pedido?
      — confirmar pedido`,
    order: { sku: 'd600a', due_day: 10, direct_debit: false },
  },
  {
    title: 'asks while it answers',
    says: `
      — 01310-100 numero 1000, tem fidelidade?
      CEP 01310-100 · nº 1000
      E sobre a sua pergunta: depende do plano: os que vêm com streaming têm fidelidade de 12 meses
      — moro em casa
      — quero o de 1 giga, instalação é de graça?
      1 Giga, R$ 139,99 por mês
      E sobre a sua pergunta: este pedido não inclui cobrança de instalação
      Qual é o seu nome completo?
      — obrigado
      Por nada.
      E o seu nome completo?
      — meu nome é joão d'ávila dos santos
      João D'Ávila dos Santos
      — 11 98765-4321
      Qual é o seu e-mail?
      — ajuda
      — joao@exemplo.com.br
      Quando você nasceu?
      — 13/5/90
      13/05/1990
      — Antônia dos Santos
      Qual é o seu CPF?
      — por que precisa do cpf?
      O contrato sai nesse CPF
      E o seu CPF?
      — 529.982.247-25
      Em que dia a fatura deve vencer?
      — 5 ou 10?
      Entendi os dias 5 e 10. Qual você prefere?
      — [Vence dia 5]
      Quer pagar por débito automático?
      — débito ou boleto
      Entendi débito automático e fatura. Qual você prefere?
      — o segundo
      Quando podemos instalar?
      — {dia} de manhã
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd1000a', due_day: 5, direct_debit: false },
  },
  {
    title: 'begins anew and does not, and corrects at the review',
    says: `
      — recomeçar
      — não
      Certo, continuamos daqui.
      — 01310-100, 1000
      É casa ou apartamento?
      — sem complemento
      Qual plano combina com a sua casa?
      — 2 giga
      Qual é o seu nome completo?
      — João Pereira 11987654321
      João Pereira · (11) 9****-**21
      — joao@exemplo.com.br 13/05/1990
      joao@exemplo.com.br · nascimento 13 de maio de 1990
      — Antônia Pereira 52998224725
      mãe A**** P**** · CPF ***.982.247-**
      — dia 1
      Quer pagar por débito automático?
      — não
      Quando podemos instalar?
      — {dia} de manhã
      Está tudo certo com o seu pedido?
      — não
      Qual resposta você quer corrigir?
      — muda o vencimento pra dia 25
      Vencimento: dia 1 → dia 25.
      — sim`,
    order: { sku: 'd2000b', due_day: 25, direct_debit: false },
  },
]

// such orders: tests/journeys/wrong-answers-in-talk.test.ts and talk-of-order.test.ts
testConversations(talks)

test('what is said stays in the conversation: nothing of it is kept or in an address, and it can be used by all', async ({
  page,
}) => {
  await page.goto('/chat')
  await playConversation(
    page,
    `— oi, sou João Pereira 11 98765-4321
     João Pereira · (11) 9****-**21
     — 01310-100
     Qual é o número da casa ou do prédio?`,
  )
  const everything = JSON.stringify(await keptInBrowser(page))
  for (const secret of ['Pereira', '98765', '8765-4321']) expect(everything).not.toContain(secret)
  // in `npm test`: asked-well.test.ts
  if (!isFull) return
  await expectAccessible(page, 'chips in the chat')
  await playConversation(
    page,
    '— 1000\nÉ casa ou apartamento?\n— casa\nQual plano combina com a sua casa?\n— qual é o melhor?\nTrês toques',
  )
  await expectAccessible(page, 'advice in the chat')
  await playConversation(page, '— xyz\n— xyz\nVamos por outro caminho')
  await expectAccessible(page, 'other ways to answer')
})
