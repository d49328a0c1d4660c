/** Ways in which people ask about the price and payment; a bar stands between two. */

export const priceWordings = {
  preco: `
    quais os preços | oi bom dia, qual valor da mensalidade por favor?? | quanto vou pagar no primeiro mês? |
    só pra saber o preço | qto fica 1 giga? | qual o valor que vem na fatura | qual o valor da mensalidade? |
    preços | quanto eu pago nesse plano? | quanto q eu vou pagar por mes | quanto custa o de 500? |
    me passa os valores | qto q ta a net? | quanto fica por mês? | quanto que é o plano mais barato |
    qto ta a internet de vcs | quanto tá o plano de 500? | tabela de preços | qual o preço? |
    quanto sai por mes | me lembra o preco do plano q escolhi |
    oi, tudo bem? queria saber quanto custa a internet | how much does it cost | valores dos planos |
    cuánto cuesta? | 500 mega quanto é? | quanto custa o de 500 com hbo? | qual o preço do 700 com globoplay |
    o de 1 giga com max sai por quanto | qual o valor da internet? | quanto ta saindo | preço do plano |
    qto custa | só digo depois que souber o preço`,
  'promocao-12-meses': `
    e depois dos 12 meses? | esse valor é promocional? | até quando vale o desconto | o desconto acaba quando |
    antes de confirmar, quanto fica depois de 12 meses? | até quando vale essa promoção | esse de 109 é fixo? |
    esse preço é pra sempre? | vai aumentar o preço depois de um ano? |
    depende, o desconto é pra sempre ou só uns meses? | aumenta depois de um ano? |
    por quanto tempo vale a promoção? | depois de 1 ano muda o preço? | é quantos meses nesse valor? |
    depois de quantos meses sobe pra 139,99? | aumenta todo ano? | vai aumentar o valor? |
    é só nos primeiros meses esse preço? | o preço sobe depois? | esse valor muda depois? |
    a promocao dura quanto tempo | quanto vou pagar depois de doze meses | tem reajuste? |
    o que pago no mês 13? | quanto pago no mês 13? | quanto vou pagar no décimo terceiro mês? | quanto fica a partir do mês 13 sem débito? | no 13º mês vai pra quanto?`,
  'debito-desconto': `
    sou obrigado a colocar débito automático? | precisa ser no débito automático? |
    é obrigatorio debito em conta? | tem desconto pra débito em conta | o desconto é de quanto |
    o que eu ganho com o débito, 5 reais a menos? | quanto eu economizo com o débito? |
    vale a pena colocar no débito? | o que ganho com o débito em conta? | no boleto fica mais caro? |
    qto economiza com isso | qual a diferença de preço com débito e sem débito? | qual o desconto? |
    no débito fica mais barato? | no débito sai mais em conta?`,
  'taxa-adesao': `
    tem algum custo extra? | tem que pagar algo pra contratar? | preciso pagar adiantado? |
    a primeira fatura vem mais cara? | paga adesao? | cobram taxa de adesção na primeira fatura |
    preciso pagar adesao? | tem alguma taxa? | taxa de ativação | tem custo pra aderir? | tem taxa escondida? |
    vem cobrança a mais na primeira conta? | tem pegadinha no preço? | taxa de inscrição tem? | cobra matrícula?`,
  'pagamento-formas': `
    é no pix, no boleto ou no débito? | formas de pgto | como funciona o pagamento? | dá pra pagar no cartão de crédito? |
    da pra pagar por boleto tambem? | tem no cartão de crédito? | posso pagar no pix? | aceita cartão? |
    posso pagar no boleto? | tem boleto? | passa no cartão de débito? | aceita pix? | posso pagar na lotérica |
    tem como pagar por pix todo mês | tem qrcode na fatura? | como eu pago? |
    dá pra pagar em dinheiro na lotérica? | como q eu pago? | a conta vem com qr code? |
    quais as formas de pagamento`,
  'vencimento-mudar': `
    dá pra mudar a data de vencimento? | da pra trocar o dia do vencimento | consigo alterar o vencimento? |
    alterar data da fatura | consigo alterar o dia da fatura futuramente? | muda o dia da fatura? |
    que dia vence a fatura? | mudar dia do boleto depois de contratar? |
    da pra trocar o dia depois q contratar? | posso escolher o dia de pagar? |
    e se eu quiser mudar o dia da conta? | posso mudar o vencimento depois? |
    consigo mudar o vencimento mais pra frente?`,
} as const satisfies Record<string, string>
