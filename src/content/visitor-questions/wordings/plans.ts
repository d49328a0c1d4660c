/** Ways in which people ask about the plans; a bar stands between two. */

export const planWordings = {
  'wifi-modem': `
    tem que devolver o aparelho? | tem 5ghz? | o modem é incluso? | vem com wifi? | o tecnico leva o modem? |
    o wi-fi é incluso? | o técnico traz o roteador? | o de 1 giga vem com modem melhor? | vem com roteador? |
    vem modem? | preciso comprar roteador? | paga aluguel do modem? | o wifi é bom? |
    o rotiador é de vcs ou fica pra mim | quanto custa o modem | é comodato?`,
  'velocidade-upload': `
    qual o up? | quanto sobe? | velocidade para enviar arquivo | é simétrica a internet? | dá pra fazer live? |
    por que 700 mega se é 600? | qual a velocidade de upload? | a internet tem quanto de uplaod |
    qual a taxa de upload? | quanto de upload? | download e upload | é rápida mesmo? |
    o que são os 100 mega de bônus? | qual a velocidade real? | qual a velocidade de subida?`,
  jogos: `
    serve pra fazer stream na twitch? | meu filho joga muito, aguenta? | é bom pra jogar? |
    roda free fire sem lag? | o ping é baixo? | dá pra jogar lol de boa? | tem lag? | qual plano pra quem joga |
    trava em jogo? | presta pra jogo online | serve pra jogar valorant? | serve pra jogar online? |
    qual o melhor plano pra games? | boa pra xbox? | jogo valorant, a latencia é boa? | qual o ping? |
    jogo no ps5, qual plano? | qual a latência? | plano gamer`,
  'quantos-aparelhos': `
    quantos aparelhos posso ligar? | somos 5 em casa, dá conta? | dá pra família toda? |
    funciona com muitos aparelhos? | cai se tiver muita gente usando? | fica lento com vários celulares? |
    aguenta qtas pessoas usando | da pra ligar quantas tv ao mesmo tempo | se todo mundo usar junto trava? |
    com 5 celulares ligados fica lento? | serve pra quantas pessoas? | quantas pessoas podem usar? |
    quantos computadores | e se a família inteira usar ao mesmo tempo? | tenho 4 tvs e 5 celulares aguenta? |
    aguenta 4 tvs? | tem limite de aparelhos? | 500 mega da pra quantos celulares | conecta quantas coisas? |
    dá pra tv, celular e computador de uma vez?`,
  'streaming-inclusos': `
    o que vem incluso no plano? | vem com tv? | tem canal de tv junto? | dá pra ver futebol? |
    tem hbo no meu plano | o paramount vem de graça no plano? | vem hbo? | quais apps estão inclusos? |
    tem prime video? | quantas telas tem o globoplay? | qual plano tem globoplay | tem globoplay? |
    tem plano com streaming? | qual plano vem com globo play | tem netflix em algum? |
    a globo play ta inclusa? | o de 500 roda netflix? | posso assistir netflix? | quero netflix |
    quais streaming vem junto | tem hbo max incluso? | tem max? | streaming é pago a parte? | tem disney? |
    tem paramount?`,
  'streaming-ativar': `
    preciso criar conta no hbo? | já tenho conta no globoplay, como faço? | já assino hbo, e agora? |
    como usar os aplicativos inclusos? | como q entra no paramount | como ativo o globoplay dps |
    como faço pra ativar o paramount? | como entro no globoplay? | como vejo na tv o paramount |
    o streaming eu ativo onde | como libero o max? | ativação do streaming | quando libera o streaming? |
    como pego a senha do streaming? | como ativar o hbo`,
  'telefone-fixo': `
    tem plano com telefone? | combo internet e telefone | vem com linha telefonica | quero internet e fixo |
    ganho um número fixo? | precisa ter linha fixa? | tem combo com fixo? |
    Esses planos têm telefone fixo junto? | da pra ter fixo tambem no pacote | tem voip? | inclui fixo? |
    ligação ilimitada fixo?`,
} as const satisfies Record<string, string>
