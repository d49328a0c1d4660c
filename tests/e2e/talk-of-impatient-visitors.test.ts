/** Conversations of impatient visitors, each up to its order (docs/decisions/0218). */
import { testConversations, type ConversationScript } from '../support/play-conversation.ts'
import { test } from '../support/e2e-test.ts'

test.use({ viewport: { width: 390, height: 700 } })

const talks: readonly ConversationScript[] = [
  {
    title: 'says everything at once',
    says: `
      — 01310-100, 1000 ap 12, o mais barato, João Pereira 11 98765-4321
      CEP 01310-100 · nº 1000 · ap 12 · 300 Mega · João Pereira · (11) 9****-**21
      Tem fibra no seu endereço, e anotei o 300 Mega: R$ 49,99 por mês com débito automático.
      Qual é o seu e-mail?
      — joao@exemplo.com.br, nasci em 13/05/1990
      joao@exemplo.com.br · nascimento 13 de maio de 1990
      Qual é o nome completo da sua mãe?
      — Antônia Pereira cpf 529.982.247-25 vencimento dia 10
      mãe A**** P**** · CPF ***.982.247-** · vence dia 10
      Quer pagar por débito automático?
      — não, boleto. instalação {dia} à tarde
      Está tudo certo com o seu pedido?
      — pode confirmar`,
    order: { sku: 'd300a', due_day: 10, direct_debit: false, number: '1000' },
  },
  {
    title: 'lets itself be advised, and is asked back',
    says: `
      — 01310100 1000
      É casa ou apartamento?
      — é apartamento
      Qual é o apartamento?
      — 42
      1000, 42
      Qual plano combina com a sua casa?
      — qual é o melhor?
      Três toques e eu sugiro um plano.
      — [1 ou 2]
      — [Trabalha de casa]
      — [Não preciso]
      Sugiro o 300 Mega, porque tem 150 Mega de upload
      — [Ficar com o 300 Mega]
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
      Está tudo certo com o seu pedido?
      — sim`,
    order: { sku: 'd300a', due_day: 20, direct_debit: false },
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
      Nome: João Pereira → Joana Prado.
      Qual é o seu telefone com DDD?
      — (11) 98765-4321
      Qual é o seu e-mail?
      — voltar
      Certo, voltamos uma pergunta.
      — 11912345678
      Telefone: (11) 9****-**21 → (11) 9****-**78.
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
      — o mais cedo possível de manhã
      É isso?
      — sim
      Está tudo certo com o seu pedido?
      — qual a multa se eu cancelar?
      não tem fidelidade, então não há multa
      — sim, confirmo`,
    order: { sku: 'd500a', due_day: 5, direct_debit: false },
  },
]

testConversations(talks)
