/**
 * Chat answers to visitors who hesitate: they fear fraud, have no document or e-mail address, or wonder why a value is
 * asked for. The reason for asking is worded as in the question itself (`why` in src/content/steps).
 */
import { brand, pagePhones } from './brand-and-phones.ts'

export const answersToWorries = {
  // F§9 (no payment in the order), U6
  golpe: `É bom desconfiar. Este é o site da ${brand.name}: aqui você não paga nada nem informa cartão ou senha, e nada é contratado antes de “Confirmar pedido”. Para conferir com gente, ligue ${pagePhones.sales}.`,
  robo: 'Sou um assistente automático: leio o que você escreve e anoto o pedido. Se preferir gente, é só escrever “atendente”.',
  /** With the button "Não tenho e-mail" below it, or without, where an order needs an address. */
  'sem-email': (isOffered: boolean) =>
    `Pode ser o e-mail de alguém da família ou de confiança, que mostre a você a confirmação. ${isOffered ? 'Se não houver nenhum, tudo bem: toque em “Não tenho e-mail”, e o número do pedido fica aqui na tela.' : `Se não houver nenhum, uma pessoa da equipe faz o pedido com você pelo ${pagePhones.sales}.`}`,
  'medo-conta':
    'Entendo o cuidado. Pedimos só banco, agência e conta, nunca senha nem cartão; os dados ficam guardados em código e servem só para o débito da mensalidade.',
  /** Added to `medo-conta` if the order may still be paid by bill; `price` is the price without direct debit. */
  byBill: (price: string) => ` Se preferir, pague pela fatura: ${price} por mês, sem débito automático.`,
  'sem-cpf':
    'Sem CPF ou CNPJ não dá para contratar: o contrato sai nele. E isso não muda o preço: o desconto vem do débito automático, nos primeiros 12 meses.',
  'cancelar-debito':
    'Dá para sair do débito sem cancelar a internet, mas a mensalidade passa a ser a de quem paga pela fatura.',
  /** Added to `cancelar-debito` if the plan is known. Prices are formatted. */
  debitCancelled: (plan: string, withDebit: string, withoutDebit: string) =>
    ` Sem ele, o ${plan} vai de ${withDebit} para ${withoutDebit} por mês.`,
  /** Added to the reason of a question that may be left without an answer. */
  maySkip: ' Se preferir, dá para pular esta pergunta.',
  /** Added to the reason of a question that a visitor refuses to answer, and that an order needs. */
  needed: ` Sem essa resposta o pedido não segue por aqui; se preferir, uma pessoa da equipe faz com você pelo ${pagePhones.sales}.`,
  /** `help` is the help text of the question for the CEP. */
  cep: (help: string) => `CEP é o código postal da sua rua.${help && ` ${help}`}`,
} as const

/**
 * Steps that ask for a value, by the id of the question why it is asked for. The first of them that is in the journey is
 * used.
 */
export const stepsOfReason: Readonly<Record<string, readonly string[]>> = {
  'por-que-cep': ['cep'],
  'por-que-numero': ['nr-imovel'],
  'por-que-nome': ['nome'],
  'por-que-telefone': ['telefone', 'consulta-telefone'],
  'por-que-email': ['email'],
  'por-que-nascimento': ['data-nascimento'],
  'por-que-conta': ['conta-debito'],
}
