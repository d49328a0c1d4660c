/** Words that change nothing about a value beside them,
  so that a clause of them and a value says that value alone. */
export const PLAIN_WORDS = `
  o a os as um uma uns umas de do da dos das no na nos nas em com por pelo pela pra pro pras pros para ao aos q que
  e eh eu me
  mim meu minha nosso nossa esse essa este esta isso aquele aquela ele ela quero queria qro kero quererei prefiro
  pode ser seria
  poderia fico ficar ficou fica ficamos vou vai vamos querer escolho escolhi manda mande mandar bota botar coloca
  colocar coloque
  poe por deixa deixar marca marcar fecha fechar fechado fecho levo pego pegar assino assinar contrato contratar
  melhor opto
  plano planos pacote opcao oferta internet net fibra velocidade mes mensal todo toda todos cada dia data
  vencimento vence
  pagar pagamento conta fatura boleto debito automatico visita instalacao instalar agendar tecnico vem vir venha
  tem tiver der
  aqui ai la agora hoje sim claro certo ok okay blz beleza bom boa otimo otima perfeito combinado joia show legal
  top massa
  ta tah esta estao to tou entao so mesmo mesma msm tambem tb tbm ne neh viu hein gente moca moco amigo amiga
  querido querida
  obrigado obrigada obg obgd brigado brigada valeu vlw por favor pfv pfvr pf plis please gentileza oi oie ola opa
  bom boa tarde
  noite kk kkk kkkk rs rsrs haha hehe hum hmm ah eita uai oxe vixe bah tche tri mano sabe acho the one el la please
  i want quiero
  porque pq pois ja muito mt mto mais basta suficiente serve resolve atende chega sobra decidi decidido decidida
  gostaria gostei
  preferencia favor senhor senhora quer ou ver ve bora dale bem maravilha desejo final aquela nessa nesse prontinho
  pronto
  troca trocar muda mudar altera alterar passa passar bota poe tal tipo mega megas giga gigas reais real conto`
