/** What people remark on prices, bills and payment, and ask besides; a bar stands between two wordings. */

export const moneyWordings = {
  caro: `
    nossa que caro | nossa 230 conto num giga vei, ces tao doido | tá caro | achei salgado |
    isso pesa no meu bolso | ta muito caro isso ai | é caro? | saiu mais caro do que eu pensava |
    ficou mais caro do que eu esperava | o valor ficou alto | tá puxado pra mim | não cabe no meu bolso |
    achei caro | é muito dinheiro por mês | o preço subiu, não era isso | mais caro do que eu pago hoje`,
  pechincha: `
    faz um precinho melhor? | não tem nenhuma promoção? | e quem paga em dia não ganha um desconto não? |
    tira 10 reais que eu fecho agora | se eu pagar no pix ganho desconto igual? | tem algum desconto? |
    vocês fazem por 50? | se deixar por 60 eu fecho | tem como fazer o de 700 por 89,90? fecho agora |
    consegue abaixar o preço?`,
  'preco-concorrente': `
    na outra operadora é mais barato | a vivo me ofereceu por menos | vocês cobrem a oferta da concorrência? |
    a vivo me fez 85 no de 700, cobrem? | a oi tem 500 mega por 59 | na claro eu pago 70 reais |
    ta caro, a claro ta fazendo 500 por 79 | hoje pago 90 reais | a vivo faz por 80`,
  compensa: `
    compensa? | vale a pena esse plano? | será que compensa o maior? | será que vale pagar mais? |
    vale mais a pena qual? | esse plano vale o que custa? | tô na dúvida se vale pagar mais |
    vale a pena o de 2 giga? | tem vantagem em pegar o de cima?`,
  'mais-barato': `
    qual o plano mais em conta? | quero o menor preço que tiver | qual sai mais barato por mês? |
    tem algum bem baratinho? | qual o mínimo que eu pago? | qual o mais barato?`,
  'mais-pedido': `
    qual o mais pedido? | qual o plano mais vendido? | o que o pessoal mais pega? | qual sai mais? |
    qual todo mundo contrata? | qual plano é o mais escolhido? | qual vocês vendem mais? |
    qual o mais popular? | qual é o preferido dos clientes?`,
  comparar: `
    qual a diferença do 500 pro 700? | pega o de 500... nao, peraí, com 20 a mais tem o q? |
    será que vale a pena pegar o de 1 giga | compensa pagar a mais pelo streaming |
    pela diferença de preço vale pegar o maior | a diferença vale? | o que o 1 giga tem a mais que o 700? |
    o que tem a mais no 1 giga? | o 1 giga vem com o que a mais que o 700? |
    o 700 tem o que a menos que o 1 giga? | quais aplicativos o 1 giga tem a mais do que o 700 |
    o que eu perco se pegar o 500 em vez do 700? | qual a vantagem do 1 giga sobre o 700? |
    e o 1 giga, tem o que a mais? | comparar 500 e 1 Giga | o que o plano de 700 tem a mais que o de 500`,
  serve: `
    500 mega dá pra 5 pessoas? | tenho 2 tv e 4 celular, dá conta | aguenta três netflix ao mesmo tempo |
    eu trabalho em casa e o menino joga, vai ficar lento? | somos 4, meu filho joga | o 500 dá pra gente? |
    da pra conectar notebook tv e videogame | e pra jogar? | serve pra home office? |
    precisa de tantos mega só pra ver novela?`,
  'ver-planos': `
    quais planos vocês têm? | que velocidades tem? | me mostra as opções | vocês vendem de quantos mega? |
    tem plano de quanto? | gostaria de ver as opções | lista os planos pra mim | quero ver os planos |
    quais os planos de vcs? | quais são os planos que vocês tem`,
  'custo-total': `
    quanto dá no ano inteiro? | quanto gasto em 24 meses? | somando tudo quanto fica em um ano? |
    qual o custo total? | quanto vou pagar em 2 anos | qual sai mais barato somando o ano todo? |
    quanto fica 12 meses no total | quanto vou pagar no total?`,
  'sair-antes': `
    se eu sair com 6 meses quanto pago? | e se eu cancelar no quinto mês quanto fica? |
    quanto é a multa se eu sair depois de 8 meses? | saindo antes dos 12 meses pago quanto? |
    quanto pago pra sair no mês 10`,
  'outras-promocoes': `
    vocês fazem alguma promoção no mês do aniversário? | tem promoção de natal? | tem cupom de desconto? |
    se eu indicar alguém ganho desconto? | tem brinde? | tem código promocional? |
    aniversariante ganha alguma coisa? | idoso tem desconto? | vai ter promoção melhor? |
    tem promoção pra estudante?`,
  'meses-gratis': `
    tem mês grátis? | os primeiros meses são de graça? | a outra operadora dá dois meses grátis |
    ganho algum mês sem pagar? | lá o primeiro mês é grátis, aqui também? |
    o outro provedor oferece 60 dias sem pagar | não tem nenhum mês de bônus? | fico 60 dias sem pagar? |
    a concorrente cobre com 2 mensalidades free | me ofereceram os dois primeiros meses sem cobrar |
    vocês cobrem os meses grátis da concorrência? | a net tá dando 3 meses na faixa | vcs dão algum mês de graça`,
  imposto: `
    esses preços já são com imposto? | tem imposto em cima? | o valor já inclui os impostos? |
    esse preço é com tudo incluso? | cobram tributo por fora? | icms já está no preço?`,
  'primeira-fatura': `
    quando eu começo a pagar? | a primeira mensalidade é quando? | cobra alguma coisa hoje? |
    o primeiro mês é cobrado por inteiro? | paga alguma coisa agora? | mas já vai cobrar agora no ato? |
    que mês vem a primeira conta? | a primeira conta vem quando? | quando vem a primeira fatura? |
    já pago na hora de confirmar? | a 1ª fatura vem cheia ou proporcional | vai descontar alguma coisa agora? |
    vou pagar proporcional no primeiro mês? | pago alguma coisa agora? | quando começo a pagar?`,
  atraso: `
    o que acontece se eu não pagar? | se eu atrasar o pagamento corta a internet? |
    quanto é o juro por atraso? | se vencer no domingo ou feriado pago quando? |
    depois de quantos dias vocês suspendem o sinal? | se atrasar uns dias corta? |
    quantos dias de atraso corta? | e se atrasar quanto é a multa | esqueci de pagar, bloqueia na hora? |
    se atrasar tem juros? | e se não tiver dinheiro na conta no dia do débito? | e se não tiver saldo no dia?`,
  'como-chega-fatura': `
    a conta chega pelo correio? | o boleto vem em papel? | a fatura vem por onde? |
    como eu recebo a conta todo mês? | não entendo. boleto é papel? |
    pode mandar o boleto pelo correio? email não olho | O boleto chega em casa ou por e-mail? |
    é boleto impresso ou digital? | a fatura vem por email? | como chega a fatura? | a conta vem como?`,
  'fatura-antecedencia': `
    o boleto chega com quantos dias antes? | quanto tempo antes chega a fatura? |
    a fatura vem quantos dias antes do vencimento? | quando o boleto é enviado? | que dia chega a conta? |
    a conta chega perto do vencimento? | que dia vocês enviam a conta? | mandam o boleto antes de vencer? |
    quando fica pronto o boleto do mês? | quando fecha a fatura? | com que antecedência vem a fatura?`,
  'segunda-via': `
    como pego a segunda via? | onde tiro a 2 via do boleto? | vocês têm aplicativo pra ver a fatura? |
    tem app pra segunda via? | perdi a fatura, como pego outra? | onde vejo minhas faturas? | 2 via da conta |
    preciso da segunda via da fatura`,
  'um-vencimento-so': `
    posso dividir em duas vezes no mês? | dá pra pagar metade dia 5 e metade dia 20? |
    aceita pagar por quinzena? | Posso dividir em duas, metade dia 5 e metade dia 20?`,
  'dias-de-vencimento': `
    quais dias de vencimento tem? | quais as datas de vencimento? | posso pagar dia 8? |
    tem vencimento dia 30? | quais dias posso escolher? | só tem esses dias? | não tem outro dia? |
    por que não tem dia 8? | que dias vocês têm pra pagar?`,
  'dia-nao-muda-preco': `
    qual dia é mais barato? | o dia muda o preço? | tem diferença de valor pelo dia? |
    pagando dia 5 tem desconto? | se mudar o dia muda o valor?`,
  'o-que-e-vencimento': `
    o que é vencimento? | vencimento é o quê? | o que significa dia do vencimento? | como assim vencimento? |
    que dia é esse que vocês pedem? | como assim dia da conta | não sei o que colocar aqui, que data é essa |
    é o dia que a internet acaba? | esse dia é pra quê? | esse dia é de que | pra que serve essa data |
    nao entendi esse negocio de vencimento`,
  'o-que-e-debito': `
    o que é débito automático? | como funciona esse débito? | no débito o banco paga sozinho? |
    débito automático é no cartão? | não entendi esse negócio de débito | q isso débito |
    como funciona o débito automático?`,
  'sem-debito': `
    quanto fica pagando no boleto? | qual o valor sem o débito? | e na fatura normal, quanto é? |
    por que ta 69,99 se eu vi 59,99 na propaganda??? |
    aqui ta 149,99 mas no inicio vc falou 139,99!! é pegadinha? | qual a diferença de preço? |
    quanto fica se for no boleto? | ver sem débito | quanto fica o 1 giga no boleto? |
    quanto fica sem débito automático? | Qual é a vantagem? | e quanto é que muda no preço de um pro outro? |
    e sem débito automático quanto fica? | sem debito fica quanto?`,
  'cancelar-debito': `
    dá pra tirar do débito automático depois? | consigo voltar pro boleto mais tarde? |
    posso sair do automático quando quiser? | e se eu quiser parar de pagar por débito? |
    se eu escolher débito fico preso nele? | se eu por no debito agora posso tirar depois? |
    depois mudo pra fatura normal? | e se eu cancelar o débito depois? | posso cancelar o débito depois?`,
} as const satisfies Record<string, string>
