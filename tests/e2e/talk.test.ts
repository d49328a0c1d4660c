/** Ten conversations as an impatient person would have them, each to its order (docs/decisions/0021). */
import { expectAccessible } from '../support/axe.ts'
import { converse } from '../support/dialogue.ts'
import { expectStep, orderNumber } from '../support/driver.ts'
import { expect, test } from '../support/e2e.ts'
import { kept } from '../support/privacy.ts'

test.use({ viewport: { width: 390, height: 700 } })

type Talk = {
  readonly title: string
  readonly says: string
  /** What the order holds. */
  readonly order: Readonly<Record<string, unknown>>
}

const talks: readonly Talk[] = [
  {
    title: 'asks first, and answers only then',
    says: `
      — oi
      Oi, que bom falar com você.
      E o seu CEP?
      — quanto custa?
      O preço depende do plano e do endereço.
      E o seu CEP?
      — tem fidelidade?
      Sim, a fidelidade é de 12 meses.
      — meu cep é 01310100 numero 1000 ap 12
      CEP 01310-100 · nº 1000 · ap 12
      Anotado.
      Qual plano combina com a sua casa?
      — o mais barato
      500 Mega, R$ 59,99 por mês
      Qual é o seu nome completo?
      — quero falar com um atendente agora
      Claro. Estes são os nossos canais com gente de verdade:
      — João Pereira
      Qual é o seu telefone com DDD?
      — 11 98765-4321
      Qual é o seu e-mail?
      — joao@exemplo.com.br
      Quando você nasceu?
      — 13 de maio de 90
      13/05/1990
      — Antônia Pereira
      A****** P******
      — 529.982.247-25
      ***.982.247-**
      Em que dia a fatura deve vencer?
      — dia 7
      Pode ser dia 1, 5, 10, 15, 20 ou 25.
      — dia 10
      Quer pagar por débito automático?
      — boleto
      Quando podemos instalar?
      — segunda de manhã
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd500a', due_day: 10, direct_debit: false, number: '1000', complement: 'ap 12' },
  },
  {
    title: 'says everything at once',
    says: `
      — 01310-100, 1000 ap 12, o mais barato, João Pereira 11 98765-4321
      CEP 01310-100 · nº 1000 · ap 12 · 500 Mega · João Pereira · (11) 9****-**21
      Tem fibra no seu endereço, e anotei o 500 Mega: R$ 59,99 por mês com débito automático.
      Qual é o seu e-mail?
      — joao@exemplo.com.br, nasci em 13/05/1990
      joao@exemplo.com.br · nascimento 13/05/1990
      Qual é o nome completo da sua mãe?
      — Antônia Pereira cpf 529.982.247-25 vencimento dia 10
      mãe A****** P****** · CPF ***.982.247-** · vence dia 10
      Quer pagar por débito automático?
      — não, boleto. instalação terça à tarde
      fatura
      Está tudo certo com o seu pedido?
      — pode confirmar`,
    order: { sku: 'd500a', due_day: 10, direct_debit: false, number: '1000' },
  },
  {
    title: 'names a streaming service before the address, and pays by debit',
    says: `
      — quero o plano com globoplay, meu cep é 01310-100
      CEP 01310-100 · um plano com Globoplay
      Qual é o número da casa?
      — 1000
      Tem fibra no seu endereço, e anotei o 700 Mega Globoplay: R$ 119,99 por mês com débito automático.
      Qual é o seu nome completo?
      — Maria da Silva, meu zap é 21 99876-5432 e meu email é maria.silva@uol.com.br
      Maria da Silva · (21) 9****-**32 · maria.silva@uol.com.br
      Quando você nasceu?
      — 2/1/85
      02/01/1985
      — Ana de Souza
      Qual é o seu CPF?
      — 529.982.247-25
      Em que dia a fatura deve vencer?
      — 15
      Quer pagar por débito automático?
      — sim
      Em qual conta fica o débito automático?
      — itaú agência 1234 conta 12345-6
      Quando podemos instalar?
      — terça à tarde
      Está tudo certo com o seu pedido?
      — pode confirmar`,
    order: { sku: 'd600gl', due_day: 15, direct_debit: true },
  },
  {
    title: 'lets itself be advised, and is asked back',
    says: `
      — 01310100 1000
      Qual plano combina com a sua casa?
      — qual é o melhor?
      Três toques e eu sugiro um plano.
      — [1 ou 2]
      — [Trabalha de casa]
      — [Não preciso]
      Sugiro o 1 Giga, porque tem 500 Mega de upload
      — [Ficar com o 1 Giga]
      Qual é o seu nome completo?
      — joao
      Entendi Joao. E o sobrenome?
      — Pereira
      Joao Pereira
      Qual é o seu telefone com DDD?
      — 98765-4321
      Faltou o DDD
      — 11 98765-4321
      Qual é o seu e-mail?
      — joao@gmial.com
      Você quis dizer joao@gmail.com?
      — [Sim, é isso]
      joao@gmail.com
      Quando você nasceu?
      — 13/05/1990
      Qual é o nome completo da sua mãe?
      — minha mãe faleceu
      E o nome completo da sua mãe?
      — Antônia Pereira
      Qual é o seu CPF?
      — 111.111.111-11
      Esse CPF não é válido. Confira os números.
      — 529.982.247-25
      Em que dia a fatura deve vencer?
      — dia 20
      Quer pagar por débito automático?
      — não
      Quando podemos instalar?
      — segunda de manhã
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd1000a', due_day: 20, direct_debit: false },
  },
  {
    title: 'lives by block and lot, and changes its mind',
    says: `
      — cep 71615-010 quadra 1 lote 10
      CEP 71615-010 · quadra 1 · lote 10
      Qual plano combina com a sua casa?
      — 500 mega
      Qual é o seu nome completo?
      — João Pereira
      Qual é o seu telefone com DDD?
      — mudar o nome para Joana Prado
      Pronto, a resposta está corrigida.
      E o seu telefone com DDD?
      — (11) 98765-4321
      Qual é o seu e-mail?
      — voltar
      Certo, voltamos uma pergunta.
      — 11912345678
      (11) 9****-**78 alterado
      — joana@exemplo.com.br
      Quando você nasceu?
      — nasci em 13 de maio de 1990
      Qual é o nome completo da sua mãe?
      — por que precisa do nome da minha mãe?
      É para confirmar que é você mesmo quem está contratando
      E o nome completo da sua mãe?
      — Antônia Prado
      Qual é o seu CPF?
      — 52998224725, vencimento dia 5, boleto
      CPF ***.982.247-** · vence dia 5 · fatura
      Quando podemos instalar?
      — amanhã cedo
      não está livre.
      — segunda de manhã
      Está tudo certo com o seu pedido?
      — qual a multa se eu cancelar?
      multa
      — sim, confirmo`,
    order: { sku: 'd500a', due_day: 5, direct_debit: false },
  },
  {
    title: 'types nonsense three times, and goes on',
    says: `
      — 01310100
      Qual é o número da casa?
      — banana
      Essa eu não entendi.
      E o número da casa?
      — 1000 ap 12
      Qual plano combina com a sua casa?
      — blá blá
      Não consegui usar essa mensagem como resposta.
      — xyz
      Vamos por outro caminho
      — [Ver um exemplo]
      Para duas pessoas com vídeo e trabalho, 500 Mega dá conta.
      — qwe
      Acho melhor uma pessoa da equipe ajudar daqui.
      Diga a referência
      — 700 mega
      700 Mega, R$ 89,99 por mês
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
      — segunda feira a tarde
      Está tudo certo com o seu pedido?
      — confirmar pedido`,
    order: { sku: 'd600a', due_day: 10, direct_debit: false },
  },
  {
    title: 'asks while it answers',
    says: `
      — 01310-100 numero 1000, tem fidelidade?
      CEP 01310-100 · nº 1000
      E sobre a sua pergunta: Sim, a fidelidade é de 12 meses.
      — quero o de 1 giga, instalação é de graça?
      1 Giga, R$ 139,99 por mês
      E sobre a sua pergunta: Este pedido não inclui cobrança de instalação
      Qual é o seu nome completo?
      — obrigado
      Por nada.
      E o seu nome completo?
      — meu nome é joão d'ávila dos santos
      João d'Ávila dos Santos
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
      — 5
      Quer pagar por débito automático?
      — sem débito
      Quando podemos instalar?
      — quarta de manhã
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd1000a', due_day: 5, direct_debit: false },
  },
  {
    title: 'orders for a company',
    says: `
      — oi, meu cep é 01310-100
      Qual é o número da casa?
      — 1000
      Qual plano combina com a sua casa?
      — 1 giga
      Qual é o seu nome completo?
      — João Pereira 11 98765-4321 joao@exemplo.com.br
      João Pereira · (11) 9****-**21 · joao@exemplo.com.br
      Quando você nasceu?
      — 13/05/1990
      Qual é o nome completo da sua mãe?
      — Antônia Pereira
      Qual é o seu CPF?
      — sou empresa
      Qual é o CNPJ da empresa?
      — 11.222.333/0001-81
      Em que dia a fatura deve vencer?
      — dia 25
      Quer pagar por débito automático?
      — não
      Quando podemos instalar?
      — segunda de manhã
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd1000a', due_day: 25, direct_debit: false },
  },
  {
    title: 'begins anew and does not, and corrects at the review',
    says: `
      — recomeçar
      — não
      Certo, continuamos daqui.
      — 01310-100, 1000
      Qual plano combina com a sua casa?
      — 2 giga
      Qual é o seu nome completo?
      — João Pereira 11987654321
      João Pereira · (11) 9****-**21
      — joao@exemplo.com.br 13/05/1990
      joao@exemplo.com.br · nascimento 13/05/1990
      — Antônia Pereira 52998224725
      mãe A****** P****** · CPF ***.982.247-**
      — dia 1
      Quer pagar por débito automático?
      — não
      Quando podemos instalar?
      — quinta de manhã
      Está tudo certo com o seu pedido?
      — não
      Qual resposta você quer corrigir?
      — muda o vencimento pra dia 25
      Dia 25 alterado
      — sim`,
    order: { sku: 'd2000b', due_day: 25, direct_debit: false },
  },
  {
    title: 'wants the fastest, and to be called something else',
    says: `
      — o mais rápido no cep 01310100 numero 77 casa 3
      CEP 01310-100 · nº 77 · casa 3 · 2 Giga
      Qual é o seu nome completo?
      — maria aparecida da silva
      Maria Aparecida da Silva
      — tel 11 98765-4321
      Qual é o seu e-mail?
      — errei o nome, é Maria Aparecida Souza
      — maria@exemplo.com.br
      Quando você nasceu?
      — 13/05/1990, mãe Ana Maria Souza
      Qual é o seu CPF?
      — 52998224725
      Em que dia a fatura deve vencer?
      — dia 15 sem débito automático
      vence dia 15 · fatura
      Quando podemos instalar?
      — segunda à tarde
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd2000b', due_day: 15, direct_debit: false, number: '77' },
  },
]

for (const { title, says, order } of talks) {
  test(title, async ({ page, server }) => {
    test.setTimeout(90_000)
    await page.goto('/chat')
    await converse(page, says)
    await expectStep(page, 'pedido-realizado')
    const [made] = await server.sql(
      `select l.place->>'number' as number, l.place->>'complement' as complement, o.due_day, o.direct_debit, o.sku
       from orders o join leads l on l.id = o.lead_id where o.number = $1`,
      [await orderNumber(page)],
    )
    expect(made).toMatchObject(order)
  })
}

test('what is said stays in the conversation: nothing of it is kept or in an address, and it can be used by all', async ({
  page,
}) => {
  await page.goto('/chat')
  await converse(
    page,
    `— oi, sou João Pereira 11 98765-4321
     João Pereira · (11) 9****-**21
     — 01310-100
     Qual é o número da casa?`,
  )
  const everything = JSON.stringify(await kept(page))
  for (const secret of ['Pereira', '98765', '8765-4321']) expect(everything).not.toContain(secret)
  await expectAccessible(page, 'chips in the chat')
  await converse(page, '— 1000\nQual plano combina com a sua casa?\n— qual é o melhor?\nTrês toques')
  await expectAccessible(page, 'advice in the chat')
  await converse(page, '— xyz\n— xyz\nVamos por outro caminho')
  await expectAccessible(page, 'other ways to answer')
})

test('a message that is sent before it can be read is shown at once, and read then', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route(/hear/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/chat')
  await converse(page, '— 01310-100, 1000 ap 12\n01310-100, 1000 ap 12\nUm instante, já leio.')
  release()
  await converse(page, 'CEP 01310-100 · nº 1000 · ap 12\nQual plano combina com a sua casa?')
})
